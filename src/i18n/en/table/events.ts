import type { ColourKey, VictoryKey } from '../../keys/table';
import { words } from './words';

/** What happened, for those who listen instead of looking. `who` is a name, `what` a lumino or a list of them. */
export const events = {
  startLaid: (who: string, left: ColourKey) => `${who} lays the start lumino, ${words.colour(left)} on the left.`,
  specialAction: (who: string, token: ColourKey, from: 'atoll' | 'display', count: number) =>
    `${who} gives back the ${words.colour(token)} jellyfish and swaps ${words.luminos(count)} of the ${from}.`,
  offered: (who: string, what: string) => `${who} offers: ${what}.`,
  limestoneTaken: (who: string, taken: number, left: number) => {
    if (left === 0) return `${who} takes ${taken} limestone.`;
    return taken === 0
      ? `${who} takes no limestone: the store is full.`
      : `${who} takes ${taken} limestone; ${left} did not fit.`;
  },
  takenFromDisplay: (who: string, what: string) => `${who} takes from the display: ${what}.`,
  takenFromAtoll: (who: string, what: string) => `${who} takes from the atoll: ${what}.`,
  drawnForAtoll: (what: string) => `New in the atoll: ${what}.`,
  drawnForDisplay: (who: string, what: string) => `New in ${who}’s display: ${what}.`,
  emergencyOpened: (count: number, isEnding: boolean) =>
    `The bag was empty: the emergency stack of ${words.luminos(count)} is open.${isEnding ? ' This is the last round.' : ''}`,
  bagRanDry: (missing: number) => `The bag is empty: ${words.luminos(missing)} could not be drawn.`,
  laid: (who: string, what: string, level: number, paid: number) =>
    `${who} lays on level ${level}: ${what}.${paid > 0 ? ` Paid ${paid} limestone.` : ''}`,
  discarded: (who: string, what: string, points: number) =>
    `${who} discards a lumino and loses ${words.points(points)}: ${what}.`,
  turnEnded: (who: string) => `${who} has ended the turn.`,
  scoringBegan: (round: number, isExtra: boolean) =>
    isExtra ? 'One more scoring phase before the end.' : `Round ${round}: the scoring phase begins.`,
  colourScored: (who: string, colour: ColourKey, points: number) =>
    `${who} scores ${words.colour(colour)}: ${words.points(points)}.`,
  passed: (who: string) => `${who} passes.`,
  octopusMoved: (to: string) => `The octopus goes to ${to}.`,
  turtleMoved: (round: number) => `Round ${round} begins.`,
  gameEnded: (winners: readonly string[], by: VictoryKey) => {
    const names = words.list(winners);
    if (by === 'sharing') return `The game is over: ${names} share the win.`;
    return `The game is over: ${names} wins${by === 'limestone' ? ', having more limestone' : ''}.`;
  },
  undone: 'Taken back.',
  undoneOf: (what: string) => `Taken back: ${what}.`,
  redone: 'Done again.',
};
