import { languageOf, spokenLanguage } from '@anew/words/language';
import { localStore } from './storage';

const KEY = 'anew-date-language';

/** Languages in which dates can be written. */
export const DATE_LANGUAGES = [
  'en-US',
  'en-GB',
  'es-US',
  'pt-BR',
  'fr',
  'de',
  'it',
  'pl',
  'vi',
  'fil',
  'zh-Hans',
  'ko',
  'ar',
] as const;

export type DateLanguage = (typeof DATE_LANGUAGES)[number];

export const isDateLanguage = (tag: string): tag is DateLanguage =>
  DATE_LANGUAGES.some((known) => known === tag);

export function dateLanguage(): DateLanguage {
  const chosen = localStore.get(KEY) ?? '';
  return isDateLanguage(chosen) ? chosen : spoken();
}

/** How dates are written in the language of the window's words. */
const spoken = (): DateLanguage => (spokenLanguage() === 'es' ? 'es-US' : 'en-US');

/**
 * Language of a date inside a sentence: that of the sentence, as the person has it written if they have chosen one.
 * @param area of words that the sentence is from
 */
export function sentenceLanguage(area: string): DateLanguage {
  const language = dateLanguage();
  const around = languageOf(area) ? 'en-US' : spoken();
  return language.startsWith(around.slice(0, 2)) ? language : around;
}

export function chooseDateLanguage(language: DateLanguage): void {
  localStore.set(KEY, language);
}
