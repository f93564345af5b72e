import type { why as en } from '../../en/table/why';
import type { AnimalKey } from '../../keys/table';
import { words } from './words';

const NEXT: Readonly<Record<AnimalKey, (count: string) => string>> = {
  shell: (count) => `die ${count} Muschel`,
  crab: (count) => `die ${count} Krabbe`,
  seahorse: (count) => `das ${count} Seepferdchen`,
  starfish: (count) => `der ${count} Seestern`,
};
const COUNTS = ['erste', 'zweite', 'dritte', 'vierte'];

export const why: typeof en = {
  title: { turn: 'Warum dieser Zug?', score: 'Warum jetzt werten?', pass: 'Warum warten?' },
  lookAt: (who) => `Riff von ${who} ansehen, und warum dieser Zug`,
  compared: {
    worse: (what) => `Statt: ${what}`,
    equal: (what) => `Fast genauso gut: ${what}`,
    overlooked: (what) => `Besser, aber übersehen: ${what}`,
    whim: (what) => `Aus einer Laune. Nach Punkten besser: ${what}`,
  },
  offer: (lumino) => `${lumino} anbieten`,
  takeLimestone: 'Kalkstein nehmen',
  take: (luminos) => `${words.list(luminos)} nehmen`,
  layElsewhere: 'dasselbe woanders legen',
  score: (colour) => `${words.colour(colour)} werten`,
  wait: 'warten',
  colour: (colour) => `für ${words.colour(colour)}`,
  animal: (animal) => `für ${words.animals(animal)}`,
  majority: (colour) => `für die meisten Felder in ${words.colour(colour)}`,
  limestone: 'für Kalkstein',
  remote: 'für entlegenen Kalkstein',
  jellyfish: 'für die Qualle',
  discard: 'für Abgeworfenes',
  rest: 'für den Rest',
  about: (points) => `etwa ${points}`,
  later: 'für später',
  inReach: (animal, count) => `${NEXT[animal](COUNTS[count - 1])} bleibt in Reichweite`,
  same: 'Beides bringt gleich viel',
  spoken: (who, title, lines, compared) => `${who}: ${title} ${lines.join(', ')}. ${compared}.`,
};
