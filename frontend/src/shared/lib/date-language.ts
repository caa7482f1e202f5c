import { languageOf, spokenLanguage } from '@anew/words/language';
import { localStore } from './storage';

const KEY = 'anew-date-language';

/** Languages in which dates can be written, each by its own name. */
export const DATE_LANGUAGES = {
  'en-US': 'English (United States)',
  'en-GB': 'English (United Kingdom)',
  'es-US': 'Español',
  'pt-BR': 'Português',
  fr: 'Français',
  de: 'Deutsch',
  it: 'Italiano',
  pl: 'Polski',
  vi: 'Tiếng Việt',
  fil: 'Filipino',
  'zh-Hans': '简体中文',
  ko: '한국어',
  ar: 'العربية',
} as const;

export type DateLanguage = keyof typeof DATE_LANGUAGES;

export const isDateLanguage = (tag: string): tag is DateLanguage => Object.hasOwn(DATE_LANGUAGES, tag);

export function dateLanguage(): DateLanguage {
  const chosen = localStore.get(KEY) ?? '';
  return isDateLanguage(chosen) ? chosen : spoken();
}

/** How dates are written in a language of words, or in the window's. */
const spoken = (words: string = spokenLanguage()): DateLanguage => (words === 'es' ? 'es-US' : 'en-US');

/**
 * Language of a date inside a sentence: that of the sentence, as the person has it written if they have chosen one.
 * @param area of words that the sentence is from
 */
export function sentenceLanguage(area: string): DateLanguage {
  const language = dateLanguage();
  const around = spoken(languageOf(area));
  return language.startsWith(around.slice(0, 2)) ? language : around;
}

export function chooseDateLanguage(language: DateLanguage): void {
  localStore.set(KEY, language);
}
