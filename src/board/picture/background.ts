import type { Plan } from './plan';

/** The water around the reef: light from above, night below. */
export function paintNight(context: CanvasRenderingContext2D, { width, height, middle }: Plan): void {
  const night = context.createRadialGradient(0.7 * width, -0.1 * height, 0, 0.7 * width, -0.1 * height, 1.25 * height);
  for (const [at, colour] of [
    [0, '#16557a'],
    [0.42, '#0b2740'],
    [1, '#061627'],
  ] as const) {
    night.addColorStop(at, colour);
  }
  context.fillStyle = night;
  context.fillRect(0, 0, width, height);
  const radius = 0.56 * width;
  const glow = context.createRadialGradient(middle.x, middle.y, 0, middle.x, middle.y, radius);
  glow.addColorStop(0, '#2a7fa855');
  glow.addColorStop(1, '#2a7fa800');
  context.fillStyle = glow;
  context.fillRect(0, 0, width, height);
}
