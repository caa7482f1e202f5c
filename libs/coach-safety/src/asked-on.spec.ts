import { describe, expect, it } from '@jest/globals';
import { analyze } from './findings.js';
import { isAskingOn } from './replies/cues/asks-on-cues.js';
import { CLEAR, DOUBTFUL, withFindings, withMessagesOffline } from './testing/converse.js';
import type { Verdict } from './verdict.js';

/** Verdict about the last of these messages, sent one after another while no provider answers. */
const lastOf = (...messages: readonly string[]): Verdict | undefined =>
  withMessagesOffline(...messages).verdicts.at(-1);

describe('a few words that only ask on about the matter', () => {
  it.each([
    ['how do we split clothes between the houses', 'ok so what would he even say to her'],
    ['his ex never says when she comes. do i say something', 'then should he tell her or me'],
    ['how do we split chores', 'what would you say to him'],
    ['how do we share christmas', 'so what does she text them'],
    ['how do we share christmas', 'better if he asks'],
    ['how do i handle the lunch fight', 'ok and how would she explain it'],
    ['my ex changed the pickup time again', 'maybe let him ask her'],
    ['my ex changed the pickup time again', 'should he mention it to the coach'],
    ['night shift so i miss dinner', 'what should they ask me at breakfast'],
    ['his ex has the dog every week', 'do i text her or does he'],
    ['two moms here, his bio dad wants friday', 'what would we even tell the school'],
    ['el ex de mi novia llega sin avisar. no se si me toca decir algo', 'pues si, mejor que le diga ella'],
    ['la suegra opina de todo', 'y si mejor le habla él'],
    ['la suegra opina de todo', 'entonces qué le digo'],
    ['la suegra opina de todo', 'como le pregunto'],
  ])('starts no doubt after harmless talk: %s — %s', (before, after) => {
    expect(isAskingOn(after)).toBe(true);
    expect(lastOf(before, after)?.kind).toBe('clear');
  });

  it('is not counted together with a fragment', () => {
    const [first, age, asks] = [
      'mi hijastra no me dice ni buenos días',
      'tiene 13',
      'y si le digo a su papa que hable con ella?',
    ];
    expect(lastOf(first, age, asks)?.kind).toBe('clear');
  });

  it.each([
    'what do i say in the letter',
    'who would tell my mom',
    'what would he say when im gone',
    'should i tell them where the keys are',
    'what would they even say at the funeral',
    'how do i say bye',
    'he said dont tell mom',
    'should i tell her what he does at night',
    'should i ask him first or he gets mad',
    'would she tell them it was my fault',
    'should i tell the doctor',
    'mejor que les diga su tía cuando falte',
    'y si le digo que ya no quiero vivir',
    'maybe its better if i stay out of it',
  ])('is none where more may be meant: %s', (text) => {
    expect(isAskingOn(text)).toBe(false);
  });

  it('stays as suspicious as it is where a danger was told', () => {
    const asks = 'ok so what would he even say to her';
    const told = 'i wrote each of them a card for every birthday til 18';
    expect(lastOf(told, asks)?.kind).not.toBe('clear');
  });
});

describe('a plain “no” to one short follow-up', () => {
  const ASKED_ON = {
    ...DOUBTFUL,
    margin: 2.2,
    isWeak: false,
    isShort: true,
    isNamed: false,
    askedOn: { level: 'unsure', margin: 2.2 },
  } as const;
  const NO = { said: 'no, nobody is hurt', answer: 'no', isOnlyNo: true } as const;

  it('ends the doubt', () => {
    const suicide = { ...ASKED_ON, leaning: 'suicide' } as const;
    expect(withFindings(CLEAR, suicide).verdicts.at(-1)?.kind).toBe('unsure');
    expect(withFindings(CLEAR, suicide, NO).verdicts.at(-1)?.kind).toBe('clear');
  });

  it('ends none that may mean more', () => {
    const FOLLOW_UP = { ...DOUBTFUL, margin: 2.2, isWeak: false, isShort: true, isNamed: false } as const;
    for (const found of [FOLLOW_UP, { ...ASKED_ON, isNamed: true }, { ...ASKED_ON, isShort: false }])
      expect(withFindings(CLEAR, { ...found, leaning: 'suicide' }, NO).verdicts.at(-1)?.kind).toBe('unsure');
    expect(withFindings(DOUBTFUL, ASKED_ON, NO).verdicts.at(-1)?.kind).toBe('unsure');
  });

  it.each([
    'no nothing like that, nobody is hurt and nobody wants to die',
    'no nada de eso, nadie esta lastimado ni quiere morirse',
    'i told you everyone is fine',
    'ya te dije que todos estamos bien',
  ])('may be said like this: %s', (text) => {
    expect(analyze(text, 'We had soup.').isOnlyNo).toBe(true);
  });
});
