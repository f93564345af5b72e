import type { AnalysisTexts } from '../en/analysis';
import { words } from './table/words';

const DECIMAL = new Intl.NumberFormat('de', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const SIGNED = new Intl.NumberFormat('de', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});

export const analysis: AnalysisTexts = {
  heading: 'Rückblick',
  open: 'Rückblick',
  toResult: 'Zum Ergebnis',
  toReplay: 'Schritt für Schritt ansehen',

  unfinished: 'Diese Partie ist noch nicht zu Ende',
  unfinishedMeans: 'Sobald sie es ist, könnt ihr hier auf sie zurückblicken.',
  noStory: 'Die Züge dieser Partie sind nicht bekannt',
  noStoryMeans: 'Sie kam ohne sie auf dieses Gerät. Deshalb gibt es hier nichts zu sehen.',
  toGame: 'Zur Partie',

  running: 'Die Partie wird durchgesehen …',
  runningMeans:
    'Was gefunden wird, erscheint unten. Ihr dürft diese Seite verlassen: Es geht weiter, nur nicht, solange eine Partie auf dem Tisch ist.',
  stop: 'Anhalten',
  stopped: 'Mittendrin angehalten.',
  stoppedMeans: 'Was bisher gefunden wurde, bleibt hier.',
  goOn: 'Weitersuchen',
  failed: 'Es ließ sich nicht zu Ende bringen.',
  failedMeans: 'Mit der Partie selbst ist alles in Ordnung. Was bisher gefunden wurde, bleibt hier.',
  tryAgain: 'Noch einmal versuchen',
  done: 'Alles ist durchgesehen.',
  share: (hundredths) => `${hundredths} von 100`,

  moments: (count) => (count === 1 ? 'Ein Moment' : count === 2 ? 'Zwei Momente' : 'Drei Momente'),
  noMoments: 'Sobald die ersten Momente gefunden sind, stehen sie hier.',
  nothingBetter: 'Wunderbar gespielt!',
  nothingBetterMeans: 'In der ganzen Partie gab es keinen Zug, der klar besser gewesen wäre als eurer.',
  noPeople: 'Hier haben nur Figuren gespielt, und deren Züge werden nicht beurteilt.',
  condition: (strongest) =>
    `Punkte bedeuten hier: Um so viel weiter vorn wärt ihr am Ende, wenn alle so weiterspielten wie ${strongest}, die stärkste Figur. Kleine Unterschiede fehlen, denn sie kann niemand vom Zufall unterscheiden.`,
  round: (round) => `Runde ${round}`,
  could: (who, points) => `${who}, hier hätte dein Riff etwa ${points} mehr haben können`,
  couldLead: (who, points) => `${who}, hier hättest du etwa ${points} weiter vorn liegen können`,
  couldScore: (who, points) => `${who}, hier hätte eine andere Wertung etwa ${points} mehr bringen können`,
  couldScoreNow: (who, points) => `${who}, hier hätte eine Wertung etwa ${points} mehr bringen können`,
  couldWait: (who, points) => `${who}, hier hätte Warten etwa ${points} mehr bringen können`,
  fine: (who) => `${who}, das war ein feiner Zug`,
  fineMeans: (points) =>
    points === 1
      ? 'Das Nächstbeste hätte einen Punkt weniger gebracht.'
      : `Das Nächstbeste hätte ${points} Punkte weniger gebracht.`,
  played: 'So war es',
  better: 'Das wäre besser gewesen',
  tryIt: 'Ausprobieren',
  tryItMeans: 'Als eigene Partie: Eure bleibt, wie sie ist.',
  tryItOf: (who, round) => `Ausprobieren: ${who}, Runde ${round}`,
  pictureOf: (who, moves) => `Riff von ${who}: ${moves}`,
  nothing: 'nichts legen',
  swap: (luminos, from) => `${words.luminos(luminos)} ${from === 'atoll' ? 'im Atoll' : 'in der Auslage'} tauschen`,
  layStart: 'den Start-Lumino legen',

  rivalLess: (who) => (who === null ? 'weil die anderen weniger gehabt hätten' : `weil ${who} weniger gehabt hätte`),
  rivalMore: (who) => (who === null ? 'weil die anderen mehr gehabt hätten' : `weil ${who} mehr gehabt hätte`),

  luck: 'Glück',
  gave: (shares) => `Der Beutel hat ${words.list(shares)} geschenkt.`,
  took: (shares) => `Genommen hat er ${words.list(shares)}.`,
  tookOnly: (shares) => `Der Beutel hat ${words.list(shares)} genommen.`,
  gaveShare: (who, points) => `${who} ${words.points(points)}`,
  tookShare: (who, points) => `${who} ${words.points(points)}`,
  even: (names) => `Für ${words.list(names)} hielt es sich etwa die Waage.`,
  luckSoFar: 'Bisher:',
  luckMeans: 'Gemessen an dem, was man im Mittel vom Beutel erwarten darf.',

  more: 'Mehr: die ganze Partie in Zahlen',
  curve: 'Wer vorn lag, Zug für Zug',
  curveMeans: 'Um wie viele Punkte jeder am Ende vorn (über der Linie) oder hinten (darunter) gelegen hätte.',
  balance: 'Woraus das Ende entstand',
  balanceMeans: 'Um wie viele Punkte jeder am Ende vor den besten anderen lag, und woraus sich das zusammensetzt.',
  rows: {
    start: 'Am Anfang',
    own: 'Eigene Entscheidungen',
    luck: 'Glück',
    others: 'Was die anderen taten',
    rest: 'Rest, der sich nicht erklären lässt',
    result: 'Am Ende',
  },
  decisions: 'Alle Entscheidungen',
  decisionsMeans:
    'Bei jedem Verlust: wie groß er ist, und zwischen welchen Zahlen er in 95 von 100 Fällen liegt. Öffne eine, um zu sehen, was noch geprüft wurde.',
  asGood: 'so gut wie jede andere',
  fineShort: 'feiner Zug',
  behind: (points) => `das Nächstbeste: ${DECIMAL.format(points)} weniger`,
  loss: (points) => SIGNED.format(-points).replace('-', '−'),
  range: (low, high) => `${minus(low)} bis ${minus(high)}`,
  amount: (points) => SIGNED.format(points).replace('-', '−'),
  candidates: 'Was geprüft wurde',
  lead: 'Erwarteter Vorsprung',
  wasPlayed: 'gespielt',
  wasBest: 'am besten',
  where: 'Wo die Punkte blieben',
};

function minus(points: number): string {
  return DECIMAL.format(Math.round(10 * points) / 10 + 0).replace('-', '−');
}
