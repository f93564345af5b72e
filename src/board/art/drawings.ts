import { AXES } from '../../art/shapes';
import { ANIMALS, COLOURS } from '../../rules/data/luminos';
import { costDrawing, markDrawing } from './badges';
import { BASIN_CORNER, BASIN_LEFT, BASIN_TOP } from './basin';
import { fieldDrawing, paintLimestone, paintRemote, paintStart, paintWater } from './fields';
import type { Drawing, FrameName } from './frames';
import { animalDrawing, numberDrawing } from './glyphs';
import { BLANK, BUBBLE, CAUSTICS, fadeDrawing, GLOW, haloDrawing, PULSE, shadowDrawing } from './light';
import { topDrawing, wallDrawing } from './lumino';
import * as rings from './rings';
import * as signs from './signs';

type Named = readonly [FrameName, Drawing];

/** Every picture by its name. Nothing is painted yet. */
export const DRAWINGS: ReadonlyMap<FrameName, Drawing> = new Map<FrameName, Drawing>([
  ['field/water', fieldDrawing(paintWater)],
  ['field/limestone', fieldDrawing(paintLimestone)],
  ['field/start', fieldDrawing(paintStart)],
  ...([1, 2, 3] as const).map(
    (penalty): Named => [`field/remote${penalty}`, fieldDrawing((context) => paintRemote(context, `${penalty}`))],
  ),
  ...AXES.flatMap((axis): readonly Named[] => [
    ...COLOURS.flatMap((colour): readonly Named[] => [
      [`top/${colour}/${axis}`, topDrawing(axis, [colour, colour])],
      [`wall/${colour}/${axis}`, wallDrawing(axis, [colour, colour])],
    ]),
    [`shadow/${axis}`, shadowDrawing(axis)],
    [`ring/chosen/${axis}`, rings.ringDrawing(axis, rings.paintChosen)],
    [`ring/legal/${axis}`, rings.ringDrawing(axis, rings.paintLegal)],
    [`ring/illegal/${axis}`, rings.ringDrawing(axis, rings.paintIllegal)],
    [`ring/last/${axis}`, rings.ringDrawing(axis, rings.paintLast)],
    [`halo/${axis}`, haloDrawing(axis)],
  ]),
  ...COLOURS.flatMap((first) =>
    COLOURS.filter((second) => second !== first).flatMap((second): readonly Named[] => [
      [`start/${first}/${second}`, topDrawing(0, [first, second])],
      [`startWall/${first}/${second}`, wallDrawing(0, [first, second])],
    ]),
  ),
  ...([1, 2, 3, 4, 5, 6] as const).map((value): Named => [`number/${value}`, numberDrawing(`${value}`)]),
  ...ANIMALS.map((animal): Named => [`animal/${animal}`, animalDrawing(animal)]),
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((level): Named => [`mark/${level}`, markDrawing(`${level}`)]),
  ['sign/legal', signs.signDrawing(signs.paintLegal)],
  ['sign/guilty', signs.signDrawing(signs.paintGuilty)],
  ['sign/wanted', signs.signDrawing(signs.paintWanted)],
  ['sign/first', signs.signDrawing(signs.paintFirst)],
  ['cost/1', costDrawing('1')],
  ['cost/2', costDrawing('2')],
  ['glow', GLOW],
  ['pulse', PULSE],
  ['bubble', BUBBLE],
  ['caustics', CAUSTICS],
  ['blank', BLANK],
  ['basin/corner', BASIN_CORNER],
  ['basin/top', BASIN_TOP],
  ['basin/left', BASIN_LEFT],
  ['fade/down', fadeDrawing(0, 1)],
  ['fade/right', fadeDrawing(1, 0)],
]);
