// What the rules call things. The texts may import nothing, so these unions stand here once more; handing over a word
// that the rules do not know fails to compile where ui calls them.
export type ColourKey = 'yellow' | 'pink' | 'green' | 'blue';
export type AnimalKey = 'shell' | 'crab' | 'seahorse' | 'starfish';
export type TokenKey = 'coral' | 'jellyfish' | 'gone';
export type PlaceKey = 'hand' | 'display' | 'atoll';
export type StepKey = 'start' | 'offer' | 'act' | 'settle' | 'score' | 'over';
export type BaseKey = 'water' | 'limestone' | 'start';
export type VictoryKey = 'points' | 'limestone' | 'sharing';
