import { dangersAfter } from './replies/cues/dangers-after.js';
import { necksIn } from './replies/cues/neck-cues.js';
import { isOwnAct } from './replies/cues/own-act-cues.js';
import { namesChild } from './replies/cues/person-cues.js';
import { isThirdPersons, isWorried } from './replies/cues/whose-cues.js';
import { asksOpenly } from './replies/weak-doubt.js';
import type { Turn } from './turn.js';
import type { Concern } from './verdict.js';

interface Told {
  message: string;
  turns: readonly Turn[];
  /** Concern that came up before, or null. */
  concern: Concern | null;
}

/** Whether what came up before spares the person the question whether they hurt somebody. */
export const isSpared = (leaning: Concern | null, concern: Concern | null): boolean =>
  leaning === 'harming-others' && (concern === 'violence' || concern === 'child-in-danger');

/**
 * Whether the question may be asked that the likely concern asks. Somebody who was strangled, or who saw a child being
 * hurt, must not be asked whether they hurt someone.
 */
export function mayAccuse(leaning: Concern, { concern, message }: Told): boolean {
  if (leaning !== 'harming-others') return true;
  if (isSpared(leaning, concern)) return false;
  return isOwnAct(message) && !necksIn(message).includes('own');
}

/** Whether it is plainly somebody else who is in danger, or makes it: the writer is worried, hurt or afraid. */
const isOfAnothersDanger = ({ turns, message }: Told): boolean =>
  dangersAfter(turns, message).length > 0 || isThirdPersons(message) || isWorried(message);

/**
 * Whether a line may be added about the concern that is nearly as likely. Its person must stand in the message: a child, or a
 * writer who may have done something. Somebody who is ill or afraid is not told what to do if they might hurt someone.
 */
export function mayBeAdded(or: Concern, told: Told): boolean {
  // Whoever says yes to the question about all of them may mean any.
  if (asksOpenly(told.turns.at(-1)?.content ?? '')) return true;
  if (or === 'harming-others') return mayAccuse(or, told) || !isOfAnothersDanger(told);
  return or !== 'child-in-danger' || namesChild(told.message);
}
