import { describe, expect, it } from '@jest/globals';
import { analyze, type Findings } from './findings.js';
import type { Judgement } from './judgement.js';
import { bringsNearer } from './replies/cues/nearness-cues.js';
import { topicKept } from './replies/topic-kept.js';
import { UNSURE, UNSURE_SPANISH } from './replies/unsure.js';
import { instructionsUnder, judge, lastSaidBy, needsQuietLine, withGates } from './safety.js';
import { CLEAR, DOUBTFUL, GATED, kindsOf, NOTHING, withFindings } from './testing/converse.js';
import { lastReply, talk } from './testing/talk.js';
import type { JudgedTurn } from './turn.js';

const STRONG: Partial<Findings> = { ...DOUBTFUL, margin: 2.2, isWeak: false };
const NAMED: Partial<Findings> = { ...DOUBTFUL, margin: 1.1, isWeak: false };
const WEAK: Partial<Findings> = { ...DOUBTFUL, isWeak: true };
const NO: Partial<Findings> = { answer: 'no' };
const SUICIDE: Partial<Findings> = { ...STRONG, leaning: 'suicide' };

const JUDGED: Judgement = { verdict: 'unsure', concern: 'violence', about: 'self', language: 'en' };
const CHORES = 'how do we split the chores with his kids';
const HELD = { kind: 'clear', asksBack: true, isHeld: true };
const isHeldAfter = (...all: Partial<Findings>[]): boolean => {
  const last = withFindings(...all).verdicts.at(-1);
  return last?.kind === 'clear' && last.isHeld && last.asksBack;
};

describe('after a strong doubt', () => {
  it.each([
    ['a high margin', STRONG],
    ['a named danger', NAMED],
    ['a high margin in old findings', { ...DOUBTFUL, margin: 1.75 }],
  ])('by %s there is no exercise any more, however much was clear since', (_name, doubt) => {
    const said = [doubt, CLEAR, CLEAR, CLEAR, CLEAR, CLEAR];
    expect(withFindings(...said).verdicts.at(-1)).toMatchObject(HELD);
    expect(isHeldAfter(doubt, NO, CLEAR, CLEAR)).toBe(true);
    expect(isHeldAfter(doubt, NO, NO, CLEAR, CLEAR, CLEAR)).toBe(true);
  });

  it.each([
    ['that is weak', WEAK],
    ['of old findings with a low margin', DOUBTFUL],
    [
      'that a model alone has',
      {
        judged: JUDGED,
        isWeak: false,
      },
    ],
    ['of two half doubts', { ...GATED, margin: 0.6, isWeak: false }],
  ])('is not the case after a doubt %s', (_name, doubt) => {
    const first = doubt.level === 'gate' ? [doubt, doubt] : [doubt];
    expect(withFindings(...first, CLEAR, CLEAR).verdicts.at(-1)).toMatchObject({
      kind: 'clear',
      isHeld: false,
    });
  });

  it('is not the case after a denial in suspicious words, but after a strong one before it', () => {
    const denial: Partial<Findings> = { ...STRONG, ...NO, isOnlyNo: true };
    expect(isHeldAfter(WEAK, denial, CLEAR, CLEAR)).toBe(false);
    expect(isHeldAfter(STRONG, denial, CLEAR, CLEAR)).toBe(true);
  });

  it('the coach listens and asks about danger no more', () => {
    const [, , , ...later] = withFindings(STRONG, CLEAR, CLEAR, CLEAR).verdicts;
    for (const verdict of later) {
      expect(needsQuietLine(verdict)).toBe(true);
      expect(verdict).not.toHaveProperty('text');
    }
  });

  it('a provider is told so', () => {
    const [held] = withFindings(STRONG, CLEAR, CLEAR, CLEAR).verdicts.slice(-1);
    expect(instructionsUnder(held!)).toMatch(/no exercise.*link to no module/i);
    expect(instructionsUnder(held!)).toMatch(/also if the person said no/);
    expect(instructionsUnder(held!)).toMatch(/not ask about danger again/i);
    const [gated] = withFindings(GATED).verdicts;
    expect(instructionsUnder(gated!)).not.toMatch(/also if the person said no/);
  });

  it('nothing that is said is a subject of later advice', () => {
    const { turns } = withFindings(CLEAR, STRONG, CLEAR, CLEAR, CLEAR);
    const marks = withGates(turns)
      .filter(({ role }) => role === 'user')
      .map(({ isGated }) => isGated);
    expect(marks).toEqual([false, true, true, true, true]);
  });

  it('a concern goes before it', () => {
    expect(kindsOf(STRONG, CLEAR, CLEAR, { present: { violence: 'self' } }, CLEAR).slice(3)).toEqual([
      'answer',
      'guarded',
    ]);
  });

  it('a “yes” to what a provider asks about everyday things is none to the doubt', () => {
    const { turns } = withFindings(STRONG, CLEAR, CLEAR, CLEAR);
    const asked = turns.with(-1, { role: 'assistant', content: 'Is it the dishes?', source: 'openai' });
    expect(judge(asked, 'yes', { ...NOTHING, answer: 'yes' })).toMatchObject(HELD);
  });

  it.each([
    ['he put his forearm on my windpipe and i went grey', 'no its nothing like that'],
    ['he keeps a pistol by the bed and pats it when we argue', 'nah hes fine'],
    ['me apretó el cuello hasta que vi negro', 'no es así'],
  ])('that was denied, no exercise follows: %s — %s', (told, denial) => {
    const turns: JudgedTurn[] = [];
    for (const content of [told, denial, CHORES, CHORES, CHORES, CHORES]) {
      const findings = analyze(content, lastSaidBy(turns));
      const verdict = judge(turns, content, findings);
      expect(verdict.kind === 'clear' && !verdict.asksBack).toBe(false);
      turns.push(
        { role: 'user', content, source: null, findings },
        { role: 'assistant', content: '…', source: 'safety' },
      );
    }
  });
});

describe('a sign within a doubt', () => {
  it('is asked about from the gate on, in the topic of the doubt', () => {
    const [, denied, sign, later] = withFindings(
      SUICIDE,
      NO,
      { ...GATED, leaning: 'violence' },
      CLEAR,
    ).verdicts;
    expect(denied).toMatchObject({ isDenied: true });
    expect(sign).toMatchObject({ kind: 'unsure', leaning: 'suicide', isDenied: false });
    expect(sign?.kind === 'unsure' && sign.text).toContain('988');
    expect(later).toMatchObject({ kind: 'unsure', text: null });
  });

  it('is asked about also when the doubt has come to rest', () => {
    const [, , , , sign, after] = withFindings(SUICIDE, CLEAR, CLEAR, CLEAR, GATED, CLEAR).verdicts;
    expect(sign).toMatchObject({ kind: 'unsure', leaning: 'suicide', text: expect.stringContaining('988') });
    expect(after).toMatchObject(HELD);
  });

  it('is asked about gently where the doubt is weak, and only where that may be about suicide', () => {
    const [, sign] = withFindings({ ...WEAK, leaning: 'suicide' }, GATED).verdicts;
    expect(sign).toMatchObject({ isWeak: true, text: expect.stringContaining('988') });
    const [, other] = withFindings(WEAK, GATED).verdicts;
    expect(other).toMatchObject({ kind: 'unsure', text: null });
  });

  it('is none where it is a “no”', () => {
    const [, no] = withFindings(SUICIDE, { ...GATED, ...NO }).verdicts;
    expect(no).toMatchObject({ isDenied: true, text: null });
  });

  it('does not replace suicide by a doubt that is no graver', () => {
    const weaker: Partial<Findings> = { ...DOUBTFUL, margin: 1.8, leaning: 'violence' };
    const [, second] = withFindings(SUICIDE, weaker).verdicts;
    expect(second).toMatchObject({ leaning: 'suicide' });
    expect(second?.kind === 'unsure' && second.text).toMatch(/988[^]*1-800-799-7233/);
    const [, graver] = withFindings(SUICIDE, { ...weaker, margin: 3 }).verdicts;
    expect(graver).toMatchObject({ leaning: 'violence' });
    const [, otherwise] = withFindings(STRONG, { ...SUICIDE, margin: 1.8 }).verdicts;
    expect(otherwise).toMatchObject({ leaning: 'suicide' });
  });
});

describe('what brings suicide nearer', () => {
  const told = 'I gave my guitar to my nephew, he will get more out of it';
  const isAsked = (reply: string): boolean =>
    [UNSURE, UNSURE_SPANISH].some(({ questions }) => questions.suicide.some((text) => reply.includes(text)));
  const asks = (message: string): boolean =>
    isAsked(lastReply(told, 'no im fine', 'how do we plan the weekend', message));

  it.each([
    'ok i picked the date',
    'the day is set',
    'it runs out in october',
    'just two more sleeps',
    'it got so quiet',
    'he went silent on me',
    'she isn’t answering the door',
    'his phone is off now',
    'straight to voicemail again',
    'can’t reach her at all',
    'i found the rope',
    'the shotgun isn’t where we keep it',
  ])('is asked about after a denial: %s', (message) => {
    expect(asks(message)).toBe(true);
  });

  it.each([
    'ya puse la fecha',
    'se cumplen dos años en marzo',
    'nomás faltan tres días',
    'se quedó callada',
    'no contesta',
    'su celular está apagado',
    'no se oye nada',
    'las pastillas no están',
  ])('is asked about in Spanish: %s', (message) => {
    const before = ['Ya repartí mis cosas entre mis hermanas, así no batallan después', 'no, para nada'];
    expect(isAsked(lastReply(...before, message))).toBe(true);
  });

  it.each([
    'what do we cook on sunday',
    'his kids have soccer in march',
    'how do I answer his ex',
    'we need a quiet room for homework',
    'the phone bill is high',
    'i open the door for the kids each day',
    'who pays for the summer camp',
    'when do we have a day for us',
    'nobody answers me at dinner',
    'my stepson likes to sing in the car',
    'two days a week they are with her',
    'el viernes vienen sus hijos',
    'mi hijastro es callado',
    '¿quién contesta el teléfono de la casa?',
  ])('is not seen in everyday words: %s', (message) => {
    expect(bringsNearer(message)).toBe(false);
  });

  it('is clear where nothing was doubted', () => {
    const said = 'ok i set the date';
    expect(withFindings(CLEAR, CLEAR, { said }).verdicts.at(-1)).toMatchObject({
      kind: 'clear',
      asksBack: false,
    });
    expect(withFindings(STRONG, CLEAR, CLEAR, { said }).verdicts.at(-1)).toMatchObject(HELD);
  });

  it('is never said to be perhaps nothing', () => {
    const replies = talk(told, 'ok i picked the date', 'it got so quiet', 'his phone is off now');
    for (const reply of replies.slice(1)) {
      expect(isAsked(reply)).toBe(true);
      expect(reply).not.toMatch(/may be nothing/);
    }
  });

  it('is never answered by putting it off', () => {
    const texts = [topicKept('en'), topicKept('es')].flatMap(({ staying, afterNo }) =>
      [staying, afterNo].flatMap((byTopic) => Object.values(byTopic).flat()),
    );
    for (const text of texts) expect(text).not.toMatch(/come to that|get to|llegaremos|vamos a eso/i);
  });
});
