import { analyze, type Findings } from './findings.js';
import type { Language } from './language.js';
import { askBackInstructions, doubtInstructions, instructionsFor } from './replies/instructions.js';
import { withQuietLine } from './replies/quiet-line.js';
import { SPANISH_ASKING_BACK } from './replies/spanish.js';
import { replayed, type Standing, standingAfter } from './threads.js';
import type { JudgedTurn, Turn } from './turn.js';
import { type Concern, CONCERNS, type Verdict } from './verdict.js';
import { freshest, stayingReply, word, wordDoubt, wordOn, wordPast } from './wording.js';

/**
 * Whether the user's `message`, sent after `turns` (oldest first), must be answered by us and how. Looks at the whole
 * conversation: a concern that came up once stays; a doubt ends after two clear messages.
 */
export function judge(
  turns: readonly JudgedTurn[],
  message: string,
  findings: Findings = analyze(message, lastSaidBy(turns)),
): Verdict {
  return verdictOf(standingAfter(turns, findings), turns, message);
}

/** The person's last message, with which a short one behind it is read together. */
export const lastSaidBy = (turns: readonly Turn[]): string | null =>
  turns.findLast(({ role }) => role === 'user')?.content ?? null;

function verdictOf(standing: Standing, turns: readonly Turn[], message: string): Verdict {
  const { threads, replies, doubt, isDoubtful, margins, language } = standing;
  const [first, ...others] = replies;
  if (first)
    return {
      kind: 'answer',
      concern: first.concern,
      text: word(first, others, { message, turns, language }),
      language,
    };
  const concern = CONCERNS.find((each) => threads.has(each)) ?? null;
  const isNew = isDoubtful && (doubt?.leaning == null || !threads.has(doubt.leaning));
  if (concern && !isNew)
    return { kind: 'guarded', concern, isPast: threads.get(concern)?.isPast ?? false, language };
  if (doubt) {
    const { leaning } = doubt;
    const text = isDoubtful ? wordDoubt({ leaning, concern, language, turns, message }) : null;
    return { kind: 'unsure', text, leaning, language };
  }
  return { kind: 'clear', asksBack: (margins.at(-1) ?? -1) >= 0, language };
}

/** Whether a model's judgement could add to it: not to a concern, nor to the numbers for all in somebody's own language. */
export const mayBeJudged = (verdict: Verdict): boolean =>
  verdict.kind !== 'answer' &&
  !(verdict.kind === 'unsure' && verdict.text !== null && verdict.leaning === null);

/** Whether a concern or a doubt came up in these turns: then their title may not repeat what was said. */
export const isDelicate = (turns: readonly JudgedTurn[]): boolean => replayed(turns).standing.isDelicate;

/** What is said under a guard when no provider can answer; another text each time until all have been said. */
export const guardedReply = (
  concern: Concern,
  turns: readonly Turn[],
  message: string,
  language: Language = 'en',
): string => wordOn(concern, { message, turns, language });

/** What a provider is told under a guard, besides its usual instructions. */
export function guardInstructions(concern: Concern): string {
  return instructionsFor(concern);
}

/** What a provider is told besides its usual instructions; nothing, for most conversations. */
export function instructionsUnder(verdict: Verdict): string | null {
  if (verdict.kind === 'guarded') return guardInstructions(verdict.concern);
  if (verdict.kind === 'unsure') return doubtInstructions();
  return verdict.kind === 'clear' && verdict.asksBack ? askBackInstructions() : null;
}

/** Whether the quiet line of help belongs below whatever is answered. */
export const needsQuietLine = (verdict: Verdict): boolean =>
  verdict.kind === 'unsure' || (verdict.kind === 'clear' && verdict.asksBack);

/** What we say ourselves when no provider can; null where the curated coach may. */
export function fixedReply(verdict: Verdict, turns: readonly Turn[], message: string): string | null {
  const { language } = verdict;
  if (verdict.kind === 'guarded') {
    const { concern, isPast } = verdict;
    return isPast ? wordPast(concern, turns, language) : guardedReply(concern, turns, message, language);
  }
  if (verdict.kind === 'unsure') return stayingReply(turns, language);
  return language === 'es' ? withQuietLine(freshest(SPANISH_ASKING_BACK, turns), language) : null;
}
