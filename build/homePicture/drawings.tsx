import type { ComponentChildren } from 'preact';
import { Bubbles, Fish, Plankton } from './Drift';
import { Ground, Heights } from './Reef';
import { VIEW } from './shape';
import { svgText } from './svg';

/**
 * The files of the first page's picture. What moves does so as a whole: that is left to the compositor. The reef comes in
 * two: a browser reads a file at one go, and answers no tap meanwhile.
 */
export const DRAWINGS: Readonly<Record<string, string>> = {
  'ground.svg': fileOf(<Ground />),
  'heights.svg': fileOf(<Heights />),
  'plankton.svg': fileOf(<Plankton />),
  'bubbles.svg': fileOf(<Bubbles />),
  'fish.svg': fileOf(<Fish />),
};

function fileOf(drawing: ComponentChildren): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${VIEW}"><title>Lumicora</title>${svgText(drawing)}</svg>\n`;
}
