import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../src/i18n/languages';

import { storyOf } from '../../../src/ui/story/story';
import type { StoryItem } from '../../../src/ui/story/storyItem';
import { chapterTitle, phaseName, sentenceOf } from '../../../src/ui/story/storySentences';
import { lumino, luminos } from '../../support/rules/names';
import { TABLES } from '../../support/rules/randomGame';
import { shortGame, wholeGame } from '../../support/storyGames';
import { OFFERING, SCORING, STARTING } from '../../support/tablePositions';
import { STORY_TEXTS, TABLE_TEXTS } from '../../support/texts';

const WORDS = {
  en: { table: TABLE_TEXTS.en, story: STORY_TEXTS.en, people: [] },
  de: { table: TABLE_TEXTS.de, story: STORY_TEXTS.de, people: [] },
};

/** The sentence of the second player's item. */
function say(language: 'en' | 'de', item: StoryItem): string {
  const { who, text } = sentenceOf(WORDS[language], 1, item);
  // A number never stands alone at the beginning of a line.
  return (who === null ? text : `${who} ${text}`).replaceAll('\u00a0', ' ');
}

const ACTION: StoryItem = { type: 'action', offered: lumino('p5o1'), taken: null };
const SCORED: StoryItem = { type: 'scored', score: { colour: 'pink', levels: [], points: 11 }, limestone: 4 };

const TOLD: readonly (readonly [StoryItem, string, string])[] = [
  [
    { type: 'start', left: 'yellow', right: 'pink' },
    'Player 2 lays the start lumino: yellow on the left, pink on the right.',
    'Person 2 legt das Start-Lumino: Gelb nach links, Pink nach rechts.',
  ],
  [{ type: 'hint' }, 'Player 2 asked for a hint.', 'Person 2 hat um einen Tipp gebeten.'],
  [{ type: 'lessonsOff' }, 'From here on without lessons.', 'Ab hier ohne Erklärungen.'],
  [ACTION, 'Player 2 offers pink 5.', 'Person 2 bietet Pink 5 an.'],
  [
    { ...ACTION, taken: { type: 'atoll', luminos: luminos('b6o1,b4o1') } },
    'Player 2 offers pink 5 and takes two blue luminos (4 and 6) from the atoll.',
    'Person 2 bietet Pink 5 an und nimmt zwei blaue Luminos (4 und 6) aus dem Atoll.',
  ],
  [
    { ...ACTION, taken: { type: 'atoll', luminos: luminos('b3c1') } },
    'Player 2 offers pink 5 and takes blue 3 with a crab from the atoll.',
    'Person 2 bietet Pink 5 an und nimmt Blau 3 mit Krabbe aus dem Atoll.',
  ],
  [
    { ...ACTION, offered: null, taken: { type: 'atoll', luminos: luminos('b4o1') } },
    'Player 2 takes blue 4 from the atoll.',
    'Person 2 nimmt Blau 4 aus dem Atoll.',
  ],
  [
    { ...ACTION, taken: { type: 'display', lumino: lumino('g4o1') } },
    'Player 2 offers pink 5 and takes green 4 from the display.',
    'Person 2 bietet Pink 5 an und nimmt Grün 4 aus der Auslage.',
  ],
  [
    { ...ACTION, taken: { type: 'limestone', count: 5, left: 0 } },
    'Player 2 offers pink 5 and takes 5 limestone.',
    'Person 2 bietet Pink 5 an und nimmt 5 Kalksteine.',
  ],
  [
    { ...ACTION, taken: { type: 'limestone', count: 4, left: 1 } },
    'Player 2 offers pink 5 and takes 4 limestone (1 more did not fit).',
    'Person 2 bietet Pink 5 an und nimmt 4 Kalksteine (1 passte nicht mehr hinein).',
  ],
  [
    { type: 'special', from: 'atoll', given: luminos('b4o1,p3s1'), drawn: luminos('g5o1,y1t1') },
    'Player 2 gives away a jellyfish and swaps blue 4 and pink 3 of the atoll for green 5 and yellow 1.',
    'Person 2 gibt eine Qualle ab und tauscht im Atoll Blau 4 und Pink 3 gegen Grün 5 und Gelb 1.',
  ],
  [
    { type: 'special', from: 'atoll', given: luminos('b4o1,b4o2,b4o3,b4o4,b5o1'), drawn: luminos('y4o1') },
    'Player 2 gives away a jellyfish and swaps 5 luminos of the atoll.',
    'Person 2 gibt eine Qualle ab und tauscht 5 Luminos im Atoll.',
  ],
  [
    {
      type: 'lays',
      lays: [
        { lumino: lumino('b4o1'), level: 2, paid: 0 },
        { lumino: lumino('b3c1'), level: 1, paid: 2 },
      ],
    },
    'Blue 4 goes to level 2 and blue 3 with a crab to level 1 for 2 limestone.',
    'Blau 4 kommt auf Ebene 2 und Blau 3 mit Krabbe auf Ebene 1 für 2 Kalksteine.',
  ],
  [
    { type: 'discards', luminos: luminos('g4o1'), points: 1 },
    'Green 4 is discarded: −1 point.',
    'Grün 4 wird abgeworfen: −1 Punkt.',
  ],
  [
    { type: 'discards', luminos: luminos('g4o1,g5o1'), points: 2 },
    'Green 4 and green 5 are discarded: −2 points.',
    'Grün 4 und Grün 5 werden abgeworfen: −2 Punkte.',
  ],
  [SCORED, 'Player 2 scores pink: 11 points and 4 limestone.', 'Person 2 wertet Pink: 11 Punkte und 4 Kalksteine.'],
  [{ ...SCORED, limestone: 0 }, 'Player 2 scores pink: 11 points.', 'Person 2 wertet Pink: 11 Punkte.'],
  [{ type: 'octopus', to: 0 }, 'The octopus swims to Player 1.', 'Der Oktopus schwimmt zu Person 1.'],
  [
    { type: 'emergency', luminos: 6, ending: 'called' },
    'The bag was empty: the emergency stack with 6 luminos goes in. This round is the last one.',
    'Der Beutel war leer: Der Notfallstapel mit 6 Luminos kommt hinein. Diese Runde ist die letzte.',
  ],
  [
    { type: 'dry', missing: 2, ending: 'none' },
    'The bag is empty: 2 luminos could not be drawn.',
    'Der Beutel ist leer: 2 Luminos ließen sich nicht ziehen.',
  ],
  [
    { type: 'takenBack', moves: 2 },
    'With everyone’s consent 2 steps were taken back here.',
    'Alle waren einverstanden: Hier wurden 2 Schritte zurückgenommen.',
  ],
  [
    { type: 'victory', victory: { winners: [0, 1], by: 'sharing' } },
    'The game is over: Player 1 and Player 2 share the win.',
    'Die Partie ist zu Ende: Person 1 und Person 2 teilen sich den Sieg.',
  ],
];

test.each(TOLD)('%j', (item, en, de) => {
  expect([say('en', item), say('de', item)]).toEqual([en, de]);
});

describe.each(LANGUAGES)('in %s', (language) => {
  test('whole games are told in sentences', () => {
    const games = [...TABLES.map((table, index) => wholeGame(table, index)), shortGame()];
    const told = new Set<StoryItem['type']>();
    for (const { past, state } of games) {
      for (const chapter of storyOf(past, [{ at: 9, note: { type: 'takenBack', moves: 1 } }], state)) {
        expect(chapterTitle(STORY_TEXTS[language], chapter)).toMatch(/^[A-ZÄÖÜ]/);
        for (const { items } of chapter.turns) {
          for (const item of items) {
            told.add(item.type);
            expect(say(language, item)).toMatch(/^[A-ZÄÖÜ][^_]*\w{2}[^_]*\.$/);
            expect(say(language, item)).not.toMatch(/undefined|null|NaN|\[object|=>| {2}/);
          }
        }
      }
    }
    expect([...told].sort()).toEqual(
      [
        ...['action', 'discards', 'drawn', 'emergency', 'final', 'lays', 'octopus', 'passed'],
        ...['scored', 'special', 'start', 'takenBack', 'victory'],
      ].sort(),
    );
  });

  test('nothing is left empty', () => {
    for (const part of Object.values(STORY_TEXTS[language])) {
      for (const text of Object.values(part)) if (typeof text === 'string') expect(text).toMatch(/\S/);
    }
  });
});

test('a number stays with its colour and with its level', () => {
  const lays: StoryItem = { type: 'lays', lays: [{ lumino: lumino('b4o1'), level: 2, paid: 0 }] };
  expect(sentenceOf(WORDS.en, 0, lays).text).toBe('Blue\u00a04 goes to level\u00a02.');
  expect(sentenceOf(WORDS.de, 0, lays).text).toBe('Blau\u00a04 kommt auf Ebene\u00a02.');
});

test.each([
  [STARTING, 'Lay your start lumino', 'Leg dein Start-Lumino'],
  [OFFERING, 'Round 4 of 10', 'Runde 4 von 10'],
  [SCORING, 'Round 4 of 10 · Coral scoring', 'Runde 4 von 10 · Korallenwertung'],
  [{ ...SCORING, ending: 'extra' as const }, 'The last coral scoring', 'Die letzte Korallenwertung'],
])('what is about to be done is said in few words', (state, en, de) => {
  expect([phaseName(STORY_TEXTS.en, state), phaseName(STORY_TEXTS.de, state)]).toEqual([en, de]);
});
