import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { chooseLanguage, isLanguage, type Language, TEXTS } from '../i18n/languages';

const KEY = 'lumicora.language';

const chosen = signal<Language>(remembered() ?? chooseLanguage(navigator.languages));

export const language: ReadonlySignal<Language> = chosen;
export const texts = computed(() => TEXTS[chosen.value]);

export function chooseAndRemember(wish: Language): void {
  chosen.value = wish;
  // Private windows and full disks throw here; the choice then lasts as long as the page.
  try {
    localStorage.setItem(KEY, wish);
  } catch {}
}

function remembered(): Language | undefined {
  try {
    const value = localStorage.getItem(KEY);
    return isLanguage(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
