import { describe, expect, it } from '@jest/globals';
import { CHILD_REPLIES, SHAKEN_CHILD } from './replies/child-in-danger.js';
import { inFull } from './replies/continuations/continuation.js';
import { CONTINUATIONS } from './replies/continuations/index.js';
import { GUARD_REPLIES } from './replies/guard.js';
import { HARMING_REPLIES } from './replies/harming-others.js';
import { SPANISH_GUARD_REPLIES } from './replies/spanish.js';
import { SUICIDE_REPLIES } from './replies/suicide.js';
import { VIOLENCE_REPLIES } from './replies/violence.js';
import { faultIn } from './reply-check.js';
import { type Concern, CONCERNS, type Verdict } from './verdict.js';

const under = (concern: Concern): Verdict => ({ kind: 'guarded', concern, isPast: false, language: 'en' });
const DOUBT: Verdict = { kind: 'unsure', text: null, leaning: 'violence', isDenied: false, language: 'en' };
const ASKING_BACK: Verdict = { kind: 'clear', asksBack: true, language: 'en' };
const CLEAR: Verdict = { kind: 'clear', asksBack: false, language: 'en' };

const HOTLINE = 'I believe you. The hotline is 1-800-799-7233, day and night.';

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

  it.each(['Or 1-800-799-7323.', 'Or call (555) 123-4567.', 'Or text 555.123.4567 tonight.'])(
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
