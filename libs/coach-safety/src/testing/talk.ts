import { analyze } from '../findings.js';
import { fixedReply, judge, lastSaidBy } from '../safety.js';
import type { JudgedTurn } from '../turn.js';

/** Our own replies to these messages, sent one after another while no provider answers. */
export function talk(...messages: readonly string[]): string[] {
  const turns: JudgedTurn[] = [];
  return messages.map((content) => {
    const findings = analyze(content, lastSaidBy(turns));
    const verdict = judge(turns, content, findings);
    const ours = ('text' in verdict ? verdict.text : null) ?? fixedReply(verdict, turns, content);
    const reply = ours ?? 'A curated answer.';
    turns.push(
      { role: 'user', content, source: null, findings },
      { role: 'assistant', content: reply, source: ours === null ? 'curated' : 'safety' },
    );
    return reply;
  });
}

/** Our own reply to the last of these messages. */
export const lastReply = (...messages: readonly string[]): string => talk(...messages).at(-1) ?? '';
