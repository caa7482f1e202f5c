import { describe, expect, it } from '@jest/globals';
import { analyze, type Findings } from './findings.js';
import type { Judgement } from './judgement.js';
import { judge, withGates } from './safety.js';
import type { JudgedTurn } from './turn.js';

const CLEAR: Findings = {
  present: {},
  past: [],
  related: [],
  answer: 'neither',
  level: 'clear',
  margin: -0.5,
  leaning: 'violence',
  language: 'en',
};
const GATED: Findings = { ...CLEAR, level: 'gate', margin: 0.2 };
/** Findings in a message from before its length was noted. */
const OLD: Findings = { ...CLEAR, margin: -1 };
const BRIEF: Findings = { ...CLEAR, margin: -1, isBrief: true };

/** Judgement of a model about a message that the check finds clear. */
const DOUBTED: Judgement = { verdict: 'unsure', concern: 'violence', about: 'self', language: 'en' };

/** A conversation in which the coach has asked back after each message. */
const turnsOf = (...found: Findings[]): JudgedTurn[] =>
  found.flatMap((findings, at): JudgedTurn[] => [
    { role: 'user', content: `message ${at}`, source: null, findings },
    { role: 'assistant', content: 'What about it stays with you most?', source: 'curated' },
  ]);

const verdictAfter = (before: Findings[], last: Findings) => judge(turnsOf(...before), 'the last', last);

describe('a message for which an exercise is too risky', () => {
  it('is asked about', () => {
    expect(verdictAfter([], GATED)).toMatchObject({ kind: 'clear', asksBack: true });
  });

  it.each([
    ['a brief reply', [BRIEF]],
    ['several brief replies', [BRIEF, BRIEF, BRIEF]],
  ])('stays so after %s', (_, [last, ...before]) => {
    expect(verdictAfter([GATED, ...before], last!)).toMatchObject({ kind: 'clear', asksBack: true });
  });

  it.each([
    ['doubted by a model', { ...CLEAR, margin: -1, judged: DOUBTED }],
    ['in another language', { ...CLEAR, margin: -1, language: 'fr' as const }],
  ])('and that is %s stays so after the doubt has ended', (_, doubtful) => {
    expect(verdictAfter([doubtful, BRIEF], BRIEF)).toMatchObject({ kind: 'clear', asksBack: true });
    expect(verdictAfter([doubtful, BRIEF, BRIEF], CLEAR)).toMatchObject({ kind: 'clear', asksBack: false });
    expect(withGates(turnsOf(doubtful, BRIEF))[0]).toMatchObject({ isGated: true });
  });

  it.each([
    ['a clear message that says something', [GATED], CLEAR],
    ['a brief one after that', [GATED, CLEAR], BRIEF],
    ['a brief one from before it was noted', [GATED], OLD],
  ])('no longer keeps help from %s', (_, before, last) => {
    expect(verdictAfter(before, last)).toMatchObject({ kind: 'clear', asksBack: false });
  });

  it('is marked among the turns, with the brief replies to it', () => {
    const marks = withGates(turnsOf(CLEAR, GATED, BRIEF, CLEAR))
      .filter(({ role }) => role === 'user')
      .map(({ isGated }) => isGated);
    expect(marks).toEqual([false, true, true, false]);
  });
});

describe('a brief message', () => {
  it('is not asked about by itself', () => {
    expect(verdictAfter([CLEAR], BRIEF)).toMatchObject({ kind: 'clear', asksBack: false });
    expect(judge([], 'an idea')).toMatchObject({ kind: 'clear', asksBack: false });
  });

  it.each([
    ['an idea', true],
    ['Some words. For tonight, please!', true],
    ['It is about the dishes and the trash', false],
  ])('has six words at most: %s', (text, isBrief) => {
    expect(analyze(text)).toMatchObject({ isBrief });
  });
});
