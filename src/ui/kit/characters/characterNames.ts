import type { CharacterName } from '../../../history/record';

/** What the characters are called, in every language. */
export const CHARACTER_NAMES: Readonly<Record<CharacterName, string>> = {
  easy: 'Pip',
  middle: 'Marlo',
  strongest: 'Orla',
};
