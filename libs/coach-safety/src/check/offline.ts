import { fixedReply, judge, needsQuietLine } from '../safety.js';
import { withQuietLine } from '../replies/quiet-line.js';
import type { JudgedTurn } from '../turn.js';
import type { CheckedMessage } from './message.js';
import { type Outcome, outcomeOf } from './outcome.js';

/** What the engine alone makes of a message; no coach answers the harmless ones. */
export function checkOffline({ before = [], text }: CheckedMessage): Outcome {
  const turns: JudgedTurn[] = [];
  for (const content of before) turns.push({ role: 'user', content, source: null }, replyTo(turns, content));
  const begun = performance.now();
  const reply = replyTo(turns, text);
  return outcomeOf(reply.content, reply.source === 'safety', performance.now() - begun);
}

function replyTo(turns: readonly JudgedTurn[], message: string): JudgedTurn {
  const verdict = judge(turns, message);
  const given = 'text' in verdict ? verdict.text : null;
  const fixed = given ?? fixedReply(verdict, turns, message);
  if (fixed !== null)
    return { role: 'assistant', content: fixed, source: verdict.kind === 'clear' ? 'curated' : 'safety' };
  const content = needsQuietLine(verdict) ? withQuietLine('What is it about?') : 'I hear you.';
  return { role: 'assistant', content, source: 'curated' };
}
