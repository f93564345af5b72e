import { NEIGHBOURS } from '../../rules/data/hex';
import type { LuminoId } from '../../rules/data/luminos';
import { heightOf, laidLuminos } from '../../rules/reef';
import { seenBy } from '../camera';
import { fieldPoint, toScreen } from '../layout';
import type { BoardView } from '../view';
import { lightOf } from './luminoNodes';

/** Light over a field for a moment, on the screen. */
export interface FieldLight {
  readonly x: number;
  readonly y: number;
  readonly unit: number;
  readonly tint: number;
  /** Under the lumino itself, or beside it: there it comes a little later. */
  readonly isBeside: boolean;
}

/** Where a lumino that lands on the large reef sheds its light: on itself, and on the fields that it touches. */
export function landingLights({ state, shown, layout, camera }: BoardView, lumino: LuminoId): readonly FieldLight[] {
  const { reef } = state.players[shown];
  const laid = laidLuminos(reef).find((each) => each.lumino === lumino);
  if (laid === undefined) return [];
  const place = seenBy(camera, layout.large);
  const own = [laid.numberOn, laid.otherOn];
  return [...new Set([...own, ...own.flatMap((field) => NEIGHBOURS[field])])].map((field) => ({
    ...toScreen(place, fieldPoint(field, heightOf(reef, field))),
    unit: place.unit,
    tint: lightOf(lumino),
    isBeside: !own.includes(field),
  }));
}
