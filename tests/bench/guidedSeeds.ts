/** `npm run seeds`: searches deals for first games, to be written into src/store/lessons/seeds.ts. */
import { PLAYER_COUNTS } from '../../src/rules/state';
import { dealProblems, lessonsByRound } from '../support/lessons/goodDeal';

/** Of that many good deals the one whose first rounds have lessons most evenly. */
const CANDIDATES = 30;
const ROUNDS = 4;

for (const players of PLAYER_COUNTS) {
  for (const hasCharacters of [false, true]) {
    const good: number[] = [];
    let seed = 0;
    while (good.length < CANDIDATES) if (dealProblems(players, hasCharacters, ++seed).length === 0) good.push(seed);
    const paces = good.map((each) => ({ seed: each, lessons: lessonsByRound(players, hasCharacters, each, ROUNDS) }));
    const best = paces.reduce((least, each) => (Math.max(...each.lessons) < Math.max(...least.lessons) ? each : least));
    const table = `${players} players, ${hasCharacters ? 'with' : 'without'} characters`;
    const figures = best.lessons.map((count) => count.toFixed(1)).join(', ');
    console.log(`${table}: seed ${best.seed}, lessons in rounds 1 to ${ROUNDS}: ${figures} (of ${seed} seeds tried)`);
  }
}
