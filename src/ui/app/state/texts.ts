import { computed } from '@preact/signals';
import { spoken } from './language';

// What the screens say, in the language of the page, area by area.

const firstTexts = computed(() => spoken.value.first);
export const texts = computed(() => firstTexts.value.home);
export const errorTexts = computed(() => firstTexts.value.errors);
export const offlineTexts = computed(() => firstTexts.value.offline);

/** Not for the first page, unless it waits for `loadRest`. */
export const restTexts = computed(() => present(spoken.value.rest));
export const analysisTexts = computed(() => restTexts.value.analysis);
export const chronicleTexts = computed(() => restTexts.value.chronicle);
export const endingTexts = computed(() => restTexts.value.ending);
export const gamesListTexts = computed(() => restTexts.value.games);
export const guideTexts = computed(() => restTexts.value.guide);
export const puzzleTexts = computed(() => restTexts.value.puzzle);
export const replayTexts = computed(() => restTexts.value.replay);
export const settingsTexts = computed(() => restTexts.value.settings);
export const setupTexts = computed(() => restTexts.value.setup);
export const shareTexts = computed(() => restTexts.value.share);
export const storageTexts = computed(() => restTexts.value.storage);
export const storyTexts = computed(() => restTexts.value.story);
export const tableTexts = computed(() => restTexts.value.table);

function present<T>(loaded: T | null): T {
  if (loaded === null) throw new Error('texts are needed before they are loaded');
  return loaded;
}
