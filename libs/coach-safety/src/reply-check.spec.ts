import { describe, expect, it } from '@jest/globals';
import { CHILD_REPLIES, SHAKEN_CHILD } from './replies/child-in-danger.js';
import { inFull } from './replies/continuations/continuation.js';
import { CONTINUATIONS } from './replies/continuations/index.js';
import { EMERGENCIES, EMERGENCIES_SPANISH } from './replies/emergency-texts.js';
import { FURTHER_LINES } from './replies/further-lines.js';
import { GUARD_REPLIES } from './replies/guard.js';
import { HARMING_REPLIES } from './replies/harming-others.js';
import { NUMBERS_FOR_ALL } from './replies/other-languages.js';
import { PROFESSIONAL, PROFESSIONAL_SPANISH } from './replies/professional.js';
import { QUIET_LINE, QUIET_LINE_SPANISH } from './replies/quiet-line.js';
import { SPANISH_GUARD_REPLIES } from './replies/spanish.js';
import { SUICIDE_REPLIES } from './replies/suicide.js';
import { VIOLENCE_REPLIES } from './replies/violence.js';
import { faultIn, withPlainHyphens } from './reply-check.js';
import { type Concern, CONCERNS, type Verdict } from './verdict.js';

const under = (concern: Concern): Verdict => ({ kind: 'guarded', concern, isPast: false, language: 'en' });
const DOUBT: Verdict = {
  kind: 'unsure',
  text: null,
  leaning: 'violence',
  isDenied: false,
  isWeak: false,
  mayBeSuicide: false,
  language: 'en',
};
const ASKING_BACK: Verdict = { kind: 'clear', asksBack: true, isHeld: false, leaning: null, language: 'en' };
const CLEAR: Verdict = { kind: 'clear', asksBack: false, isHeld: false, leaning: null, language: 'en' };

const HOTLINE = 'I believe you. The hotline is 1-800-799-7233, day and night.';

const WRONG_HOTLINES: readonly string[] = [
  'Or 1-800-799-7323.',
  'Or 1-800-799-72333.',
  'Or 11-800-799-7233.',
  'Or 1-800-799-723.',
  'Or (800) 799 7323.',
  'Or text HOME to 741471.',
  'Or text **START to 88878**.',
  'O manda HOLA al 741471.',
  'Or 1\u2011800\u2011799\u20117323.',
  'Or 1–800–799–7323.',
  'Or 1-800-799-HELP.',
  'Or 1-800-LET-HELP.',
  'Or call **998** now.',
  'Or text 989.',
  'O llama al 112.',
  'O marca el **024**, a cualquier hora.',
];

describe('a reply under a concern', () => {
  it.each<[Concern, string]>([
    ['suicide', 'Please call or text **988** now. Are you thinking of a time and a place?'],
    ['violence', HOTLINE],
    ['child-in-danger', 'Childhelp is at 1-800-422-4453. The app reports to nobody.'],
    ['harming-others', 'Step outside first, then call 1-800-799-7233.'],
    ['harming-others', 'Lay the baby in the crib and call 1-800-422-4453.'],
    ['violence', `${HOTLINE} I won’t give you a couple exercise, and it’s not about both sides.`],
    ['suicide', '988 listens. Breathe out slowly, and feel both feet on the floor.'],
    ['violence', `${HOTLINE} For native people there is 1-844-762-8483 (StrongHearts).`],
  ])('may stand: %s, "%s"', (concern, reply) => {
    expect(faultIn(reply, under(concern))).toBeNull();
  });

  it.each<[Concern, string]>([
    ['suicide', 'I am so sorry. Who could be with you tonight?'],
    ['suicide', 'It was in 1988, call 1-800-799-7233.'],
    ['violence', 'Call 1-800-799-SAFE.'],
    ['violence', 'Call 1 800 799 7233.'],
    ['violence', 'Call 1-800-799-72334.'],
    ['child-in-danger', HOTLINE],
  ])('lacks its number: %s, "%s"', (concern, reply) => {
    expect(faultIn(reply, under(concern))).toBe('no number');
  });

  it.each([...WRONG_HOTLINES, 'Or call (555) 123-4567.', 'Or text 555.123.4567 tonight.'])(
    'names a number that we do not know: %s',
    (wrong) => {
      expect(faultIn(`${HOTLINE} ${wrong}`, under('violence'))).toBe('wrong number');
    },
  );

  it.each([
    'Look at [Emotional Safety](/modules/emotional-safety).',
    'A short exercise may help the two of you.',
    'Take turns, ten minutes each, and no interrupting.',
    'Start with “I-statements” tonight.',
    'Sit down together after dinner.',
    'Each of you says one thing that went well.',
    'Set a timer and let him speak first.',
    'There are both sides to a quarrel.',
    'Prueben este ejercicio juntos.',
  ])('holds an exercise: %s', (exercise) => {
    expect(faultIn(`${HOTLINE} ${exercise}`, under('violence'))).toBe('exercise');
    for (const doubt of [DOUBT, ASKING_BACK]) expect(faultIn(exercise, doubt)).toBe('exercise');
    expect(faultIn(exercise, CLEAR)).toBeNull();
  });
});

it('a reply in doubt needs no number of its own: a line with them is put below it', () => {
  expect(faultIn('That sounds heavy. Is anyone frightening you?', DOUBT)).toBeNull();
});

describe('a number in a reply', () => {
  it.each([...WRONG_HOTLINES, 'Or call (555) 123-4567.'])(
    'is known, or the doubt has another reply: %s',
    (wrong) => {
      for (const doubt of [DOUBT, ASKING_BACK]) expect(faultIn(wrong, doubt)).toBe('wrong number');
    },
  );

  it.each(WRONG_HOTLINES)('is no unknown hotline where nobody has seen a danger: %s', (wrong) => {
    expect(faultIn(wrong, CLEAR)).toBe('wrong number');
  });

  it.each([
    'If it gets worse: 988, 1-800-799-7233, or text START to 88788.',
    'Then text HOME to 741741; in Spanish, HOLA.',
    'The SAMHSA Helpline is 1-800-662-4357 (or 1 (800) 662-4357).',
    'You could write: “Call me at (555) 123-4567 at 8.”',
    'Set aside 800 dollars in 2026, and 15000 by 2030.',
    'Send one text today and no 100 more.',
    'At night, call 1-800-799-SAFE, or 1-800-4-A-CHILD.',
    'The gambling helpline is 1-800-GAMBLER (1-800-426-2537), the quitline 1-800-784-8669.',
    'The Alzheimer’s Association is at 1-800-272-3900.',
    'Call or text 988; llama o envía un mensaje al 988. Call 211 for rent.',
    'You need not call 100 friends, and the text 300 words long can wait.',
    'We had 800 GUESTS, and he said he would call at 830.',
  ])('may stand where nobody has seen a danger: %s', (reply) => {
    expect(faultIn(reply, CLEAR)).toBeNull();
  });

  it.each([
    ...FURTHER_LINES.flatMap(({ en, es }) => [en, es]),
    ...[PROFESSIONAL, PROFESSIONAL_SPANISH].flatMap((texts) =>
      Object.values(texts).map(({ names }) => names),
    ),
    ...[EMERGENCIES, EMERGENCIES_SPANISH].flatMap(({ byKind }) =>
      Object.values(byKind).map(({ call }) => call),
    ),
    QUIET_LINE,
    QUIET_LINE_SPANISH,
    NUMBERS_FOR_ALL,
  ])('of ours is known: %s', (text) => {
    expect(faultIn(text, DOUBT)).toBeNull();
  });
});

describe('a reply that claims to come from a person', () => {
  it.each([CLEAR, DOUBT, ASKING_BACK, under('violence')])(
    'may not stand, whatever the verdict: %j',
    (verdict) => {
      expect(faultIn(`I’m a real person. ${HOTLINE}`, verdict)).toBe('false claim');
    },
  );
});

it('has plain hyphens in its numbers', () => {
  const reply = withPlainHyphens('I believe you. 1\u2011800\u2011799\u20107233, day and night – always.');
  expect(faultIn(reply, under('violence'))).toBeNull();
  expect(reply).toBe('I believe you. 1-800-799-7233, day and night – always.');
});

describe('our own texts pass', () => {
  const FIRST: Readonly<Record<Concern, readonly string[]>> = {
    suicide: Object.values(SUICIDE_REPLIES).flatMap((tones) => Object.values(tones).flat()),
    violence: VIOLENCE_REPLIES,
    'child-in-danger': [...CHILD_REPLIES, SHAKEN_CHILD],
    'harming-others': HARMING_REPLIES,
  };
  const own = CONCERNS.flatMap((concern) => [
    ...GUARD_REPLIES[concern].map((text) => [concern, text] as const),
    ...SPANISH_GUARD_REPLIES[concern].map((text) => [concern, text] as const),
    ...FIRST[concern].map((text) => [concern, text] as const),
    ...Object.values(CONTINUATIONS[concern]).map((each) => [concern, inFull(each)] as const),
  ]);

  it.each(own)('%s: %s', (concern, text) => {
    expect(faultIn(text, under(concern))).toBeNull();
  });
});
