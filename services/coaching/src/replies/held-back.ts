import { conditionsIn } from '@anew/coach-safety/replies/cues/professional-cues';
import { withGates } from '@anew/coach-safety/safety';
import type { OwnMessage } from '../conversations/conversations.repository.js';

/** Number of turns in which signs are looked for. The curated coach looks no further back for a subject. */
const LOOK_BACK = 24;

/**
 * The turns, each with whether no advice may be about it, because an exercise would be too risky or because a
 * professional must take over. What came before that is no subject either: “What do I say tonight?” is not about it.
 */
export function withHeldBack(turns: readonly OwnMessage[]): (OwnMessage & { isGated: boolean })[] {
  const end = endOfProfessionals(turns);
  return withGates(turns).map((turn, at) => ({ ...turn, isGated: turn.isGated || at < end }));
}

/**
 * Index behind the last turn that belongs to a professional. A brief message after such a one says too little to be
 * about something else.
 */
function endOfProfessionals(turns: readonly OwnMessage[]): number {
  const begin = turns.length - LOOK_BACK;
  const last = turns.findLastIndex(
    ({ role, content }, at) => at >= begin && role === 'user' && conditionsIn(content).length > 0,
  );
  if (last < 0) return 0;
  const next = turns.findIndex(
    ({ role, findings }, at) => at > last && role === 'user' && findings?.isBrief !== true,
  );
  return next < 0 ? turns.length : next;
}
