import { analyze, type Findings } from './findings.js';
import { GUARD_REPLIES } from './replies/guard.js';
import { instructionsFor } from './replies/instructions.js';
import { SPANISH_GUARD_REPLIES } from './replies/spanish.js';
import { type Standing, standingAfter } from './threads.js';
import type { JudgedTurn, Turn } from './turn.js';
import { type Concern, CONCERNS, type Verdict } from './verdict.js';
import { freshest, word, wordDoubt } from './wording.js';

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
    return { kind: 'answer', concern: first.concern, text: word(first, others, turns, language), language };
  const concern = CONCERNS.find((each) => threads.has(each));
  const isNew = isDoubtful && (doubt?.leaning == null || !threads.has(doubt.leaning));
  if (concern && !isNew) return { kind: 'guarded', concern, language };
  if (doubt) {
    const { leaning } = doubt;
    const text = isDoubtful ? wordDoubt({ leaning, language, turns, message }) : null;
    return { kind: 'unsure', text, leaning, language };
  }
  return { kind: 'clear', asksBack: (margins.at(-1) ?? -1) >= 0, language };
}

/** Whether a conversation's title may not repeat what was said in it. */
export const isDelicate = (verdict: Verdict): boolean => verdict.kind !== 'clear';

/** What is said under a guard when no provider can answer; another text each time until all have been said. */
export function guardedReply(concern: Concern, turns: readonly Turn[], language = 'en'): string {
  return freshest((language === 'es' ? SPANISH_GUARD_REPLIES : GUARD_REPLIES)[concern], turns);
}

/** What a provider is told under a guard, besides its usual instructions. */
export function guardInstructions(concern: Concern): string {
  return instructionsFor(concern);
}
