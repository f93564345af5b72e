import { encodeGame } from '../../../../src/storage/links/compact';
import { FOUR, LIGHT, when } from '../games';
import { openedGame } from '../kept';
import { arrive, type Scene, type Stage } from '../scene';
import { SHELF } from '../shelf';

const GAMES = { route: { screen: 'games' }, kept: SHELF, isPlain: true } as const;

const playing = when(FOUR, ({ step, round }) => step.type === 'offer' && round === 5);
const code = codeOf(playing.record);
const wholeCode = codeOf(LIGHT.record);

/** Kept games: the list of them, watching one, sending one, and a storage in trouble. */
export const KEEPING: readonly Scene[] = [
  { name: 'games', ...GAMES, prepare: allSeen },
  {
    name: 'games-over',
    ...GAMES,
    async prepare(stage) {
      await showOver(stage);
    },
  },
  { name: 'games-tools', ...GAMES, prepare: openTools },
  {
    name: 'games-rename',
    ...GAMES,
    async prepare(stage) {
      await openTools(stage);
      await stage.press(stage.page.locator('.toolList .rename'));
      await stage.page.getByRole('textbox').fill('Sonntag bei Oma mit Kuchen und Kakao');
    },
  },
  {
    name: 'games-deleted',
    ...GAMES,
    async prepare(stage) {
      await openTools(stage);
      await stage.press(stage.page.locator('.toolList .remove'));
      await stage.page.getByRole('button', { name: stage.texts.games.bringBack }).waitFor();
    },
  },
  {
    name: 'games-removed',
    ...GAMES,
    async prepare(stage) {
      const { page, press, texts } = stage;
      await openTools(stage);
      await press(page.locator('.toolList .remove'));
      await press(page.getByRole('button', { name: texts.games.over('2'), exact: true }));
      await openTools(stage);
      await press(page.locator('.toolList .remove'));
      await press(page.getByRole('button', { name: texts.games.deleted('2'), exact: true }));
      await page.getByText(texts.games.deletedStay).waitFor();
      await allSeen(stage);
    },
  },
  {
    name: 'games-refused',
    ...GAMES,
    async prepare(stage) {
      await allSeen(stage);
      const files = ['a', 'b'].map((name) => ({
        name: `${name}.txt`,
        mimeType: 'text/plain',
        buffer: Buffer.from('?'),
      }));
      await stage.page.locator('input[type="file"]').setInputFiles(files);
      await stage.page.getByText(stage.texts.games.nothingWritten(2)).waitFor();
    },
  },
  { name: 'games-empty', route: { screen: 'games' }, isPlain: true },
  {
    name: 'share',
    ...GAMES,
    async prepare(stage) {
      await openTools(stage);
      await stage.press(stage.page.locator('.toolList .share'));
      await stage.page.getByRole('dialog', { name: stage.texts.share.title }).waitFor();
    },
  },
  { name: 'shared', route: { screen: 'shared', code }, isPlain: true, prepare: headed },
  { name: 'shared-over', route: { screen: 'shared', code: wholeCode }, isPlain: true, prepare: headed },
  { name: 'shared-damaged', route: { screen: 'shared', code: code.slice(3) }, isPlain: true, prepare: headed },
  { name: 'replay', ...watched(40) },
  { name: 'replay-scoring', ...watched(LIGHT.past.findIndex(({ move }) => move.type === 'score') + 1) },
  { name: 'replay-end', ...watched(LIGHT.past.length) },
  {
    name: 'backup-only',
    ...openedGame(playing),
    lacking: noDatabase,
    async prepare(stage) {
      await arrive(stage);
      await stage.page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'kept-nowhere',
    route: { screen: 'home' },
    isPlain: true,
    lacking: noStorage,
    prepare: ({ page }) => page.getByRole('alert').waitFor(),
  },
  {
    name: 'other-tab',
    ...openedGame(playing),
    isPlain: true,
    async prepare({ page, texts }) {
      // It is open here: until then the other tab would be the first.
      await page.locator('main.table').waitFor();
      const other = await page.context().newPage();
      await other.goto(page.url());
      await other.getByRole('button', { name: texts.storage.takeOver }).click();
      await page.getByRole('heading', { name: texts.storage.taken }).waitFor();
      await other.close();
      await page.bringToFront();
    },
  },
];

function codeOf(record: Parameters<typeof encodeGame>[0]): string {
  const text = encodeGame(record);
  if (text === null) throw new Error('there is no code for this game');
  return text;
}

/** Games are played through one after the other before they have a picture. */
async function allSeen({ page }: Stage): Promise<void> {
  await page.waitForFunction(() => {
    const looks = [...document.querySelectorAll('.gameCard .look')];
    return looks.length > 0 && looks.every((look) => look.firstElementChild !== null);
  });
}

async function openTools(stage: Stage): Promise<void> {
  await allSeen(stage);
  await stage.press(stage.page.locator('.gameCard .more').first());
  await stage.page.locator('.toolList').waitFor();
}

async function showOver(stage: Stage): Promise<void> {
  await stage.press(stage.page.getByRole('button', { name: stage.texts.games.over('2'), exact: true }));
  await allSeen(stage);
}

async function headed({ page }: Stage): Promise<void> {
  await page.locator('h1').waitFor();
}

/** A whole game, at that step of it. */
function watched(step: number): Omit<Scene, 'name'> {
  const { kept } = openedGame(LIGHT);
  return {
    route: { screen: 'replay', id: 'shown' },
    kept,
    async prepare({ page, texts }) {
      await page.getByRole('slider', { name: texts.replay.slider }).fill(String(step));
    },
  };
}

/** Both run in the page. */
function noDatabase(): void {
  Object.defineProperty(window, 'indexedDB', { value: undefined });
}

function noStorage(): void {
  Object.defineProperty(window, 'indexedDB', { value: undefined });
  Object.defineProperty(navigator, 'storage', { value: undefined });
  Storage.prototype.setItem = () => {
    throw new DOMException('no storage here', 'SecurityError');
  };
  Object.defineProperty(window, 'localStorage', {
    get: () => {
      throw new DOMException('no storage here', 'SecurityError');
    },
  });
}
