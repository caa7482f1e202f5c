import { answerIn, isYesOrMaybe } from './answer.js';
import { dangersIn } from './replies/cues/danger-cues.js';
import { necksIn } from './replies/cues/neck-cues.js';
import { isOwnAct } from './replies/cues/own-act-cues.js';
import { namesChild } from './replies/cues/person-cues.js';
import { asWordedToday } from './replies/former-wordings.js';
import { UNSURE, UNSURE_SPANISH } from './replies/unsure.js';
import { asksOpenly } from './replies/weak-doubt.js';
import type { ReplyDue } from './standing.js';
import { isOfGrownUp } from './told-persons.js';
import type { Turn } from './turn.js';
import type { Concern } from './verdict.js';

interface Told {
  message: string;
  turns: readonly Turn[];
  /** Concern that came up before, or null. */
  cameUp: Concern | null;
}

/** Whether what came up before spares the person the question whether they hurt somebody. */
export const isSpared = (leaning: Concern | null, cameUp: Concern | null): boolean =>
  leaning === 'harming-others' && (cameUp === 'violence' || cameUp === 'child-in-danger');

/**
 * Whether the question may be asked that the likely concern asks. Somebody who was strangled, or who saw a child being
 * hurt, must not be asked whether they hurt someone.
 */
export function mayAccuse(leaning: Concern, { cameUp, message }: Told): boolean {
  if (leaning !== 'harming-others') return true;
  if (isSpared(leaning, cameUp)) return false;
  return isOwnAct(message) && !necksIn(message).includes('own');
}

/**
 * Whether a line may be added about the concern that is nearly as likely. Its person must stand in the message, or in what was asked
 * about before: a child, whoever is hurt, or a writer who did something. Somebody who is hurt, ill or afraid is not told what to do if
 * they might hurt someone.
 */
export function mayBeAdded(or: Concern, told: Told): boolean {
  const { turns, message } = told;
  // Whoever says yes to the question about all of them may mean any.
  if (asksOpenly(turns.at(-1)?.content ?? '') && isYesOrMaybe(answerIn(message))) return true;
  if (or === 'harming-others') return mayAccuse(or, told);
  if (or === 'suicide' || wasAskedAbout(or, turns)) return true;
  return or === 'child-in-danger'
    ? namesChild(message)
    : turns.length === 0 || isOfGrownUp({ text: message, dangers: dangersIn(message) });
}

const wasAskedAbout = (concern: Concern, turns: readonly Turn[]): boolean =>
  [UNSURE, UNSURE_SPANISH].some(({ questions }) =>
    turns.some(
      ({ role, content }) =>
        role === 'assistant' && questions[concern].some((text) => asWordedToday(content).includes(text)),
    ),
  );

/**
 * The same replies, led by the one to whoever did it. The reply about a child is for somebody who saw or suspects it.
 */
export function forTheWriter(
  replies: readonly [ReplyDue, ...ReplyDue[]],
): readonly [ReplyDue, ...ReplyDue[]] {
  const [first, ...others] = replies;
  const own = others.find(({ concern, about }) => concern === 'harming-others' && about === 'self');
  if (first.concern !== 'child-in-danger' || !own) return replies;
  return [own, first, ...others.filter((reply) => reply !== own)];
}
