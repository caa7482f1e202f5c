import { describe, expect, it } from '@jest/globals';
import { analyze, type Findings } from './findings.js';
import type { Judgement } from './judgement.js';
import { judge, lastSaidBy } from './safety.js';
import { CLEAR, DOUBTFUL, GATED, HALF_WAY, withFindings } from './testing/converse.js';
import { talk } from './testing/talk.js';
import type { JudgedTurn } from './turn.js';
import type { Verdict } from './verdict.js';

/** A few words that only their score speaks against. */
const FEW: Partial<Findings> = { ...DOUBTFUL, margin: 1.9, isWeak: false, isBrief: true, isNamed: false };
const STRONG: Partial<Findings> = { ...DOUBTFUL, margin: 2.4, isWeak: false, isNamed: true };
const SUICIDE: Partial<Findings> = { ...STRONG, leaning: 'suicide' };
const VIOLENCE: Partial<Findings> = { present: { violence: 'self' } };
const JUDGED: Judgement = { verdict: 'unsure', concern: 'violence', about: 'self', language: 'en' };

const isAsked = (verdict: Verdict | undefined): boolean =>
  verdict?.kind === 'unsure' && verdict.text !== null;
const lastOf = (...all: Parameters<typeof withFindings>): Verdict | undefined =>
  withFindings(...all).verdicts.at(-1);

/** Verdict about the last of these messages, as the check reads them. */
function verdictOn(...messages: readonly string[]): Verdict {
  const replies = talk(...messages.slice(0, -1));
  const turns = messages.slice(0, -1).flatMap((content, at): JudgedTurn[] => [
    { role: 'user', content, source: null },
    { role: 'assistant', content: replies[at] ?? '', source: 'curated' },
  ]);
  const message = messages.at(-1) ?? '';
  return judge(turns, message, analyze(message, lastSaidBy(turns)));
}

describe('a few words after something harmless', () => {
  it('are not asked about for their score alone, and get no exercise', () => {
    expect(lastOf(CLEAR, FEW)).toMatchObject({ kind: 'clear', asksBack: true, isHeld: false });
    expect(lastOf(GATED, FEW)).toMatchObject({ kind: 'clear', asksBack: true });
    expect(lastOf(HALF_WAY, { ...HALF_WAY, isBrief: true, isNamed: false })).toMatchObject({ kind: 'clear' });
  });

  it.each([
    ['name a danger', CLEAR, { ...FEW, isNamed: true }],
    ['are many', CLEAR, { ...FEW, isBrief: false }],
    ['plainly lean to suicide', CLEAR, { ...FEW, leaning: 'suicide' as const, margin: 2 }],
    ['are grave after something half doubtful', GATED, { ...FEW, margin: 2 }],
    ['are found by a model', CLEAR, { ...FEW, judged: JUDGED }],
    ['stand in old findings', CLEAR, { ...DOUBTFUL, isBrief: true }],
  ])('are asked about where they %s', (_name, before, few) => {
    expect(isAsked(lastOf(before, few))).toBe(true);
  });

  it('are asked about where they are the first of a conversation', () => {
    expect(isAsked(lastOf(FEW))).toBe(true);
  });

  it('never make a doubt strong', () => {
    const few: Partial<Findings> = { ...FEW, leaning: 'suicide', margin: 2.5 };
    expect(lastOf(CLEAR, few, CLEAR, CLEAR)).toMatchObject({ kind: 'clear', isHeld: false });
    expect(lastOf(CLEAR, { ...few, isNamed: true }, CLEAR, CLEAR)).toMatchObject({ isHeld: true });
  });

  it.each([
    ['how do we split the chores with his kids', 'she says its for the family'],
    ['how do we split the chores with his kids', 'hes 11'],
    ['what do we do about the bedtime of my stepson', 'shes 12 btw'],
    ['his mom gave us a lamp and i do not like it', 'its the one from her'],
    ['where should we sit at the school play', 'should i stay home next time'],
    ['can you help me with the parenting plan', 'i know youre no lawyer'],
    ['how do we plan the holidays', 'he says its his turn'],
    ['cómo nos repartimos la limpieza de la casa', 'ella dice que por los niños'],
    ['cómo nos repartimos la limpieza de la casa', 'y si no quiere'],
    ['qué le regalo a mi hijastra', 'tiene 12 años'],
  ])('are not asked about: %s — %s', (before, few) => {
    expect(verdictOn(before, few).kind).toBe('clear');
  });

  it.each([
    ['how do we split the chores with his kids', 'he hit me with it'],
    ['how do we split the chores with his kids', 'im scared of him'],
    ['how do we plan the holidays', 'i want to die'],
    ['what do we do about the bedtime of my stepson', 'he has bruises on his back'],
    ['how do we plan the holidays', 'ill be gone by then anyway'],
    ['cómo nos repartimos la limpieza de la casa', 'me pega cuando toma'],
    ['cómo nos repartimos la limpieza de la casa', 'ya no quiero vivir'],
  ])('are met where they tell of danger: %s — %s', (before, few) => {
    const verdict = verdictOn(before, few);
    expect(verdict.kind === 'answer' || isAsked(verdict)).toBe(true);
  });
});

describe('a few words within a doubt', () => {
  it('are not asked about again for their score alone, and end nothing', () => {
    const { verdicts } = withFindings(STRONG, FEW, FEW);
    expect(verdicts.slice(1)).toEqual([
      expect.objectContaining({ kind: 'unsure', text: null, leaning: 'violence' }),
      expect.objectContaining({ kind: 'unsure', text: null, leaning: 'violence' }),
    ]);
  });

  it('are asked about where it may be about suicide and they are no half doubt', () => {
    expect(isAsked(lastOf(SUICIDE, { ...FEW, margin: 1 }))).toBe(true);
    expect(isAsked(lastOf(SUICIDE, { ...FEW, level: 'gate', margin: 0.9 }))).toBe(false);
    expect(isAsked(lastOf(SUICIDE, { ...FEW, level: 'gate', margin: 0.3, isNamed: true }))).toBe(true);
  });

  it('are none of the two clear messages that end one about suicide', () => {
    const weak: Partial<Findings> = { ...DOUBTFUL, leaning: 'suicide', isWeak: true };
    const thanks: Partial<Findings> = { isBrief: true, isNamed: false, isAside: true };
    const question: Partial<Findings> = { ...thanks, isAside: false };
    expect(lastOf(weak, thanks, thanks, CLEAR)).toMatchObject({ kind: 'unsure' });
    expect(lastOf(weak, question, question)).toMatchObject({ kind: 'clear' });
    expect(lastOf(weak, CLEAR, CLEAR)).toMatchObject({ kind: 'clear' });
    expect(lastOf({ ...weak, leaning: 'violence' }, thanks, thanks)).toMatchObject({ kind: 'clear' });
  });

  it.each(['6 levels btw', 'whatever', 'nomás decía'])('are such where they ask nothing: %s', (text) => {
    expect(analyze(text)).toMatchObject({ isAside: true });
  });

  it.each(['how do we plan dinner', 'ok so what do I say', 'y cómo le digo', 'really?'])(
    'are none where they ask: %s',
    (text) => {
      expect(analyze(text)).toMatchObject({ isBrief: true, isAside: false });
    },
  );

  it('turn no violence into something else', () => {
    for (const leaning of ['suicide', 'child-in-danger'] as const)
      expect(lastOf(VIOLENCE, { ...FEW, leaning })).toMatchObject({ kind: 'guarded', concern: 'violence' });
  });
});

describe('the topic of a doubt', () => {
  const OTHER: Partial<Findings> = { ...DOUBTFUL, isNamed: false, leaning: 'child-in-danger' };

  it.each([
    ['no graver', { ...OTHER, margin: 2.4 }],
    ['hardly graver', { ...OTHER, margin: 2.9 }],
    ['no graver, and about suicide', { ...OTHER, leaning: 'suicide' as const, margin: 1.2 }],
  ])('stays where another one is %s and names nothing, but its help stands below', (_name, other) => {
    const verdict = lastOf(STRONG, other);
    expect(verdict).toMatchObject({ kind: 'unsure', leaning: 'violence' });
    const help = other.leaning === 'suicide' ? '988' : '1-800-422-4453';
    expect(verdict?.kind === 'unsure' && verdict.text).toContain(help);
  });

  it('is replaced by one that names a danger or is clearly graver', () => {
    expect(lastOf(STRONG, { ...OTHER, isNamed: true })).toMatchObject({ leaning: 'child-in-danger' });
    const first: Partial<Findings> = { ...DOUBTFUL, isNamed: true };
    expect(lastOf(first, { ...OTHER, margin: 2 })).toMatchObject({ leaning: 'child-in-danger' });
  });

  it('that was suicide comes back only as the question about it', () => {
    expect(lastOf(SUICIDE, { ...OTHER, margin: 2.5 })).toMatchObject({
      leaning: 'suicide',
      mayBeSuicide: true,
    });
  });
});

describe('a strong doubt by its score alone', () => {
  const SCORED: Partial<Findings> = { ...DOUBTFUL, margin: 2.2, isWeak: false, isNamed: false };
  const NO: Partial<Findings> = { answer: 'no', isOnlyNo: true };

  it('ends with a plain “no” and a clear message', () => {
    const [, no, later] = withFindings({ ...SCORED, margin: 1.9 }, NO, CLEAR).verdicts;
    expect(no).toMatchObject({ kind: 'unsure', isDenied: true });
    expect(later).toMatchObject({ kind: 'clear', asksBack: false, isHeld: false });
  });

  it.each([
    ['with a high score', SCORED, NO],
    ['without a “no”', SCORED, CLEAR],
    ['with a “no” that says more', SCORED, { answer: 'no' as const, isOnlyNo: false }],
    ['that names a danger', { ...SCORED, isNamed: true }, NO],
    ['of old findings', { ...DOUBTFUL, margin: 2.2, isWeak: false }, NO],
    ['that a model shares', { ...SCORED, judged: JUDGED }, NO],
    ['about suicide', { ...SCORED, leaning: 'suicide' as const }, NO],
    ['that may be about suicide', { ...SCORED, or: 'suicide' as const }, NO],
  ])('is held %s', (_name, doubt, answer) => {
    const last = lastOf(doubt, answer, CLEAR, CLEAR, CLEAR);
    expect(last).toMatchObject({ kind: 'clear', asksBack: true, isHeld: true });
  });

  it('is strong again with a new sign', () => {
    expect(lastOf(SCORED, NO, CLEAR, SCORED, CLEAR, CLEAR)).toMatchObject({ isHeld: true });
  });
});
