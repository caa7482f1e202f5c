import { withQuietLine } from '../replies/quiet-line.js';
import { fixedReply, judge, needsQuietLine } from '../safety.js';
import type { JudgedTurn } from '../turn.js';
import type { Coach, CoachReply, Talk } from './coach.js';

/** The engine without a coach, so nothing answers harmless messages. */
export const ENGINE: Coach = { begin: () => new EngineTalk(), end: () => Promise.resolve() };

class EngineTalk implements Talk {
  private readonly turns: JudgedTurn[] = [];

  say(message: string): CoachReply {
    const begun = performance.now();
    const reply = replyTo(this.turns, message);
    const milliseconds = performance.now() - begun;
    this.turns.push({ role: 'user', content: message, source: null }, reply);
    return { text: reply.content, isSafety: reply.source === 'safety', milliseconds };
  }
}

function replyTo(turns: readonly JudgedTurn[], message: string): JudgedTurn {
  const verdict = judge(turns, message);
  const given = 'text' in verdict ? verdict.text : null;
  const fixed = given ?? fixedReply(verdict, turns, message);
  if (fixed !== null)
    return { role: 'assistant', content: fixed, source: verdict.kind === 'clear' ? 'curated' : 'safety' };
  const content = needsQuietLine(verdict)
    ? withQuietLine('What is it about?', verdict.language)
    : 'I hear you.';
  return { role: 'assistant', content, source: 'curated' };
}
