import { oneOf, recordIn } from './filled-form.js';
import type { Findings } from './findings.js';
import { isForeign, type Language, OTHER_LANGUAGES } from './language.js';
import { isPresent } from './raised.js';
import type { About } from './scan.js';
import type { Standing } from './standing.js';
import { type Concern, CONCERNS } from './verdict.js';

/**
 * Judgement of a model about a message in the light of its whole conversation, in addition to the check's own
 * findings.
 */
export interface Judgement {
  verdict: (typeof VERDICTS)[number];
  /** Concern that the model names, or null. */
  concern: Concern | null;
  about: About;
  language: Language;
}

const VERDICTS = ['clear', 'unsure', 'concern'] as const;
const LANGUAGES: readonly Language[] = ['en', 'es', ...OTHER_LANGUAGES, 'other'];
const NO_CONCERN = 'none';
const ABOUT: readonly About[] = ['self', 'other'];

/** Form of a judgement as a JSON schema. Both providers accept it and make their models follow it. */
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

/** Reads a model's output. Returns null if it is anything but a judgement. */
export function judgementIn(text: string): Judgement | null {
  const said = recordIn(formIn(text));
  const verdict = oneOf(VERDICTS, said.verdict);
  const concern = oneOf(CONCERNS, said.concern);
  const about = oneOf(ABOUT, said.about);
  const language = oneOf(LANGUAGES, said.language);
  const isNamed = concern !== undefined || said.concern === NO_CONCERN;
  if (!verdict || !about || !language || !isNamed) return null;
  return { verdict, concern: concern ?? null, about, language };
}

/** A server that does not make its model keep to the form may have put words or a fence around it. */
const formIn = (text: string): string => text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);

/** Concern that a model saw in a message, or null. */
export const concernSeenIn = ({ judged, leaning }: Findings): Concern | null =>
  judged?.verdict === 'concern' ? (judged.concern ?? leaning) : null;

/**
 * Adds a model's judgement to the findings of a message. It never removes anything that the check has found.
 * The model sees the whole conversation each time, so it reports nothing new about known concerns. Otherwise
 * the person would get the same reply to each message for the rest of the conversation.
 */
export function withJudgement(findings: Findings, { concerns, doubt }: Standing): Findings {
  const { judged } = findings;
  if (!judged || judged.verdict === 'clear') return findings;
  const language = findings.language ?? judged.language;
  // Texts about a single concern do not exist in other languages. The reply to the doubt gives the numbers
  // for all concerns.
  if (isForeign(language)) return { ...findings, language };
  const concern = judged.concern ?? findings.leaning;
  if (isPresent(concerns.get(concern))) return { ...findings, language };
  if (judged.verdict === 'concern')
    return { ...findings, language, present: { [concern]: judged.about, ...findings.present } };
  if (findings.level === 'unsure') return { ...findings, language };
  const isAsked = doubt?.leaning === concern;
  return { ...findings, language, level: isAsked ? 'gate' : 'unsure', leaning: concern, or: null };
}
