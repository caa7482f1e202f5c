import { fixedReply, judge } from '@anew/coach-safety/safety';
import type { MessageSource } from '@anew/contracts/coaching/views';
import { describe, expect, it } from '@jest/globals';
import { withDisclosure } from './disclosure.rules.js';

const NOW = new Date('2026-06-10T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 24 * 60 * 60_000);

const disclosed = (
  source: MessageSource,
  lastReplyAt: Date | null,
  language: 'en' | 'es' = 'en',
  text = 'A reply.',
): string => withDisclosure({ source, text }, { lastReplyAt, now: NOW, language });

const textOf = (message: string): string => {
  const verdict = judge([], message);
  return ('text' in verdict ? verdict.text : null) ?? fixedReply(verdict, [], message) ?? '';
};

describe('what stands before a reply', () => {
  it.each(['anthropic', 'openai'] as const)(
    'says at a person’s first that %s is AI and no therapy',
    (source) => {
      expect(disclosed(source, null)).toMatch(/^\*[^*]*I’m AI.*not therapy\.\*\n\nA reply\.$/);
    },
  );

  it('does not call the curated coach AI, nor a person', () => {
    const text = disclosed('curated', null);
    expect(text).toMatch(/no person is writing.*automated.*not therapy/);
    expect(text).not.toMatch(/\bAI\b/);
  });

  it.each(['anthropic', 'curated'] as const)('says it again after more than seven days: %s', (source) => {
    for (const days of [0, 1, 6.9, 7]) expect(disclosed(source, daysAgo(days))).toBe('A reply.');
    for (const days of [7.01, 30, 400]) {
      expect(disclosed(source, daysAgo(days))).toMatch(
        /^\*It has been a while.*no substitute for therapy\.\*\n\nA reply\.$/,
      );
    }
  });

  it('is in Spanish where the chat is', () => {
    expect(disclosed('anthropic', null, 'es')).toMatch(/^\*Una cosa antes: soy una IA\..*no es terapia\.\*/);
    expect(disclosed('curated', null, 'es')).toMatch(/^\*Una cosa antes: .*programa.*no es terapia\.\*/);
    expect(disclosed('curated', null, 'es')).not.toMatch(/\bIA\b/);
    for (const source of ['anthropic', 'curated'] as const)
      expect(disclosed(source, daysAgo(8), 'es')).toMatch(/^\*Ha pasado un tiempo.*no reemplaz.*terapia\.\*/);
  });
});

describe('a safety reply', () => {
  it.each([
    ['en', 'I wish I could trade places with my brother in the cemetery'],
    ['en', 'My best friend says that he wants to kill himself'],
    ['es', 'pongo una silla en la puerta para dormir'],
    ['es', 'Mi mejor amigo dice que se quiere matar'],
  ] as const)(
    'that is silent on it says it below, at the first and after a week: %s, %s',
    (language, message) => {
      const text = textOf(message);
      for (const last of [null, daysAgo(8)])
        expect(disclosed('safety', last, language, text)).toMatch(
          language === 'es' ? /\n\n\*Soy una IA.*no es terapia\.\*$/ : /\n\n\*I’m an AI.*not therapy\.\*$/,
        );
      expect(disclosed('safety', daysAgo(7), language, text)).toBe(text);
    },
  );

  it.each([
    'I want to kill myself',
    'My husband hits me',
    'My husband beats my son',
    'I hit my wife',
    'me quiero morir',
  ])('that says it itself stands as it is: %s', (message) => {
    const text = textOf(message);
    for (const last of [null, daysAgo(30)]) expect(disclosed('safety', last, 'en', text)).toBe(text);
  });

  it('never keeps someone in danger waiting', () => {
    for (const last of [null, daysAgo(1), daysAgo(30)])
      expect(disclosed('safety', last)).toMatch(/^A reply\./);
  });
});
