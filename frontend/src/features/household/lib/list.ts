import { spokenLanguage } from '@anew/words/language';

/** Several words as one in the language of the window's words, such as "Monday, Friday, and Sunday". */
export const list = (words: readonly string[]): string =>
  new Intl.ListFormat(spokenLanguage(), { type: 'conjunction' }).format(words);
