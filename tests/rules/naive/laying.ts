import type { Colour } from '../../../src/rules/data/luminos';
import type { LayRefusal } from '../../../src/rules/state';
import { ALL_FIELDS, type Field, isBaseField, isWater, neighboursOf, type Side, shareEdge } from './board';
import { type Lay, look, type Seen } from './look';

/** Section 6, word for word and field by field: slow on purpose, so that it can be checked by reading. */
export interface Attempt {
  readonly seen: readonly Seen[];
  readonly side: Side;
  readonly colour: Colour;
  readonly limestone: number;
  /** Rule 1's exception holds. */
  readonly isException: boolean;
}

export function attempt(lays: readonly Lay[], side: Side, colour: Colour, limestone: number): Attempt {
  const seen = look(lays);
  return { seen, side, colour, limestone, isException: !hasRoomOnLevelOne(seen, side, colour) };
}

/** Every [number field, other field] on which a lumino of the colour may be laid: both directions. */
export function naiveLays(tried: Attempt): [Field, Field][] {
  return ALL_FIELDS.flatMap((a) =>
    neighboursOf(a)
      .filter((b) => brokenRules(tried, a, b).length === 0)
      .map((b): [Field, Field] => [a, b]),
  );
}

/** The names of all rules that a lay on these two fields breaks. */
export function brokenRules(tried: Attempt, a: Field, b: Field): LayRefusal['rule'][] {
  const { seen } = tried;
  const broken: LayRefusal['rule'][] = [];
  // "A lumino covers two neighbouring fields of your reef."
  if (!shareEdge(a, b)) broken.push('neighbours');
  // 6.3: "Both fields have the same height before it is laid." Else there is no level for rules 1 and 4.
  if (seen[a].height !== seen[b].height) return [...broken, 'level'];
  if (seen[a].height === 0) return [...broken, ...brokenOnLevelOne(tried, a, b)];
  return [...broken, ...brokenHigher(tried, a, b)];
}

function brokenOnLevelOne(tried: Attempt, a: Field, b: Field): LayRefusal['rule'][] {
  const { seen, side, colour, limestone, isException } = tried;
  const broken: LayRefusal['rule'][] = [];
  if (isException) {
    // 6.1: "at least one of its fields must share an edge with any lumino of the reef instead", ruling 3.
    if (!touchesReef(seen, a) && !touchesReef(seen, b)) broken.push('reef');
  } else {
    // 6.1: "shares an edge with a visible coral field of its colour that is on level 1."
    if (!touchesColour(seen, a, colour, 1) && !touchesColour(seen, b, colour, 1)) broken.push('colour');
  }
  // 6.4: "each water field it covers costs 1 limestone from your store. If you cannot pay, you may not lay it there."
  const cost = [a, b].filter((field) => isWater(side, field)).length;
  if (cost > limestone) broken.push('limestone');
  return broken;
}

function brokenHigher({ seen, colour }: Attempt, a: Field, b: Field): LayRefusal['rule'][] {
  const broken: LayRefusal['rule'][] = [];
  // 6.2: "On luminos, it covers fields of two different luminos."
  if (seen[a].coral?.lumino === seen[b].coral?.lumino) broken.push('congruent');
  // 6.1: "it covers at least one coral field of its colour, or shares an edge with a visible coral field of its
  // colour on the level where it comes to lie."
  const level = seen[a].height + 1;
  const covers = seen[a].coral?.colour === colour || seen[b].coral?.colour === colour;
  const touches = touchesColour(seen, a, colour, level) || touchesColour(seen, b, colour, level);
  if (!covers && !touches) broken.push('colour');
  return broken;
}

/** 6.1, exception: "if no two free neighbouring base fields exist that would satisfy this"; limestone aside (ruling 4). */
function hasRoomOnLevelOne(seen: readonly Seen[], side: Side, colour: Colour): boolean {
  const free = ALL_FIELDS.filter((field) => isBaseField(side, field) && seen[field].height === 0);
  return free.some((a) => touchesColour(seen, a, colour, 1) && neighboursOf(a).some((b) => free.includes(b)));
}

// Ruling 2: only what is visible counts, so a coral's level is the height of its field.
function touchesColour(seen: readonly Seen[], field: Field, colour: Colour, level: number): boolean {
  return neighboursOf(field).some((other) => seen[other].height === level && seen[other].coral?.colour === colour);
}

// Ruling 3: any field with height 1 or more, whatever lies on top.
function touchesReef(seen: readonly Seen[], field: Field): boolean {
  return neighboursOf(field).some((other) => seen[other].height >= 1);
}
