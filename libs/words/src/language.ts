import { speech } from './said.js';

/** Languages that people can choose, each by its own name. */
export const LANGUAGES = { en: 'English', es: 'Español' } as const;

/** Pseudo-language of tests and development, in which every word from a catalogue is marked. Nobody is offered it. */
export const PSEUDO = 'en-XA';

export type Language = keyof typeof LANGUAGES | typeof PSEUDO;

/** Words of one language, by the ids that the compiler gave them. What is missing stays English. */
export type Catalogue = Readonly<Record<string, string | ((values: never) => unknown)>>;

/** Makes the words of a language known. English is part of each word's own code. */
export function learn(language: Language, catalogue: Catalogue): void {
  speech.learned[language] = catalogue;
}

/**
 * Sets the language of a window. A server names the language with each word instead, because it serves many people.
 *
 * @param complete areas of which every word is in this language; without it, all
 */
export function speak(language: Language, complete?: readonly string[]): void {
  speech.spoken = language;
  speech.completeAreas = complete;
}

/** Whether all words of an area are in the window's language, so that none of them stays English. */
export const isComplete = (area: string): boolean => speech.completeAreas?.includes(area) ?? true;

/** The `lang` of a part of the page: only one that is in another language than the window needs it. */
export const languageOf = (area: string): 'en' | undefined => (isComplete(area) ? undefined : 'en');

export const spokenLanguage = (): Language => speech.spoken;

export const isLanguage = (tag: unknown): tag is Language =>
  tag === PSEUDO || (typeof tag === 'string' && Object.hasOwn(LANGUAGES, tag));

/** The first language that we have among those that somebody prefers, such as `['fr-CA', 'es-MX']`. */
export function firstKnown(preferred: readonly string[]): Language {
  const own = preferred.map((tag) => tag.toLowerCase().split('-')[0]);
  return own.find((tag) => tag === 'es' || tag === 'en') ?? 'en';
}

/** Characters of a header that are read. Browsers send a few dozen, and strangers may send thousands with each request. */
const HEADER_MAX = 500;

/** The languages of an `Accept-Language` header, the most wanted first. */
export function acceptedLanguages(header: string): string[] {
  const ranges = header
    .slice(0, HEADER_MAX)
    .split(',')
    .map((range) => {
      const [tag = '', weight] = range.split(';').map((part) => part.trim());
      return { tag, weight: weight?.startsWith('q=') ? Number(weight.slice('q='.length)) : 1 };
    });
  return ranges
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}
