import type { ColourKey } from '../../keys/table';
import { words } from '../table/words';

/** The rules in seven pages to try out; `ask` says what to do on the page. */
export const walk = {
  page: (page: number, all: number) => `${page} of ${all}`,
  pages: 'Pages',
  back: 'Back',
  next: 'Next',
  again: 'Try again',
  all: 'All the rules',
  short: 'In short',
  right: 'Right',
  wrong: 'No',
  place: (letter: string, first: string, second: string) => `${letter}: ${first}; ${second}`,

  goal: {
    title: 'Grow a reef',
    text: 'Everyone builds a coral reef with luminos: two fields of one colour, one with a number. Whoever has the most points after ten rounds wins.',
    shows: 'A reef with luminos of three colours on three levels.',
    ask: 'Which lumino lies highest? Tap it.',
    right: (level: number) => `It lies on level ${level}, and every level brings points of its own.`,
    wrong: (level: number) => `It lies on level ${level} only: another one lies higher.`,
  },
  turn: {
    title: 'Offer one, take something',
    text: 'Put one of your four luminos into the atoll in the middle. Then take: limestone as its number says, one of your own, or one colour from the atoll.',
    offer: 'Your turn: tap a lumino in your display to offer it.',
    take: 'Now take something: tap limestone or a lumino.',
    took: (what: string) => `You take ${what}.`,
    display: 'Your display',
    atoll: 'Atoll',
  },
  lay: {
    title: 'Lay it beside its colour',
    text: 'A lumino covers two fields and must touch its own colour.',
    ask: 'Where may it lie? Tap a place.',
    right: 'It touches pink. Try the others, too: why not there?',
  },
  water: {
    title: 'Water costs limestone',
    text: 'Pale stone is free. Each dark water field costs 1 limestone.',
    ask: 'You have 1 limestone. Tap a place.',
    right: (cost: number) => (cost === 0 ? 'Only stone: free.' : `One water field: you pay ${cost} limestone.`),
  },
  levels: {
    title: 'Build higher',
    text: 'On top, a lumino lies on two luminos of the same height. It covers its colour or touches it up there.',
    ask: 'Where may it lie on level 2? Tap a place.',
    right: 'It lies on two luminos and covers pink: level 2.',
  },
  scoring: {
    title: 'Score a colour',
    text: 'After each round you may score one colour, each only once. On every level only its lowest number counts: add them up.',
    ask: 'Score pink: tap the lowest number of each level.',
    right: (level: number, value: number) => `Level ${level} counts ${value}.`,
    wrong: (level: number, value: number) => `On level ${level} there is a lower one than ${value}.`,
    choose: 'Now or later?',
    now: (points: number, limestone: number) => `Score now: ${points} points and ${limestone} limestone`,
    later: 'Wait',
    scored: 'Pink is scored: its token shows a jellyfish now, and the points stay yours whatever you lay on top.',
    waited: (colour: ColourKey, round: number, limestone: number) =>
      `Next round ${words.colour(colour)} may bring more. But from round ${round} on only ${limestone} limestone come with it.`,
  },
  end: {
    title: 'After ten rounds',
    text: 'Animals in sight and most fields of a colour bring points, and so do limestone and jellyfish. Instead, at the start of a turn, you can give a jellyfish up to swap luminos.',
    animals: 'Animals in sight: tap one several times',
    seen: (count: number, points: number) => `${count} of these in sight: ${words.points(points)}`,
    most: (first: number, second: number) => `Most fields of a colour: ${first}, second most: ${second}`,
    jellyfish: (points: number) => `Each jellyfish: ${points}`,
    limestone: 'Every 2 limestone: 1',
    ask: 'Who has most pink fields? Tap that reef.',
    reef: (number: number) => `Reef ${number}`,
    counted: (fields: number, points: number) => `${fields} pink fields in sight: ${points} points`,
  },
};
