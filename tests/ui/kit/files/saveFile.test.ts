import { afterEach, describe, expect, test, vi } from 'vitest';
import { handText } from '../../../../src/ui/kit/files/handText';
import { saveFile } from '../../../../src/ui/kit/files/saveFile';
import { isAppleTouch, wayToSave } from '../../../../src/ui/kit/files/wayToSave';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';
const IPAD_OR_MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.4 Safari/605.1.15';
const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/138.0.0.0 Safari/537.36';
const BLOB = new Blob(['a'], { type: 'text/plain' });

afterEach(() => vi.unstubAllGlobals());

describe('the way to save a file', () => {
  test.each([
    ['an iPad shares', { isApple: true, canShare: true, isInstalled: false }, 'share'],
    ['an installed iPad app shares', { isApple: true, canShare: true, isInstalled: true }, 'share'],
    ['an iPad that cannot share this downloads', { isApple: true, canShare: false, isInstalled: false }, 'download'],
    ['an installed iPad app never downloads', { isApple: true, canShare: false, isInstalled: true }, 'none'],
    ['Android downloads, though it could share', { isApple: false, canShare: true, isInstalled: true }, 'download'],
    ['a laptop downloads', { isApple: false, canShare: false, isInstalled: false }, 'download'],
  ] as const)('%s', (_, device, way) => {
    expect(wayToSave(device)).toBe(way);
  });

  test.each([
    [IPHONE, 5, true],
    [IPAD_OR_MAC, 5, true],
    [IPAD_OR_MAC, 0, false],
    [ANDROID, 5, false],
  ])("%s with %i fingers: Apple's touch devices are told by both", (userAgent, touchPoints, isApple) => {
    expect(isAppleTouch(userAgent, touchPoints)).toBe(isApple);
  });
});

describe('sharing', () => {
  function stubIPad(share: (data: { readonly files: readonly File[] }) => Promise<void>): void {
    const canShare = ({ files }: { files: readonly File[] }) => files[0].name.endsWith('.txt');
    vi.stubGlobal('navigator', { userAgent: IPHONE, maxTouchPoints: 5, canShare, share });
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
  }

  test('hands over the file with its name and kind', async () => {
    const shared: File[] = [];
    stubIPad(async ({ files }) => {
      shared.push(...files);
    });
    expect(await saveFile('report.txt', BLOB)).toBe('shared');
    expect(shared.map(({ name, type, size }) => [name, type, size])).toEqual([['report.txt', 'text/plain', 1]]);
  });

  test('that is called off is no failure', async () => {
    stubIPad(() => Promise.reject(new DOMException('called off', 'AbortError')));
    expect(await saveFile('report.txt', BLOB)).toBe('cancelled');
  });

  test.each([
    ['report.txt', () => Promise.reject(new DOMException('no tap', 'NotAllowedError'))],
    ['report.lumicora', () => Promise.resolve()],
  ])('that is refused is a value: %s', async (name, share) => {
    stubIPad(share);
    expect(await saveFile(name, BLOB)).toBe('failed');
  });

  test('that came too long after the tap can be done with the next one, at once', async () => {
    const shared: File[] = [];
    let isTap = false;
    stubIPad(async ({ files }) => {
      if (!isTap) throw new DOMException('no tap', 'NotAllowedError');
      shared.push(...files);
    });
    const late = await handText('game.txt', 'the game');
    if (late.saved !== 'failed') throw new Error('it was taken without a tap');
    isTap = true;
    const next = late.again();
    isTap = false;
    expect(await next).toEqual({ saved: 'shared' });
    expect([shared[0].name, await shared[0].text()]).toEqual(['game.txt', 'the game']);
  });
});
