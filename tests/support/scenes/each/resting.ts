import { allAnimals, crabs, seahorses, shells, starfish } from '../../positions/animals';
import { crowdedAtoll, finished, handful, midGameA, midGameB, opening, startA, startB } from '../../positions/games';
import { fullest, levelSix } from '../../positions/heights';
import { type Scene, shown } from '../scene';

/** Nothing is touched here. */
export const RESTING: readonly Scene[] = [
  { name: 'start-a', ...shown(startA) },
  { name: 'start-b', ...shown(startB) },
  { name: 'opening', ...shown(opening) },
  { name: 'mid-game-a', ...shown(midGameA) },
  { name: 'mid-game-b', ...shown(midGameB) },
  { name: 'level-six', ...shown(levelSix) },
  { name: 'fullest', ...shown(fullest) },
  { name: 'animals', ...shown(allAnimals) },
  { name: 'shells', ...shown(shells) },
  { name: 'crabs', ...shown(crabs) },
  { name: 'seahorses', ...shown(seahorses) },
  { name: 'starfish', ...shown(starfish) },
  { name: 'crowded-atoll', ...shown(crowdedAtoll) },
  { name: 'handful', ...shown(handful) },
  { name: 'finished', ...shown(finished) },
];
