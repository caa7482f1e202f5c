/** Several words as one, such as "Monday, Friday, and Sunday". */
export const list = (words: readonly string[]): string =>
  new Intl.ListFormat('en-US', { type: 'conjunction' }).format(words);
