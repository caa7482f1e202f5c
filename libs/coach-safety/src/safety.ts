import type { Turn } from './turn.js';
import { GUARD_REPLIES } from './replies/guard.js';
import { instructionsFor } from './replies/instructions.js';
import { standingAfter } from './threads.js';
import { type Concern, CONCERNS, type Verdict } from './verdict.js';
import { freshest, word } from './wording.js';

/**
 * Whether the user's `message`, sent after `turns` (oldest first), must be answered by us and how. Looks at the whole
 * conversation: what came up once stays.
 */
export function judge(turns: readonly Turn[], message: string): Verdict {
  const { threads, replies } = standingAfter(turns, message);
  const [first, ...others] = replies;
  if (first) return { kind: 'answer', concern: first.concern, text: word(first, others, turns) };
  const concern = CONCERNS.find((each) => threads.has(each));
  return concern ? { kind: 'guarded', concern } : { kind: 'clear' };
}

/** What is said under a guard when no provider can answer; another text each time until all have been said. */
export function guardedReply(concern: Concern, turns: readonly Turn[]): string {
  return freshest(GUARD_REPLIES[concern], turns);
}

/** What a provider is told under a guard, besides its usual instructions. */
export function guardInstructions(concern: Concern): string {
  return instructionsFor(concern);
}
