import { allAnimals, crabs, seahorses, shells, starfish } from '../../positions/animals';
import { crowdedAtoll, finished, handful, midGameA, midGameB, opening, startA, startB } from '../../positions/games';
import { fullest, levelSix } from '../../positions/heights';
import type { Scene } from '../scene';

/** Nothing is touched here. */
export const RESTING: readonly Scene[] = [
  { name: 'home', position: null, isPlain: true },
  { name: 'start-a', position: startA },
  { name: 'start-b', position: startB },
  { name: 'opening', position: opening },
  { name: 'mid-game-a', position: midGameA },
  { name: 'mid-game-b', position: midGameB },
  { name: 'level-six', position: levelSix },
  { name: 'fullest', position: fullest },
  { name: 'animals', position: allAnimals },
  { name: 'shells', position: shells },
  { name: 'crabs', position: crabs },
  { name: 'seahorses', position: seahorses },
  { name: 'starfish', position: starfish },
  { name: 'crowded-atoll', position: crowdedAtoll },
  { name: 'handful', position: handful },
  { name: 'finished', position: finished },
];
