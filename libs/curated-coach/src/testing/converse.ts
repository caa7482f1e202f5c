import type { CuratedCoach } from '../curated-coach.js';
import type { CuratedReply } from '../reply.js';
import type { Turn } from '../turn.js';

/** Sends the messages one after another and returns all replies. */
export function converse(coach: CuratedCoach, messages: readonly string[]): CuratedReply[] {
  const turns: Turn[] = [];
  return messages.map((message) => {
    const reply = coach.reply({ turns, message });
    turns.push({ role: 'user', content: message });
    turns.push({ role: 'assistant', content: reply.text });
    return reply;
  });
}
