import { computed } from '@preact/signals';
import { chooseLanguage, LANGUAGES, type Language, TEXTS } from '../i18n/languages';
import { remember } from './app/state/remembered';

export const { chosen: language, choose: chooseAndRemember } = remember<Language>(
  'lumicora.language',
  LANGUAGES,
  chooseLanguage(navigator.languages),
);

export const texts = computed(() => TEXTS[language.value]);
