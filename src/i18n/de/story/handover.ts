import type { handover as en } from '../../en/story/handover';
import type { EndingKey } from '../../keys/story';
import { words } from '../table/words';

export const handover: typeof en = {
  yourTurn: (who) => `Du bist dran, ${who}`,
  welcomeBack: 'Willkommen zurück',
  isToMove: (who) => `${who} ist dran`,
  round: (round) => `Runde ${round} von 10`,
  startLumino: 'Leg dein Start-Lumino',
  scoring: 'Korallenwertung',
  extra: 'Die letzte Korallenwertung',
  since: 'Seit deinem letzten Zug',
  seeSince: 'Noch einmal sehen, was seit deinem letzten Zug geschah',
  lastly: 'Was zuletzt geschah',
  begins: (who) => `${who} hat den Oktopus und fängt an.`,
  youBegin: 'Du hast den Oktopus und fängst an.',
  octopusForYou: 'Der Oktopus schwimmt zu dir.',
  ready: 'Los geht’s',
  goOn: 'Weiter geht’s',
  takeBack: (who) => `${who}: Ich war noch nicht fertig`,

  bagNews: 'Neues vom Beutel',
  bagEmpty: (isDry) => (isDry ? 'Der Beutel ist leer' : 'Der Beutel war leer'),
  emergency: (count) => `Darum kommt der Notfallstapel in den Beutel: ${words.luminos(count)}.`,
  dry: 'Zum Auffüllen ist nichts mehr da: Atoll und Auslagen bleiben für den Rest dieser Runde, wie sie sind.',
  bagMeans: (ending) => BAG_MEANS[ending],
  understood: 'Alles klar',
};

const BAG_MEANS: Readonly<Record<EndingKey, string>> = {
  none: 'Ihr seid schon in Runde 10, darum ändert sich sonst nichts: Diese Runde ist ohnehin die letzte.',
  called:
    'Diese Runde ist die letzte. Spielt sie zu Ende, mit ihrer Wertungsphase. Dann kommt noch eine Wertungsphase, und danach ist die Partie zu Ende.',
  extra: 'Das ist die letzte Wertungsphase. Danach ist die Partie zu Ende.',
};
