import type { GameState } from '../../src/rules/state';
import { formatPosition } from '../../src/rules/text/position';
import { answersOf, mindQuestions, puzzleAnswers, puzzleQuestions } from '../support/bots/questions';
import { greedily } from '../support/policies';
import { codeOf, wholeGame } from '../support/storage/compactGames';
import { HOME_TEXTS, SETUP_TEXTS, SHARE_TEXTS } from '../support/texts';
import { until } from '../support/waiting.mjs';
import type { Driver } from './driver';
import { tapUntil } from './fingers';
import { goOn, makeMove } from './moves';
import { planGame, SEED } from './plan';
import { positionIn } from './position';

/** Where the app is served, until it is not any more. */
export interface Server {
  readonly address: string;
  stop(): Promise<void>;
}

export interface Step {
  readonly name: string;
  run(): Promise<void>;
}

/** What a family does with the app on the first evening, and without a network from the second step on. */
export function eveningSteps(driver: Driver, server: Server): readonly Step[] {
  const { dealt, starts, turn } = planGame();
  const shared = wholeGame({ players: 3, side: 'B', scoreBoard: 'light' }, 4, greedily);
  let gameAddress = '';
  return [
    {
      name: 'first visit: the home screen is there',
      async run() {
        await driver.goto(server.address);
        await until('the home screen', () => driver.evaluate(hasButton, '.homeWays button'));
        await driver.evaluate(settle, { 'lumicora.language': 'en', 'lumicora.motion': 'off' });
      },
    },
    {
      name: 'the service worker is installed and in charge',
      async run() {
        await until('an active service worker', () => driver.evaluate(workerState, null).then(isActivated));
        // A service worker that does not claim its pages controls them after the next load.
        if (!(await driver.evaluate(isControlled, null))) await driver.reload();
        await until('a page in the hands of the service worker', () => driver.evaluate(isControlled, null));
      },
    },
    {
      name: 'the server is stopped: what is not kept here cannot be had',
      async run() {
        if (!(await driver.evaluate(canFetch, 'asked-before'))) throw new Error('the server was not there before');
        await server.stop();
        if (await driver.evaluate(canFetch, 'asked-after')) throw new Error('something still answers');
      },
    },
    {
      name: 'cold start without a network',
      async run() {
        await driver.restart();
        await driver.goto(server.address);
        await until('the home screen', () => driver.evaluate(hasButton, '.homeWays button'));
      },
    },
    {
      name: 'a new game through the screens',
      async run() {
        await driver.evaluate(seedChance, SEED);
        const isAt = (hash: string) => () => driver.evaluate((start) => location.hash.startsWith(start), hash);
        await tapUntil(driver, { selector: 'button', text: HOME_TEXTS.en.play }, 'the set-up', isAt('#/setup'));
        // The deal of a first game is chosen, and lessons would lie over the table.
        const isPlain = () => driver.evaluate(isUnchecked, '.firstGameChoice input');
        await tapUntil(driver, { selector: '.firstGameChoice .switchCard' }, 'a game without lessons', isPlain);
        const play = { selector: '.setup footer button', text: SETUP_TEXTS.en.play };
        await tapUntil(driver, play, 'the table', isAt('#/game/'));
        await expectPosition(driver, dealt);
        await expectPicture(driver);
        gameAddress = await driver.evaluate(() => location.href, null);
      },
    },
    {
      name: 'start luminos laid on the canvas',
      async run() {
        for (const turning of starts) await makeMove(driver, turning);
      },
    },
    {
      name: 'a whole turn on the canvas',
      async run() {
        for (const turning of turn) await makeMove(driver, turning);
      },
    },
    {
      name: 'loaded again: the same position',
      async run() {
        const before = await driver.evaluate(sight, null);
        await driver.reload();
        await expectResumed(driver, lastOf(turn).played.state, before);
      },
    },
    {
      name: 'cold start with the link of the game: the same position',
      async run() {
        const before = await driver.evaluate(sight, null);
        await driver.restart();
        await driver.goto(gameAddress);
        await expectResumed(driver, lastOf(turn).played.state, before);
      },
    },
    {
      name: 'the minds answer 50 questions as they do in Node',
      async run() {
        const questions = mindQuestions(50);
        await driver.evaluate(askMinds, questions);
        await until('50 answers', () => driver.evaluate(() => Reflect.get(window, 'answers')?.length === 50, null));
        const answers = await driver.evaluate(() => JSON.stringify(Reflect.get(window, 'answers')), null);
        const wanted = JSON.stringify(answersOf(questions));
        if (answers !== wanted) throw new Error(`other answers than in Node:\n${answers}\n${wanted}`);
      },
    },
    {
      name: 'the puzzle of a day is the one that Node finds, and a turn of it is worth the same',
      async run() {
        const questions = puzzleQuestions();
        await driver.evaluate(askPuzzles, questions);
        await until(
          'a puzzle and a worth',
          () => driver.evaluate((count) => Reflect.get(window, 'puzzles')?.length === count, questions.length),
          600_000,
        );
        const answers = await driver.evaluate(() => JSON.stringify(Reflect.get(window, 'puzzles')), null);
        const wanted = JSON.stringify(puzzleAnswers(questions));
        if (answers !== wanted) throw new Error(`others than in Node:\n${answers}\n${wanted}`);
      },
    },
    {
      name: 'a link with a whole game shows it',
      async run() {
        await driver.goto('about:blank');
        await driver.goto(`${server.address}#/shared/${codeOf(shared)}`);
        const wanted = [SHARE_TEXTS.en.heading, ...shared.people.map(({ name }) => name)];
        await until(`a page with ${wanted.join(', ')}`, async () => {
          const seen = await driver.evaluate(() => document.querySelector('.sharedPage')?.textContent ?? '', null);
          return wanted.every((each) => seen.includes(each));
        });
      },
    },
  ];
}

async function expectPosition(driver: Driver, state: GameState): Promise<void> {
  const wanted = formatPosition(state);
  await until(`the position ${wanted}`, async () => (await positionIn(driver)) === wanted);
}

/** By WebGL: without it the canvas is missing. */
async function expectPicture(driver: Driver): Promise<void> {
  await until('a drawn table', () => driver.evaluate(() => document.querySelector('.board canvas') !== null, null));
}

/** Kept as the rules say, and shown as before. */
async function expectResumed(driver: Driver, state: GameState, before: string): Promise<void> {
  await expectPicture(driver);
  await expectPosition(driver, state);
  await until('the same sight as before', async () => (await driver.evaluate(sight, null)) === before);
  await goOn(driver);
}

function lastOf<Item>(items: readonly Item[]): Item {
  return items[items.length - 1];
}

function isActivated(state: string): boolean {
  return state === 'activated';
}

/** Runs in the page. */
function hasButton(selector: string): boolean {
  const button = document.querySelector<HTMLButtonElement>(selector);
  return button !== null && !button.disabled;
}

/** Runs in the page. */
function isUnchecked(selector: string): boolean {
  return document.querySelector<HTMLInputElement>(selector)?.checked === false;
}

/** Runs in the page: taps must find what they are meant for, and words be known. */
function settle(settings: Readonly<Record<string, string>>): void {
  for (const [key, value] of Object.entries(settings)) localStorage.setItem(key, value);
}

/** Runs in the page. */
async function workerState(): Promise<string> {
  const registration = await navigator.serviceWorker.getRegistration();
  return registration?.active?.state ?? 'none';
}

/** Runs in the page. */
function isControlled(): boolean {
  return navigator.serviceWorker.controller !== null;
}

/** Runs in the page: asks the server for an address that no cache can hold. */
function canFetch(name: string): Promise<boolean> {
  return fetch(`./${name}?${Math.random()}`, { cache: 'no-store' }).then(
    () => true,
    () => false,
  );
}

/** Runs in the page: one number alone is a seed and comes as wanted; several make the name of a game. */
function seedChance(seed: number): void {
  const random = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (array) => {
    if (!(array instanceof Uint32Array) || array.length > 1) return random(array);
    array[0] = seed;
    return array;
  };
}

/** Runs in the page: the worker that thinks, as it is kept for playing without a network, gets one question after the other. */
async function askMinds(questions: readonly { readonly id: number }[]): Promise<void> {
  const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
  const found = requests.flat().find(({ url }) => url.includes('/mindWorker'));
  if (found === undefined) throw new Error('no worker that thinks is kept');
  const worker = new Worker(found.url, { type: 'module' });
  const answers: unknown[] = [];
  Reflect.set(window, 'answers', answers);
  worker.onmessage = ({ data }: MessageEvent<{ readonly id: number; readonly move: unknown }>) => {
    answers[data.id] = data.move;
    if (answers.length < questions.length) worker.postMessage(questions[answers.length]);
    else worker.terminate();
  };
  worker.postMessage(questions[0]);
}

/** Runs in the page: the same worker finds a puzzle and measures a turn; what it tells on the way is left out. */
async function askPuzzles(questions: readonly { readonly type: string }[]): Promise<void> {
  const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
  const found = requests.flat().find(({ url }) => url.includes('/mindWorker'));
  if (found === undefined) throw new Error('no worker that thinks is kept');
  const worker = new Worker(found.url, { type: 'module' });
  const answers: unknown[] = [];
  Reflect.set(window, 'puzzles', answers);
  worker.onmessage = ({ data }: MessageEvent<{ readonly type: string }>) => {
    if (data.type === 'progress') return;
    answers.push(data);
    if (answers.length < questions.length) worker.postMessage(questions[answers.length]);
    else worker.terminate();
  };
  worker.postMessage(questions[0]);
}

/** Runs in the page: what is seen of a position, in words. */
function sight(): string {
  const named = ['.player', '.atoll .luminos button', '.display .luminos button', '[data-field]'];
  return [
    document.querySelector('.turtle > span')?.textContent,
    ...named.flatMap((each) => [...document.querySelectorAll(each)].map((one) => one.getAttribute('aria-label'))),
  ].join('\n');
}
