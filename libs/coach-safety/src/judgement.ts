import type { Findings } from './findings.js';
import { isForeign, type Language, OTHER_LANGUAGES } from './language.js';
import type { About } from './scan.js';
import type { Thread, UnsureThread } from './threads.js';
import { type Concern, CONCERNS } from './verdict.js';

/** What a model makes of a message in the light of its whole conversation, beside what the check finds itself. */
export interface Judgement {
  verdict: (typeof VERDICTS)[number];
  /** Null when the model names none. */
  concern: Concern | null;
  about: About;
  language: Language;
}

const VERDICTS = ['clear', 'unsure', 'concern'] as const;
const LANGUAGES: readonly Language[] = ['en', 'es', ...OTHER_LANGUAGES, 'other'];
const NO_CONCERN = 'none';
const ABOUT: readonly About[] = ['self', 'other'];

/** The form of a judgement, as JSON schema; both providers take it as it is, and hold their models to it. */
export const JUDGEMENT_SCHEMA = {
  type: 'object',
  properties: {
    verdict: { type: 'string', enum: [...VERDICTS] },
    concern: { type: 'string', enum: [...CONCERNS, NO_CONCERN] },
    about: { type: 'string', enum: [...ABOUT] },
    language: { type: 'string', enum: [...LANGUAGES] },
  },
  required: ['verdict', 'concern', 'about', 'language'],
  additionalProperties: false,
};

/** Reads what a model wrote; null when that is anything but a judgement. */
export function judgementIn(text: string): Judgement | null {
  const said = parsed(text);
  const verdict = oneOf(VERDICTS, said.verdict);
  const concern = oneOf(CONCERNS, said.concern);
  const about = oneOf(ABOUT, said.about);
  const language = oneOf(LANGUAGES, said.language);
  const isNamed = concern !== undefined || said.concern === NO_CONCERN;
  if (!verdict || !about || !language || !isNamed) return null;
  return { verdict, concern: concern ?? null, about, language };
}

function parsed(text: string): Record<string, unknown> {
  try {
    const value = JSON.parse(text) as unknown;
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

const oneOf = <T>(known: readonly T[], value: unknown): T | undefined => known.find((each) => each === value);

/** What a conversation has come to, as far as a judgement must know it. */
interface Known {
  threads: ReadonlyMap<Concern, Thread>;
  doubt: UnsureThread | null;
}

/**
 * The findings of a message with what a model's judgement adds. It only ever adds: whatever the check has found stays.
 * The model sees the whole conversation each time, so what is known already is no news from it; otherwise the person
 * would be given the same reply to each message for as long as the conversation goes on.
 */
export function withJudgement(findings: Findings, { threads, doubt }: Known): Findings {
  const { judged } = findings;
  if (!judged || judged.verdict === 'clear') return findings;
  const language = findings.language ?? judged.language;
  // There are no texts about one concern alone in other languages; the doubt is answered with the numbers for all.
  if (isForeign(language)) return { ...findings, language };
  const concern = judged.concern ?? findings.leaning;
  const thread = threads.get(concern);
  if (thread && !thread.isPast) return { ...findings, language };
  if (judged.verdict === 'concern')
    return { ...findings, language, present: { [concern]: judged.about, ...findings.present } };
  if (findings.level === 'unsure') return { ...findings, language };
  const isAsked = doubt?.leaning === concern;
  return { ...findings, language, level: isAsked ? 'gate' : 'unsure', leaning: concern };
}
