import { describe, expect, it } from '@jest/globals';
import { analyze, type Findings } from './findings.js';
import { isAttacked, speaksOfDying } from './replies/cues/dying-cues.js';
import { isOfSelf } from './replies/cues/own-word-cues.js';
import { UNSURE } from './replies/unsure.js';
import { DOUBTFUL, withFindings } from './testing/converse.js';

const ATTACK: Partial<Findings> = { ...DOUBTFUL, margin: 2.2, isWeak: false, isNamed: true, or: 'suicide' };
/** A message that its score alone, by chance, takes for one about suicide. */
const BY_CHANCE = (said: string, margin = 1.8): Partial<Findings> & { said: string } => ({
  ...analyze(said),
  said,
  level: 'unsure',
  margin,
  isBrief: false,
  isShort: false,
  leaning: 'suicide',
  or: null,
  isWeak: false,
  present: {},
});
const asksSuicide = (verdict: unknown): boolean =>
  UNSURE.questions.suicide.some((text) => JSON.stringify(verdict).includes(text.slice(2, 40)));

describe('whoever told of violence', () => {
  const SAID = [
    'its quiet now. maybe hes asleep. should i go out n say sorry',
    'i cant call hell hear',
    'what do i tell my stepson so he stops carrying tales',
    'he comes home in a bad mood from the night shift',
    'i can be ornery too',
    'he went to bed now',
    'should i make his lunch like always',
    'the neighbors heard it i think',
  ];
  it.each(SAID)('is not asked about suicide first without a word of dying: %s', (said) => {
    for (const leaning of ['violence', 'child-in-danger'] as const)
      expect(asksSuicide(withFindings({ ...ATTACK, leaning }, BY_CHANCE(said)).verdicts.at(-1))).toBe(false);
    const high = withFindings({ ...ATTACK, or: null }, BY_CHANCE(said, 3)).verdicts.at(-1);
    expect(asksSuicide(high)).toBe(false);
    expect(JSON.stringify(high)).toContain('988');
    const known = withFindings({ ...ATTACK, present: { violence: 'self' } }, BY_CHANCE(said)).verdicts.at(-1);
    expect(asksSuicide(known)).toBe(false);
    expect(known).toMatchObject({ concern: 'violence' });
  });

  it.each([
    'i just dont want to wake up tomorrow',
    'the kids would have a better mom',
    'they would be better off without me',
    'i picked the date',
    'i cant do this anymore',
    'i gave my rings to my sister',
    'im so tired of living like this',
  ])('is asked about it for one: %s', (said) => {
    expect(speaksOfDying(said)).toBe(true);
    expect(asksSuicide(withFindings({ ...ATTACK, or: null }, BY_CHANCE(said, 3)).verdicts.at(-1))).toBe(true);
  });

  it('is asked about it for a score alone where nothing of violence was named', () => {
    const scored = { ...ATTACK, isNamed: false, or: null };
    expect(asksSuicide(withFindings(scored, BY_CHANCE('i can be ornery too', 3)).verdicts.at(-1))).toBe(true);
  });

  it.each([
    'she goes after me with my own cane',
    'he is breaking stuff in the kitchen',
    'she has got my heart pills put up somewhere',
    'he hid my insulin again',
    'he throws plates at me',
    'me avienta cosas y me jala',
    'me esconde las pastillas de la presión',
  ])('tells of an attack in plain words: %s', (said) => {
    expect(isAttacked(said)).toBe(true);
    const both = { ...BY_CHANCE(said), or: 'violence' as const };
    expect(asksSuicide(withFindings(both).verdicts.at(-1))).toBe(false);
  });
});

describe('a word about oneself', () => {
  it.each([
    'i got whupped too and im fine',
    'im fine',
    'no im fine',
    'I turned out fine',
    'its how I was raised',
    'thats how we were all raised and we turned out ok',
    'my dad did the same to us',
    'no biggie i got the belt too',
    'it made me tough',
    'didnt hurt me none',
    'we all got spanked and look at us',
    'a mí también me pegaban y salí bien',
    'así me criaron',
    'estoy bien',
    'yo crecí bien',
    'así nos educaron a todos',
  ])('is one: %s', (text) => {
    expect(isOfSelf(text)).toBe(true);
  });

  it.each([
    'no',
    'no nobody is hurt',
    'no, nobody is hurt or scared, its about names',
    'no the kids are fine',
    'no he is fine',
    'we are all good',
    'nothing like that, im fine and so is everyone',
    'no, nadie está en peligro',
    'no, todos estamos bien',
    'I would never',
    'no they never hit him',
  ])('is none where the “no” covers others: %s', (text) => {
    expect(isOfSelf(text)).toBe(false);
  });
});
