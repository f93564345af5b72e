import type { ComponentType } from 'preact';
import type { GameState } from '../../rules/state';

/** What a panel beside a game is told about it. */
export interface PanelProps {
  readonly state: GameState;
  /** Luminos are being chosen for a special action. */
  readonly isSpecial: boolean;
}

/** What other screens have to show in a panel beside a game. It comes when it is asked for: most games never open it. */
export const PANELS: Readonly<Record<'guide' | 'settings', () => Promise<ComponentType<PanelProps>>>> = {
  guide: () => import('../screens/guide/GuidePanel').then(({ GuidePanel }) => GuidePanel),
  settings: () => import('../screens/settings/Settings').then(({ Settings }) => Settings),
};
