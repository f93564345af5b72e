import fc from 'fast-check';
import type { Draft } from '../../../../src/ui/screens/setup/draft';
import { seatedIn } from '../../../../src/ui/screens/setup/draft';
import { parseDraft } from '../../../../src/ui/screens/setup/draftText';
import { SETUP_TEXTS } from '../../../support/texts';

export const { fish: fishNames } = SETUP_TEXTS.en;

/** A table of those people, in seat order; null for a name that has not been typed yet. */
export function table(...names: readonly (string | null)[]): Draft {
  return parseDraft(JSON.stringify({ people: names.map((name) => ({ name })), count: names.length }));
}

/** Whatever can stand in a text. Quicker than fast-check's own, which first sorts all of Unicode. */
export const anyText = fc
  .array(fc.integer({ min: 0, max: 0x10ffff }))
  .map((codes) => codes.map((code) => String.fromCodePoint(code)).join(''));

export function namesIn(draft: Draft): readonly (string | null)[] {
  return seatedIn(draft).map(({ name }) => name);
}
