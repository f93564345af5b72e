import { animals } from './each/animals';
import { discard } from './each/discard';
import { emptyBag } from './each/emptyBag';
import { exception } from './each/exception';
import { fullStore } from './each/fullStore';
import { jellyfish } from './each/jellyfish';
import { lay } from './each/lay';
import { levels } from './each/levels';
import { offer } from './each/offer';
import { refused } from './each/refused';
import { rounds } from './each/rounds';
import { choice, scoring } from './each/scoring';
import { take } from './each/take';
import { tie } from './each/tie';
import { water } from './each/water';
import type { Lesson } from './lesson';

/**
 * Where several are due at one moment the first comes, and the others when their moment comes again: so the first turn
 * stands before what happens seldom, and that before what comes round in every turn.
 */
export const LESSONS: readonly Lesson[] = [
  refused,
  tie,
  offer,
  take,
  lay,
  scoring,
  emptyBag,
  discard,
  fullStore,
  rounds,
  jellyfish,
  exception,
  choice,
  water,
  levels,
  animals,
];
