import { describe, expect, it } from '@jest/globals';
import { disclosure } from './disclosure.rules.js';

const NOW = new Date('2026-06-10T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 24 * 60 * 60_000);

describe('what stands before a reply', () => {
  it.each(['anthropic', 'openai'] as const)(
    'says at a person’s first that %s is AI and no therapy',
    (source) => {
      const text = disclosure(source, null, NOW);
      expect(text).toMatch(/I’m AI.*not therapy.*\n\n$/);
    },
  );

  it('does not call the curated coach AI, nor a person', () => {
    const text = disclosure('curated', null, NOW);
    expect(text).toMatch(/no person is writing.*automated.*not therapy/);
    expect(text).not.toMatch(/\bAI\b/);
  });

  it.each(['anthropic', 'curated'] as const)('says it again after more than seven days: %s', (source) => {
    for (const days of [0, 1, 6.9, 7]) expect(disclosure(source, daysAgo(days), NOW)).toBe('');
    for (const days of [7.01, 30, 400]) {
      const text = disclosure(source, daysAgo(days), NOW);
      expect(text).toMatch(/^\*It has been a while.*no substitute for therapy\.\*\n\n$/);
    }
  });

  it('never keeps someone in danger waiting', () => {
    for (const last of [null, daysAgo(1), daysAgo(30)]) expect(disclosure('safety', last, NOW)).toBe('');
  });
});
