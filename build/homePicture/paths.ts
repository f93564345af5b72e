import type { Point } from '../../src/art/points';

// Paths in few words: each point as seen from the one before, so that the same shape elsewhere packs into nothing.

/** How many points of `rounded` make a bend: its ends are the first and the last. */
const BEND = 7;

/** The outline that `rounded` gives as points, with true bends. */
export function curve(points: readonly Point[]): string {
  const pen = setOut(points[0]);
  for (let i = 0; i < points.length; i += BEND) {
    const [from, middle, to] = [points[i], points[i + (BEND - 1) / 2], points[i + BEND - 1]];
    const pull = ([0, 1] as const).map((axis) => 2 * middle[axis] - (from[axis] + to[axis]) / 2);
    pen.draw('l', from);
    pen.draw('q', [pull[0], pull[1]], to);
  }
  return pen.close();
}

/** The same path as `trace` writes it. */
export function shortened(path: string): string {
  const loops = path.split(/[MZ]+/).filter((loop) => loop !== '');
  return loops
    .map((loop) => {
      const [first, ...others] = loop.split('L').map(pointOf);
      const pen = setOut(first);
      for (const point of others) pen.draw('l', point);
      return pen.close();
    })
    .join('');
}

/** The same path elsewhere; it may name places in no other way than where it sets out. */
export function moved(path: string, [dx, dy]: Point): string {
  return path.replaceAll(/M(-?[\d.]+) ?(-?[\d.]+)/g, (_, x, y) => `M${pair(Number(x) + dx, Number(y) + dy)}`);
}

export function circle([x, y]: Point, radius: number): string {
  const half = `a${radius} ${radius} 0 1 0`;
  return `M${pair(x - radius, y)}${half} ${2 * radius} 0${half}${-2 * radius} 0z`;
}

/** Remembers where a reader of the rounded steps stands: errors do not add up. */
function setOut(from: Point) {
  let [x, y] = from.map(round);
  let path = `M${pair(x, y)}`;
  return {
    /** Through these points, the last of which is where it then stands. */
    draw(command: 'l' | 'q', ...points: readonly Point[]): void {
      const [last] = points.slice(-1);
      if (command === 'l' && round(last[0] - x) === 0 && round(last[1] - y) === 0) return;
      path += command + points.map((point) => pair(point[0] - x, point[1] - y)).join(' ');
      [x, y] = [round(x + round(last[0] - x)), round(y + round(last[1] - y))];
    },
    close: () => `${path}z`,
  };
}

function pointOf(text: string): Point {
  const [x, y] = text.split(' ').map(Number);
  return [x, y];
}

function pair(x: number, y: number): string {
  return `${round(x)}${round(y) < 0 ? '' : ' '}${round(y)}`;
}

function round(value: number): number {
  // Not -0.
  return Math.round(value * 10) / 10 + 0;
}
