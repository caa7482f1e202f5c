import type { Catalogue, Language } from './language.js';

/** Language of the window. It has a file of its own because the first scripts need nothing else about languages. */
export const speech: {
  learned: Partial<Record<Language, Catalogue>>;
  spoken: Language;
  completeAreas?: readonly string[] | undefined;
} = { learned: {}, spoken: 'en' };

/** A word in another language, or undefined where that has none yet. Only compiled words call this. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- The compiler knows what each word returns.
export function said<T = string>(id: string, values?: object, language = speech.spoken): T | undefined {
  const word = speech.learned[language]?.[id];
  return (typeof word === 'function' ? (word as (given?: object) => unknown)(values) : word) as T | undefined;
}
