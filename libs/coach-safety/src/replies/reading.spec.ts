import { describe, expect, it } from '@jest/globals';
import { AFTER_EMERGENCY } from './after-emergency.js';
import { ALSO } from './also.js';
import { CHILD_REPLIES, SHAKEN_CHILD } from './child-in-danger.js';
import { inFull } from './continuations/continuation.js';
import { CONTINUATIONS } from './continuations/index.js';
import {
  DANGERS,
  DANGERS_IN_SHORT,
  DEPENDENT_WRITER,
  NECK_OF_ANOTHER,
  NECK_OF_CHILD,
  PREGNANCY_OF_ANOTHER,
} from './dangers.js';
import { DEPENDENT_KEPT } from './dependent-kept.js';
import { DISTANCE } from './distance.js';
import { EMERGENCIES } from './emergency-texts.js';
import { FURTHER_LINES } from './further-lines.js';
import { GUARD_REPLIES } from './guard.js';
import { HARM_SIGN, HARM_SIGN_OF_ANOTHER, HARM_SIGN_OF_CHILD } from './harm-signs.js';
import { HARMING_REPLIES } from './harming-others.js';
import { heardTexts } from './heard.js';
import { ordinaryTexts } from './ordinary-talk.js';
import { HURT_BABY, HURT_BY_WRITER, OWN_BABY } from './own-baby.js';
import { OWN_LIFE_KEPT } from './own-life-kept.js';
import { SUICIDE_REPLIES } from './suicide.js';
import { takenUpTexts } from './taken-up.js';
import { readingGrade } from './testing/reading-grade.js';
import { THIRD_PERSON } from './third-person.js';
import { topicKept } from './topic-kept.js';
import { UNSURE } from './unsure.js';
import { VIOLENCE_REPLIES } from './violence.js';
import { weakTexts } from './weak-doubt.js';
import { tellingGrownUp, youngTexts } from './young.js';

/** Highest grade of a crisis text. Most are for grade 3 to 5. */
const HARDEST = 7;

const named = (name: string, texts: readonly string[]): (readonly [string, string])[] =>
  texts.map((text, index) => [`${name} ${String(index + 1)}`, text]);
const perKey = (name: string, texts: Readonly<Record<string, string>>): (readonly [string, string])[] =>
  Object.entries(texts).map(([key, text]) => [`${name}: ${key}`, text]);

const WEAK = weakTexts('en');
const KEPT = topicKept('en');

const YOUNG = { message: 'I am 15.', turns: [], language: 'en' } as const;

const TEXTS = [
  ...named('violence', VIOLENCE_REPLIES),
  ...named('child', [...CHILD_REPLIES, SHAKEN_CHILD]),
  ...named('harming', HARMING_REPLIES),
  ...Object.entries(SUICIDE_REPLIES).flatMap(([about, tones]) =>
    Object.entries(tones).flatMap(([tone, texts]) => named(`suicide, ${about}, ${tone}`, texts)),
  ),
  ...Object.entries(GUARD_REPLIES).flatMap(([concern, texts]) => named(`guard, ${concern}`, texts)),
  ...Object.entries(heardTexts('en')).flatMap(([concern, texts]) => named(`heard, ${concern}`, texts)),
  ...named('heard, weak', WEAK.heard),
  ...(['child-in-danger', 'suicide'] as const).flatMap((concern) => {
    const { questions, staying } = youngTexts(concern, YOUNG) ?? { questions: [''], staying: [''] };
    return named(`young, ${concern}`, [...questions, ...staying]);
  }),
  ...named('young, whom to tell', tellingGrownUp(YOUNG)),
  ...Object.entries(CONTINUATIONS).flatMap(([concern, continuations]) =>
    Object.entries(continuations).map(
      ([topic, continuation]) => [`${concern}, ${topic}`, inFull(continuation)] as const,
    ),
  ),
  ...perKey('danger', {
    ...DANGERS,
    'dependent writer': DEPENDENT_WRITER,
    'neck of a child': NECK_OF_CHILD,
    'neck of another': NECK_OF_ANOTHER,
    'pregnancy of another': PREGNANCY_OF_ANOTHER,
    'sign of harm': HARM_SIGN,
    'sign of harm in a child': HARM_SIGN_OF_CHILD,
    'sign of harm in another': HARM_SIGN_OF_ANOTHER,
  }),
  ...Object.entries(EMERGENCIES.byKind).map(
    ([kind, { call, meanwhile }]) => [`emergency: ${kind}`, `${call}\n\n${meanwhile}`] as const,
  ),
  ...named('emergency, staying', EMERGENCIES.staying),
  ...perKey('danger in short', DANGERS_IN_SHORT),
  ...perKey('also', ALSO),
  ...named(
    'further line',
    FURTHER_LINES.map(({ en }) => en),
  ),
  ...[KEPT.staying, KEPT.afterNo].flatMap((byTopic) =>
    Object.entries(byTopic).flatMap(([topic, texts]) => named(`topic kept, ${topic}`, texts)),
  ),
  ...named('unsure', [
    ...UNSURE.open,
    ...UNSURE.quoting,
    UNSURE.leftOpen,
    ...Object.values(UNSURE.questions).flat(),
    ...Object.values(UNSURE.orRather),
  ]),
  ...named(
    'ordinary talk',
    Object.values(ordinaryTexts('en')).flatMap(({ quoting, open }) => [...quoting, ...open]),
  ),
  ...named('taken up', [
    ...Object.values(takenUpTexts('en').said).flat(),
    ...takenUpTexts('en').reported,
    ...takenUpTexts('en').ofBody,
  ]),
  ...named('own baby', [...OWN_BABY, ...HURT_BABY, HURT_BY_WRITER]),
  ...named('after an emergency', Object.values(AFTER_EMERGENCY).flat()),
  ...named('own life, kept', OWN_LIFE_KEPT),
  ...named('dependent, kept', [...DEPENDENT_KEPT.writer, ...DEPENDENT_KEPT.other]),
  ...named(
    'third person',
    [...THIRD_PERSON.questions, ...THIRD_PERSON.staying].map((text) =>
      text.replaceAll('{whom}', 'your friend'),
    ),
  ),
  ...named('distance', Object.values(DISTANCE.en)),
  ...named('weak doubt', [
    ...WEAK.open,
    ...WEAK.quoting,
    ...WEAK.questions,
    WEAK.ifYes,
    WEAK.ifYes.replace('{help}', WEAK.allHelp),
    ...WEAK.back,
    ...WEAK.backQuoting,
  ]),
].map(([name, text]) => [name, readingGrade(text).toFixed(1), text] as const);

describe('the reading grade', () => {
  it('is what the formula says', () => {
    expect(readingGrade('The cat sat on the mat.')).toBeCloseTo(0.39 * 6 + 11.8 - 15.59);
    expect(readingGrade('Nobody needed anything. I waited.')).toBeCloseTo(
      0.39 * 2.5 + 11.8 * (11 / 5) - 15.59,
    );
  });

  it.each(TEXTS)('of "%s" is %s', (_name, grade) => {
    expect(Number(grade)).toBeLessThanOrEqual(HARDEST);
  });
});
