import type { Motion } from '../../board/view';
import type { GameEvent } from '../../rules/events';

/** Everything that can be heard. */
export type Sound = 'tick' | 'slide' | 'pebble' | 'thud' | 'drop' | 'chord' | 'turn' | 'finale';

/** One sound, `at` seconds from now, higher or lower than usual by the factor `pitch`. */
export interface Cue {
  readonly sound: Sound;
  readonly at: number;
  readonly pitch: number;
}

/** In seconds: until a lumino that moves has landed, and from one drawn lumino to the next. */
interface Pace {
  readonly landing: number;
  readonly gap: number;
}

/** As fast as the board moves; where it does not, drops still fall one after the other. */
const PACES: Readonly<Record<Motion, Pace>> = {
  off: { landing: 0, gap: 0.09 },
  fade: { landing: 0.05, gap: 0.09 },
  brisk: { landing: 0.18, gap: 0.09 },
  calm: { landing: 0.26, gap: 0.14 },
};

/** How long a sound is alone before the sound of the next event is heard. */
const ROOM: Readonly<Record<Exclude<Sound, 'drop'>, number>> = {
  tick: 0.14,
  slide: 0.16,
  pebble: 0.08,
  thud: 0.2,
  turn: 0.34,
  chord: 0.6,
  finale: 0,
};

/** All drops of one move fall within this. */
const SHOWER = 0.8;
/** No two drops of water, or pebbles, sound alike. */
const PITCHES = [1, 1.13, 0.93, 1.06, 0.97, 1.19];

/** What is heard when sound is turned on: a drop, and a lumino laid. */
export const SAMPLE: readonly Cue[] = [
  { sound: 'drop', at: 0, pitch: 1 },
  { sound: 'tick', at: 0.3, pitch: 1 },
];

/** What a move sounds like. */
export function cuesFor(events: readonly GameEvent[], motion: Motion): readonly Cue[] {
  const { landing, gap } = PACES[motion];
  const sounds = events.flatMap(soundsOf);
  const drops = sounds.filter((sound) => sound === 'drop').length;
  const room = { ...ROOM, drop: Math.min(gap, SHOWER / Math.max(1, drops)) };
  let at = landing;
  return sounds.map((sound, index) => {
    const cue = { sound, at, pitch: varies(sound) ? PITCHES[index % PITCHES.length] : 1 };
    at += room[sound];
    return cue;
  });
}

function varies(sound: Sound): boolean {
  return sound === 'drop' || sound === 'pebble';
}

function soundsOf(event: GameEvent): readonly Sound[] {
  switch (event.type) {
    case 'startLaid':
    case 'laid':
      return ['tick'];
    case 'offered':
    case 'takenFromDisplay':
    case 'takenFromAtoll':
      return ['slide'];
    case 'limestoneTaken':
      return Array<Sound>(event.taken).fill('pebble');
    case 'drawn':
      return Array<Sound>(event.luminos.length).fill('drop');
    case 'specialAction':
    case 'discarded':
      return ['thud'];
    case 'turnEnded':
    case 'passed':
      return ['turn'];
    case 'colourScored':
      return ['chord'];
    case 'gameEnded':
      return ['finale'];
    case 'emergencyOpened':
    case 'bagRanDry':
    case 'scoringBegan':
    case 'octopusMoved':
    case 'turtleMoved':
      return [];
  }
}
