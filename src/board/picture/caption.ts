import type { Rect } from '../layout';

export interface Caption {
  readonly name: string;
  readonly points: string;
}

/** Whose reef it is, what it was worth, and in which game. */
export function writeCaption(context: CanvasRenderingContext2D, area: Rect, { name, points }: Caption): void {
  const { fontFamily } = getComputedStyle(document.documentElement);
  const size = area.height * 0.72;
  const baseline = area.y + area.height / 2;
  context.textBaseline = 'middle';
  /** What is too long is written smaller; gives back how wide it came out. */
  const write = (text: string, weight: number, share: number, style: string, x: number, most: number): number => {
    const font = (pixels: number) => `${weight} ${pixels}px ${fontFamily}`;
    context.font = font(size * share);
    const { width } = context.measureText(text);
    if (width > most) context.font = font((size * share * most) / width);
    context.fillStyle = style;
    context.fillText(text, x, baseline);
    return Math.min(most, width);
  };
  context.textAlign = 'right';
  const signature = write('Lumicora', 600, 0.7, '#a9c6da', area.x + area.width, area.width / 4);
  context.textAlign = 'left';
  const room = area.width - signature - 2 * size;
  const named = write(name, 700, 1, '#eef8ff', area.x, room * 0.68);
  write(points, 600, 0.8, '#8fe9ff', area.x + named + size * 0.6, room * 0.3);
}
