import { dangersAfter } from './replies/cues/danger-cues.js';
import { necksIn } from './replies/cues/neck-cues.js';
import { isOwnAct } from './replies/cues/own-act-cues.js';
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

/** Whoever tells of a danger that another makes, such as a gun or a shaken baby, needs no line for those who hurt. */
export const isUnkind = (or: Concern, leaning: Concern, told: Told): boolean =>
  leaning !== 'suicide' && dangersAfter(told.turns, told.message).length > 0 && !mayAccuse(or, told);
