import { describe, expect, it } from '@jest/globals';
import { titleByDate, titleFrom } from './title.rules.js';

describe('a conversation’s title', () => {
  it('is the first line of the first message', () => {
    expect(titleFrom('  How do we start?\nWe have never talked about it.')).toBe('How do we start?');
  });

  it('is cut at a word when the line is long', () => {
    const title = titleFrom(
      'My partner’s ex calls every evening during dinner and I do not know what to say about it',
    );
    expect(title).toBe('My partner’s ex calls every evening during dinner and I do…');
    expect(title.length).toBeLessThanOrEqual(60);
  });

  it('is the day it began, where the person is, when the line may give them away', () => {
    expect(titleByDate(new Date('2026-11-22T03:00:00Z'), 'America/New_York')).toBe('Conversation, Nov 21');
    expect(titleByDate(new Date('2026-11-22T03:00:00Z'), 'UTC')).toBe('Conversation, Nov 22');
  });

  it('is cut within a word that fills the whole line', () => {
    expect(titleFrom('a'.repeat(200))).toBe(`${'a'.repeat(59)}…`);
  });

  it.each([
    ['😀', 29],
    ['👨‍👩‍👧‍👦', 5],
  ])('is never cut within an emoji: %s', (emoji, fitting) => {
    expect(titleFrom(emoji.repeat(40))).toBe(`${emoji.repeat(fitting)}…`);
  });
});
