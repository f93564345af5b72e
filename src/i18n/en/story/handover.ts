import type { EndingKey } from '../../keys/story';
import { words } from '../table/words';

/** When the tablet comes to the next player, and what the bag has to say. */
export const handover = {
  yourTurn: (who: string) => `It’s your turn, ${who}`,
  welcomeBack: 'Welcome back',
  isToMove: (who: string) => `It’s ${who}’s turn`,
  round: (round: number) => `Round ${round} of 10`,
  startLumino: 'Lay your start lumino',
  scoring: 'Coral scoring',
  extra: 'The last coral scoring',
  since: 'Since your last turn',
  /** A button that shows it again. */
  seeSince: 'See what happened since your last turn',
  lastly: 'What happened last',
  begins: (who: string) => `${who} has the octopus and begins.`,
  youBegin: 'You have the octopus, so you begin.',
  octopusForYou: 'The octopus swims to you.',
  ready: 'I’m ready',
  goOn: 'Continue',
  /** By the player who ended the turn. */
  takeBack: (who: string) => `${who}: I wasn’t done`,

  bagNews: 'News of the bag',
  bagEmpty: (isDry: boolean): string => (isDry ? 'The bag is empty' : 'The bag was empty'),
  emergency: (count: number) => `That is why the emergency stack goes into the bag: ${words.luminos(count)}.`,
  dry: 'Nothing is left to refill with: the atoll and the displays stay as they are for the rest of this round.',
  bagMeans: (ending: EndingKey) => BAG_MEANS[ending],
  understood: 'Got it',
};

const BAG_MEANS: Readonly<Record<EndingKey, string>> = {
  none: 'This is round 10, so everything goes on as always: this round is the last one anyway.',
  called:
    'This round is the last one. Play it to its end, with its scoring phase. Then comes one more scoring phase, and after that the game is over.',
  extra: 'This is the last scoring phase. After that the game is over.',
};
