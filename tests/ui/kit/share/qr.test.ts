import jsQR from 'jsqr';
import { describe, expect, test } from 'vitest';
import { linkTo } from '../../../../src/ui/kit/share/link';
import { drawQr, type QrDrawing, QUIET_ZONE } from '../../../../src/ui/kit/share/qr';
import { TABLES } from '../../../support/rules/randomGame';
import { codeOf, fromPosition, wholeGame } from '../../../support/storage/compactGames';

/** Pixels per square, about what a tablet shows. */
const SCALE = 4;

/** What a camera would see: the bars of the path, black on white, with the light margin around. */
function photographed({ size, path }: QrDrawing): string | null {
  const side = (size + 2 * QUIET_ZONE) * SCALE;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, width, back] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h(-\d+)z/g)) {
    expect(Number(back)).toBe(-Number(width));
    for (let row = 0; row < SCALE; row++) {
      const from = (((Number(y) + QUIET_ZONE) * SCALE + row) * side + (Number(x) + QUIET_ZONE) * SCALE) * 4;
      for (let at = from; at < from + Number(width) * SCALE * 4; at++) if (at % 4 < 3) pixels[at] = 0;
    }
  }
  return jsQR(pixels, side, side)?.data ?? null;
}

const FOUR = { players: 4, side: 'B', scoreBoard: 'light' } as const;
const HERE = { origin: 'https://lumicora.example', pathname: '/app/' };

describe('[share] the QR code of a link', () => {
  test.each(TABLES)('is read as the link: $players players, $side, $scoreBoard', (table) => {
    const link = linkTo(HERE, codeOf(wholeGame(table, 5)));
    expect(link.length).toBeGreaterThan(100);
    const drawing = drawQr(link);
    expect(drawing && photographed(drawing)).toBe(link);
  });

  test('is read even of a game that began with a position', () => {
    const link = linkTo(HERE, codeOf(fromPosition(wholeGame(FOUR, 5), 150)));
    expect(link.length).toBeGreaterThan(500);
    const drawing = drawQr(link);
    expect(drawing && photographed(drawing)).toBe(link);
  });

  test('is small enough for a camera: 65 squares for four players', () => {
    const link = linkTo(HERE, codeOf(wholeGame(FOUR, 5)));
    expect(drawQr(link)?.size).toBeLessThanOrEqual(65);
  });

  test('is not there for what is longer than any', () => {
    expect(drawQr('a'.repeat(4000))).toBeNull();
  });
});
