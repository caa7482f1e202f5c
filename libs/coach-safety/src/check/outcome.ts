import type { Concern } from '../verdict.js';
import type { CoachReply } from './coach.js';

export interface Outcome {
  /** Whether the reply is about a danger that phrases found. */
  isHard: boolean;
  /** Whether the reply asks about a danger. */
  isSoft: boolean;
  /** Whether it is another reply with the quiet line, and so without an exercise. */
  isAskedBack: boolean;
  /** Concerns for which the reply names the right help. */
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

/** Outcome according to the reply's text alone, because a client learns no more than that. */
export function outcomeOf({ text, isSafety, milliseconds }: CoachReply): Outcome {
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
