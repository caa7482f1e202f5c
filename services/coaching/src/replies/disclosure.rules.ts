import type { MessageSource } from '@anew/contracts/coaching/views';

const IDLE_MS = 7 * 24 * 60 * 60_000;

const FIRST: Readonly<Record<'ai' | 'curated', string>> = {
  ai: '*One thing first: I’m AI. What I say is meant to educate; it is not therapy.*',
  curated:
    '*One thing first: no person is writing here. This is an automated coach; it educates, and it is not therapy.*',
};

const AGAIN: Readonly<Record<'ai' | 'curated', string>> = {
  ai: '*It has been a while, so again: I’m AI, here to educate, and no substitute for therapy.*',
  curated:
    '*It has been a while, so again: this is an automated coach, here to educate, and no substitute for therapy.*',
};

/**
 * Opening line before a person's first reply, and before one after seven days without any.
 * @param lastReplyAt time of the coach's last answer to this person in any conversation
 */
export function disclosure(source: MessageSource, lastReplyAt: Date | null, now: Date): string {
  // Someone who needs help now should not have to read this first. Safety replies say themselves that they
  // come from an AI.
  if (source === 'safety') return '';
  const voice = source === 'curated' ? 'curated' : 'ai';
  if (lastReplyAt === null) return `${FIRST[voice]}\n\n`;
  return now.getTime() - lastReplyAt.getTime() > IDLE_MS ? `${AGAIN[voice]}\n\n` : '';
}
