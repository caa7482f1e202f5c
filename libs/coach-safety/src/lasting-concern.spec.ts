import { describe, expect, it } from '@jest/globals';
import { analyze, type Findings } from './findings.js';
import type { Judgement } from './judgement.js';
import { CLEAR, DOUBTFUL, kindsOf, withFindings } from './testing/converse.js';
import { lastReply } from './testing/talk.js';

describe('a concern that is only past', () => {
  it('does not hide a present one', () => {
    const { verdicts } = withFindings({ past: ['violence'], present: { 'harming-others': 'self' } }, CLEAR);
    expect(verdicts[0]).toMatchObject({ kind: 'answer', concern: 'harming-others' });
    expect(verdicts[1]).toMatchObject({ kind: 'guarded', concern: 'harming-others', isPast: false });
  });

  it('leaves a new doubt to be asked about, unless it is about that past', () => {
    const past: Partial<Findings> = { past: ['violence'] };
    const [told, now] = withFindings({ ...past, ...DOUBTFUL }, DOUBTFUL).verdicts;
    expect(told).toMatchObject({ kind: 'guarded', isPast: true });
    expect(now).toMatchObject({ kind: 'unsure', leaning: 'violence' });
    expect(now?.kind === 'unsure' && now.text).toContain('1-800-799-7233');
    expect(kindsOf(past, DOUBTFUL, CLEAR)).toEqual(['guarded', 'unsure', 'guarded']);
    expect(kindsOf(past, { ...past, ...DOUBTFUL })).toEqual(['guarded', 'guarded']);
  });

  it('leaves a doubt of a model to be asked about, once', () => {
    const judged: Judgement = { verdict: 'unsure', concern: 'violence', about: 'self', language: 'en' };
    const told: Partial<Findings> = { past: ['violence'], ...DOUBTFUL };
    expect(kindsOf(told, { judged }, { judged })).toEqual(['guarded', 'unsure', 'guarded']);
  });

  it('becomes present with a "yes" to that', () => {
    const [, , yes, later] = withFindings(
      { past: ['violence'] },
      DOUBTFUL,
      { answer: 'yes' },
      CLEAR,
    ).verdicts;
    expect(yes).toMatchObject({ kind: 'answer', concern: 'violence' });
    expect(later).toMatchObject({ kind: 'guarded', isPast: false });
  });

  it('is found beside a present one', () => {
    expect(analyze('I was abused as a child. Last night I hit my wife.')).toMatchObject({
      past: ['violence'],
      present: { 'harming-others': 'self' },
    });
  });
});

describe('suicide after two denials', () => {
  const SIGN: Partial<Findings> = { present: { suicide: 'self' } };
  const NO: Partial<Findings> = { answer: 'no' };
  const NEW_DOUBT: Partial<Findings> = { ...DOUBTFUL, leaning: 'suicide' };
  const judged = (verdict: Judgement['verdict']): Partial<Findings> => ({
    judged: { verdict, concern: 'suicide', about: 'self', language: 'en' },
  });
  const lastAfter = (...more: Partial<Findings>[]) => withFindings(SIGN, NO, NO, ...more).verdicts.at(-1);

  it('is settled', () => {
    expect(kindsOf(SIGN, NO, NO, CLEAR)).toEqual(['answer', 'answer', 'guarded', 'guarded']);
  });

  it('is asked about again at a new doubt, and needs two more denials then', () => {
    expect(lastAfter(NEW_DOUBT)).toMatchObject({ kind: 'answer', concern: 'suicide' });
    expect(lastAfter(NEW_DOUBT, NO)).toMatchObject({ kind: 'answer', concern: 'suicide' });
    expect(lastAfter(NEW_DOUBT, NO, NO)).toMatchObject({ kind: 'guarded', concern: 'suicide' });
    expect(lastAfter({ ...DOUBTFUL, leaning: 'violence' })).toMatchObject({ kind: 'unsure' });
  });

  it('is asked about again when a model comes to see it', () => {
    expect(lastAfter(judged('concern'))).toMatchObject({ kind: 'answer', concern: 'suicide' });
    expect(lastAfter(judged('clear'), judged('concern'))).toMatchObject({ kind: 'answer' });
    expect(lastAfter(judged('unsure'))).toMatchObject({ kind: 'guarded' });
  });

  it('is not asked about again at each message for which a model goes on seeing it', () => {
    const denied = { ...NO, ...judged('concern') };
    expect(kindsOf(SIGN, NO, denied, judged('concern'), judged('concern')).slice(2)).toEqual([
      'guarded',
      'guarded',
      'guarded',
    ]);
  });
});

describe('a doubt about suicide before that', () => {
  const SIGN: Partial<Findings> = { present: { suicide: 'self' } };
  const NEW_DOUBT: Partial<Findings> = { ...DOUBTFUL, leaning: 'suicide' };

  it('makes no denial of less worth, and no evasion of a new sign', () => {
    const denied: Partial<Findings> = { ...NEW_DOUBT, answer: 'no' };
    expect(kindsOf(SIGN, denied, denied)).toEqual(['answer', 'answer', 'guarded']);
    expect(kindsOf(SIGN, NEW_DOUBT, NEW_DOUBT, NEW_DOUBT, NEW_DOUBT)).toEqual(Array(5).fill('answer'));
    expect(kindsOf(SIGN, CLEAR, CLEAR, CLEAR)).toEqual(['answer', 'answer', 'answer', 'guarded']);
  });

  it('is not answered like a new sign where it says yes', () => {
    const [, yes] = withFindings(SIGN, { ...NEW_DOUBT, answer: 'yes' }).verdicts;
    expect(yes?.kind === 'answer' && yes.text).toContain('Thank you for being honest');
  });
});

describe('suicide with the means at hand', () => {
  it.each([
    [
      ['i want to end my life', 'yes', 'its in the drawer by the bed'],
      /Move away from anything you could use/,
    ],
    [['i want to end my life', 'yes', 'i want to die right now'], /Move away from anything you could use/],
    [['i want to end my life', 'i have a razor here'], /Move away from anything you could use/],
    [
      ['im going to kill myself', 'maybe', 'my grandpas shotgun is loaded'],
      /Move away from anything you could/,
    ],
    [['me quiero matar', 'tengo las pastillas en la mano'], /Aléjate de lo que pueda lastimarte/],
    [['quiero morirme', 'sí', 'la soga está en el garaje'], /Aléjate de lo que pueda lastimarte/],
    [['my wife wants to kill herself', 'she has a gun in her purse'], /If they have a weapon near|weapon/],
  ])('leads away from it, in place of a milder question: %s', (said, away) => {
    expect(lastReply(...said)).toMatch(away);
    expect(lastReply(...said)).not.toMatch(/Thank you for saying it again|I read what you wrote/);
  });

  it.each([
    'no i dont have pills',
    'no, the gun is at my brothers',
    'i take my birth control pills at night',
    'the kids want nerf guns',
  ])('is not heard in a denial or in everyday words: %s', (message) => {
    expect(lastReply('i want to end my life', message)).not.toMatch(/Thank you for being honest/);
  });

  it('is asked about as before after a yes that is taken back', () => {
    const taken = ['i want to end my life', 'yes', 'no, not anymore'];
    expect(lastReply(...taken)).toMatch(/I read what you wrote/);
  });
});

describe('suicide threatened by somebody else', () => {
  it.each([
    'my boyfriend swears he would off himself if i took the kids',
    'her son said hes gonna off himself',
    'mi novia dice que si la dejo un día amanece muerta',
    'mi ex me escribió que mañana amanece colgado',
  ])('is met, however it is put: %s', (message) => {
    expect(analyze(message).present).toEqual({ suicide: 'other' });
  });

  it.each([
    'he turned the light off himself',
    'the toddler took his shoes off himself',
    'mi esposo amanece colgado del celular',
    'mi marido amanece muerto de sueño',
    'el perro amanece muerto de calor',
    'amanezco muerta de cansancio con los niños',
  ])('is not seen in everyday words: %s', (message) => {
    expect(analyze(message).present).toEqual({});
  });

  it('is raised by a yes to a doubt that asked about it in its second line', () => {
    const doubt: Partial<Findings> = { ...DOUBTFUL, leaning: 'child-in-danger', or: 'suicide' };
    const [, yes, later] = withFindings(doubt, { answer: 'yes' }, CLEAR).verdicts;
    expect(yes?.kind === 'answer' && yes.text).toContain('988');
    expect(later).toMatchObject({ kind: 'answer', concern: 'suicide' });
    const other = withFindings({ ...doubt, or: 'violence' }, { answer: 'yes' }, CLEAR).verdicts;
    expect(other[2]).toMatchObject({ kind: 'guarded', concern: 'child-in-danger' });
  });
});
