import { computed, signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Motion } from '../../../src/board/view';
import type { Happening } from '../../../src/history/timeline';
import { createSpeaker } from '../../../src/ui/sound/speaker';
import { soundTable } from '../../../src/ui/sound/tableSound';
import { type FakeAudio, stubAudio } from './fakeAudio';

const PLAYED: Happening = { type: 'played', events: [{ type: 'turnEnded', seat: 0 }] };

let audio: FakeAudio;
let page: EventTarget & { visibilityState?: string };

/** Each test gets a page of its own, on which nothing has been touched, with sound off. */
function openPage() {
  const happening = signal<Happening>({ type: 'opened', events: [] });
  const sound = signal<'on' | 'off'>('off');
  const isOn = computed(() => sound.value === 'on');
  const stop = soundTable(happening, { speaker: createSpeaker(), isOn, motion: signal<Motion>('brisk') });
  const chooseSound = (wish: 'on' | 'off') => {
    sound.value = wish;
  };
  return { happening, chooseSound, stop };
}

function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 5));
}

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  audio = stubAudio();
});
afterEach(() => vi.unstubAllGlobals());

test('nothing is heard, and no sound device opened, until sound is turned on', async () => {
  const { happening } = openPage();
  page.dispatchEvent(new Event('pointerup'));
  happening.value = PLAYED;
  await settled();
  expect(audio.contexts).toEqual([]);
});

test('what is played is heard; what is taken back or played again is not', async () => {
  const { happening, chooseSound } = openPage();
  chooseSound('on');
  for (const type of ['undone', 'redone', 'opened'] as const) happening.value = { ...PLAYED, type };
  await settled();
  expect(audio.starts).toEqual([]);
  happening.value = { ...PLAYED };
  await settled();
  expect(audio.starts).toEqual([10.18, 10.33]);
});

test('turned off again, or the table left, it is silent', async () => {
  const { happening, chooseSound, stop } = openPage();
  chooseSound('on');
  chooseSound('off');
  happening.value = { ...PLAYED };
  chooseSound('on');
  stop();
  happening.value = { ...PLAYED };
  page.dispatchEvent(new Event('pointerup'));
  await settled();
  expect(audio.contexts).toEqual([]);
});

test('turned off, or the table left, it lets go of the sound device, and takes it again', async () => {
  const { chooseSound, stop } = openPage();
  chooseSound('on');
  page.dispatchEvent(new Event('pointerup'));
  const states = async () => {
    await settled();
    return audio.contexts.map(({ state }) => state);
  };
  expect(await states()).toEqual(['running']);
  chooseSound('off');
  expect(await states()).toEqual(['suspended']);
  chooseSound('on');
  page.dispatchEvent(new Event('pointerup'));
  expect(await states()).toEqual(['running']);
  stop();
  expect(await states()).toEqual(['suspended']);
});

test.each(['suspended', 'interrupted'])('a sound device that is %s is woken by the next touch', async (state) => {
  const { chooseSound } = openPage();
  chooseSound('on');
  audio.state = state;
  audio.wakes = false;
  page.dispatchEvent(new Event('pointerdown'));
  await settled();
  audio.wakes = true;
  page.dispatchEvent(new Event('pointerup'));
  await settled();
  expect(audio.contexts.map((each) => [each.state, each.resumed])).toEqual([['running', 2]]);
});

test('where the browser has a say in it, the sound is silent with the device', async () => {
  const audioSession = { type: 'auto' };
  vi.stubGlobal('navigator', { audioSession });
  const { chooseSound } = openPage();
  expect(audioSession.type).toBe('auto');
  chooseSound('on');
  page.dispatchEvent(new Event('pointerup'));
  expect(audioSession.type).toBe('ambient');
});

test('it is not opened before the page was touched', async () => {
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } });
  const { happening, chooseSound } = openPage();
  chooseSound('on');
  happening.value = { ...PLAYED };
  await settled();
  expect(audio.contexts).toEqual([]);
});

test('it is woken on return, but not opened by it', async () => {
  const { chooseSound } = openPage();
  chooseSound('on');
  const comeBack = () => {
    page.visibilityState = 'visible';
    page.dispatchEvent(new Event('visibilitychange'));
  };
  comeBack();
  expect(audio.contexts).toEqual([]);
  page.dispatchEvent(new Event('keydown'));
  audio.contexts[0].state = 'interrupted';
  comeBack();
  await settled();
  expect(audio.contexts[0].state).toBe('running');
});

test.each([
  ['there is none', () => vi.stubGlobal('AudioContext', undefined)],
  [
    'opening it throws',
    () =>
      vi.stubGlobal('AudioContext', function fail() {
        throw new Error('no device');
      }),
  ],
  [
    'it cannot be woken',
    () => {
      audio.state = 'suspended';
      audio.wakes = false;
    },
  ],
])('the game goes on where %s', async (_, spoil) => {
  spoil();
  const { happening, chooseSound } = openPage();
  chooseSound('on');
  page.dispatchEvent(new Event('pointerup'));
  happening.value = { ...PLAYED };
  await settled();
  expect(audio.starts).toEqual([]);
});
