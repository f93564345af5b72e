import { afterEach, describe, expect, test, vi } from 'vitest';
import { remember } from '../../../../src/ui/app/state/remembered';

const KEY = 'lumicora.test';
const remembered = () => remember(KEY, ['off', 'on'], 'off');

function stubStorage(entries: Readonly<Record<string, string>> = {}): Map<string, string> {
  const kept = new Map(Object.entries(entries));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  return kept;
}

afterEach(() => vi.unstubAllGlobals());

describe('a remembered setting', () => {
  test('has its default until the player chooses', () => {
    stubStorage();
    expect(remembered().chosen.value).toBe('off');
  });

  test('takes effect at once and is there on the next visit', () => {
    stubStorage();
    const { chosen, choose } = remembered();
    choose('on');
    expect(chosen.value).toBe('on');
    expect(remembered().chosen.value).toBe('on');
  });

  test.each(['loud', '', 'ON', '{}'])('ignores %j, which it does not know, and leaves it there', (value) => {
    const kept = stubStorage({ [KEY]: value });
    expect(remembered().chosen.value).toBe('off');
    expect(kept.get(KEY)).toBe(value);
  });

  test('lasts as long as the page where storage refuses', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    const { chosen, choose } = remembered();
    expect(chosen.value).toBe('off');
    choose('on');
    expect(chosen.value).toBe('on');
  });
});
