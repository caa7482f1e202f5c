import { describe, expect, it } from '@jest/globals';
import { ALSO } from './also.js';
import { CHILD_REPLIES } from './child-in-danger.js';
import { inFull } from './continuations/continuation.js';
import { SPANISH_CONTINUATIONS } from './continuations/spanish.js';
import { GUARD_REPLIES } from './guard.js';
import { HARMING_REPLIES } from './harming-others.js';
import { SPANISH_ALSO, SPANISH_GUARD_REPLIES, SPANISH_REPLIES, SPANISH_SUICIDE_REPLIES } from './spanish.js';
import { SPANISH_WORRY_REPLIES } from './spanish-worry.js';
import { SUICIDE_REPLIES } from './suicide.js';
import { UNSURE_SPANISH } from './unsure.js';
import { VIOLENCE_REPLIES } from './violence.js';

const suicide = Object.values(SUICIDE_REPLIES).flatMap((tones) => Object.values(tones).flat());
const everyText = [
  ...suicide,
  ...VIOLENCE_REPLIES,
  ...CHILD_REPLIES,
  ...HARMING_REPLIES,
  ...Object.values(GUARD_REPLIES).flat(),
  ...Object.values(ALSO),
];

const FORBIDDEN = [
  /both sides/i,
  /communicat/i,
  /leave (him|her|them)\b/i,
  /you (should|must|have to|need to) (leave|stay|go|forgive)/i,
  /confront/i,
  /compromise/i,
  /your part/i,
  /misunderstanding/i,
  /calm (him|her) down/i,
  /provoke/i,
  /date night|love language|appreciation/i,
  /selfish|attention.seeking|weak\b|monster|shame on/i,
  /we (will|have) report/i,
  /https?:|www\./i,
];

describe('every safety text', () => {
  it.each(FORBIDDEN.map((pattern) => [String(pattern), pattern] as const))('avoids %s', (_name, pattern) => {
    expect(everyText.filter((text) => pattern.test(text))).toEqual([]);
  });

  it('is said in one place only', () => {
    const paragraphs = everyText.flatMap((text) => text.split('\n\n'));
    expect(new Set(paragraphs).size).toBe(paragraphs.length);
  });

  it('has short paragraphs', () => {
    const long = everyText
      .flatMap((text) => text.split('\n\n'))
      .filter((paragraph) => paragraph.length > 650);
    expect(long).toEqual([]);
  });
});

describe('a reply to suicide', () => {
  it.each(suicide)('asks, names the numbers, grounds and points to one person', (text) => {
    expect(text).toContain('988');
    expect(text).toContain('741741');
    expect(text).toContain('HOME');
    expect(text).toMatch(
      /suicide|kill(ing)? (yourself|themselves)|end(ing)? (your|their) life|taking your life/i,
    );
    expect(text).toContain('?');
    expect(text).toMatch(/breath|feet|floor|cold|name what you see/i);
    expect(text).toMatch(/trust|one person|person you|let one/i);
  });

  it.each(suicide)('asks about nothing else in its bold words', (text) => {
    const questions = [...text.matchAll(/\*\*([^*]+\?)”?\*\*/g)].map(([, question]) => question);
    expect(questions.length).toBeLessThanOrEqual(1);
    for (const question of questions)
      expect(question).toMatch(/suicide|killing yourself|ending your life|taking your life/);
  });

  it('begins with call, text and chat', () => {
    for (const about of ['self', 'other'] as const)
      expect(SUICIDE_REPLIES[about].alarm[0]).toMatch(/call or text 988[^]*chat/i);
  });
});

describe('a reply to suicide in Spanish', () => {
  const texts = [SPANISH_SUICIDE_REPLIES, SPANISH_WORRY_REPLIES].flatMap((tones) =>
    Object.values(tones).flat(),
  );

  it.each(texts)('asks, names the numbers, grounds and points to one person: %s', (text) => {
    expect(text).toMatch(/988[^]{0,12}\bopri(?:me|mir) 2/);
    expect(text).toMatch(/HOLA al 741741/);
    expect(text).toMatch(/suicid|quitar(te|se) la vida|terminar con tu vida|piensa en morir/);
    expect(text).toContain('?');
    expect(text).toMatch(/aire despacio|respira despacio|los pies|el piso|algo frío/);
    expect(text).toMatch(/de confianza/);
  });

  it.each(texts)('has short paragraphs: %s', (text) => {
    expect(Math.max(...text.split('\n\n').map(({ length }) => length))).toBeLessThanOrEqual(650);
  });
});

describe('the number for violence in Spanish', () => {
  // The quiet line, and half sentences that only name one number, are kept short.
  const texts = [
    ...Object.values(SPANISH_REPLIES).flat(),
    ...Object.values(SPANISH_GUARD_REPLIES).flat(),
    ...Object.values(SPANISH_ALSO),
    ...Object.values(SPANISH_CONTINUATIONS).flatMap((each) => Object.values(each).map(inFull)),
    ...Object.values(UNSURE_SPANISH.questions).flat(),
  ].filter((text) => text.includes('1-800-799-7233'));

  it.each(texts)('comes with a way to write: %s', (text) => {
    expect(text).toMatch(/\bSTART al 88788/);
  });
});

describe('a reply to violence', () => {
  it.each(VIOLENCE_REPLIES)('gives the Hotline and asks about the screen', (text) => {
    expect(text).toContain('1-800-799-7233');
    expect(text).toMatch(/START to 88788/);
    expect(text).toContain('911');
    expect(text).toMatch(/screen|device/);
    expect(text).toContain('?');
  });

  it('believes at once, says that devices may be watched and sets couple exercises aside', () => {
    expect(VIOLENCE_REPLIES[0]).toMatch(/^I believe you/);
    expect(VIOLENCE_REPLIES[0]).toMatch(/can be watched/);
    expect(VIOLENCE_REPLIES[0]).toMatch(/setting the couple exercises aside/);
  });
});

describe('a reply about a child', () => {
  it.each(CHILD_REPLIES)('gives both numbers and says that the app does not report', (text) => {
    expect(text).toContain('911');
    expect(text).toContain('1-800-422-4453');
    expect(text).toMatch(/app does not report/);
  });
});

describe('a reply to someone who fears to harm', () => {
  it.each(HARMING_REPLIES)('says stop, distance and specialist help', (text) => {
    expect(text).toMatch(/stop|distance|leave the room/i);
    expect(text).toMatch(/specialist|counselor/i);
    for (const number of ['1-800-799-7233', '88788', '1-800-422-4453', '988', '911'])
      expect(text).toContain(number);
  });
});

describe('what is said under a guard', () => {
  it.each([
    ['suicide', '988'],
    ['violence', '1-800-799-7233'],
    ['child-in-danger', '1-800-422-4453'],
    ['harming-others', '1-800-799-7233'],
  ] as const)('keeps the way to people open: %s', (concern, number) => {
    const without = GUARD_REPLIES[concern].filter((text) => !text.includes(number));
    expect(without).toEqual([]);
  });
});
