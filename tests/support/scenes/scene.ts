import type { CDPSession, Locator, Page } from '@playwright/test';
import type { Language } from '../../../src/i18n/languages';
import { formatRoute, type Route } from '../../../src/ui/app/address';
import { settle } from '../quiet.mjs';
import { fingers, middleOf } from '../touch.mjs';
import type { Kept } from './kept';
import { textsIn } from './texts';

/** One picture: which page, what was kept from earlier, and what is done there before it is taken. */
export interface Scene {
  readonly name: string;
  readonly route: Route;
  readonly kept?: Kept;
  /** Nothing is drawn here: the browser has no WebGL, or the page needs none. */
  readonly isPlain?: boolean;
  /** All there is to see is the board: tablets will do. */
  readonly isBoard?: boolean;
  /** Errors that are meant to happen. */
  readonly expected?: RegExp;
  /** Runs in the page before anything of ours does: what this browser lacks. */
  readonly lacking?: () => void;
  readonly prepare?: (stage: Stage) => Promise<void>;
}

export interface Stage {
  readonly page: Page;
  readonly session: CDPSession;
  readonly language: Language;
  readonly texts: ReturnType<typeof textsIn>;
  readonly finger: ReturnType<typeof fingers>;
  readonly settle: () => Promise<void>;
  /** Taps what reacts to pointers by itself, as a finger does. */
  readonly press: (button: Locator) => Promise<void>;
  /** Taps what the canvas draws, wherever the invisible button over it lies. */
  readonly touch: (drawn: Locator) => Promise<void>;
  /** For files that come out of a scene: where to put them. */
  readonly beside: string;
}

interface Behind {
  readonly page: Page;
  readonly session: CDPSession;
  readonly language: Language;
  readonly isPlain: boolean;
  readonly beside: string;
}

export function createStage({ page, session, language, isPlain, beside }: Behind): Stage {
  const finger = fingers(session);
  return {
    page,
    session,
    language,
    texts: textsIn(language),
    finger,
    settle: () => settle(page, !isPlain),
    press: (button) => button.tap(),
    async touch(drawn) {
      await drawn.scrollIntoViewIfNeeded();
      await finger.tap(await middleOf(drawn));
    },
    beside,
  };
}

export function addressOf(home: string, { route }: Scene): string {
  return home + formatRoute(route);
}

/** A position to be looked at. */
export function shown(position: string): Pick<Scene, 'route'> {
  return { route: { screen: 'table', position } };
}

/** Whoever comes back goes on with the game. */
export async function arrive({ page, press, settle: rest }: Stage): Promise<void> {
  await press(page.locator('.nextBanner button'));
  await rest();
}

/** The one thing that is to be done next. */
export function nextButton({ page }: Stage): Locator {
  return page.locator('.actions .filled');
}

export function luminoIn({ page }: Stage, place: 'atoll' | 'display', index: number): Locator {
  return page.locator(`.${place} .luminos button`).nth(index);
}
