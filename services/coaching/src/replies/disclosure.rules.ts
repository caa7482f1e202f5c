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
 * What stands before a reply: at a person’s first, and after seven days without one.
 * @param lastReplyAt when the coach last answered this person, in any conversation
 */
export function disclosure(source: MessageSource, lastReplyAt: Date | null, now: Date): string {
  // Who needs help now is not to read this first; those replies say themselves what they are.
  if (source === 'safety') return '';
  const voice = source === 'curated' ? 'curated' : 'ai';
  if (lastReplyAt === null) return `${FIRST[voice]}\n\n`;
  return now.getTime() - lastReplyAt.getTime() > IDLE_MS ? `${AGAIN[voice]}\n\n` : '';
}
