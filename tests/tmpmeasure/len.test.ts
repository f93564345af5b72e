import { test } from 'vitest';
import { TABLES } from '../support/rules/randomGame';
import { codeOf, wholeGame } from '../support/storage/compactGames';
import { randomly } from '../support/policies';
import { linkCode } from '../bench/savesData';
import { decodeGame, encodeGame } from '../../src/storage/links/compact';
import { CHARACTERS } from '../../src/history/record';
test('len', () => {
  const show = (name: string, all: number[]) => { all.sort((a,b)=>a-b); console.log(name, 'n', all.length, 'median', all[all.length>>1], 'longest', all.at(-1)); };
  show('bench linkCode (4 players)', Array.from({length: 40}, (_, s) => linkCode(s).length));
  const games = TABLES.flatMap((t) => [1,2,3,4,5].map((s) => wholeGame(t, s, randomly)));
  show('all tables, people', games.map((g) => codeOf(g).length));
  show('all tables, all minds', games.map((g) => codeOf({...g, people: g.people.map((p, i) => ({...p, mind: {character: CHARACTERS[i%3], version: 1}}))}).length));
  const four = [1,2,3].map((seed) => wholeGame({ players: 4, side: 'A', scoreBoard: 'dark' }, seed, randomly));
  show('test "is short"', four.map((g) => codeOf(g).length));
  const t = performance.now(); for (const g of games) encodeGame(g); const t2 = performance.now();
  const codes = games.map(codeOf); const t3 = performance.now(); for (const c of codes) decodeGame(c);
  console.log('encode ms', (t2-t)/games.length, 'decode ms', (performance.now()-t3)/games.length);
}, 100000);
