import type { Concern } from '../verdict.js';
import type { Said } from './coach.js';

/** What became of one message. */
export interface Outcome {
  /** A reply about danger, as phrases raise it. */
  isHard: boolean;
  /** A question about danger. */
  isSoft: boolean;
  /** Any other reply with the quiet line, and so without an exercise. */
  isAskedBack: boolean;
  /** The reply names the help for each of these. */
  helps: readonly Concern[];
  modules: readonly string[];
  milliseconds: number;
}

const NUMBERS: Readonly<Record<Concern, string>> = {
  suicide: '988',
  violence: '1-800-799-7233',
  'child-in-danger': '1-800-422-4453',
  'harming-others': '1-800-799-7233',
};
const QUIET = /\*[^*]*988[^*]*1-800-799-7233[^*]*1-800-422-4453[.]?\*\s*$/;

export const withoutQuietLine = (text: string): string => text.replace(QUIET, '');

/** What a reply says for itself; a client is told no more. */
export function outcomeOf({ text, isSafety, milliseconds }: Said): Outcome {
  const isQuiet = QUIET.test(text);
  return {
    isHard: isSafety && !isQuiet,
    isSoft: isSafety && isQuiet,
    isAskedBack: !isSafety && isQuiet,
    helps: (Object.entries(NUMBERS) as [Concern, string][])
      .filter(([, number]) => withoutQuietLine(text).includes(number))
      .map(([concern]) => concern),
    modules: [...text.matchAll(/\(\/modules\/([a-z-]+)\)/g)].map(([, slug = '']) => slug),
    milliseconds,
  };
}
