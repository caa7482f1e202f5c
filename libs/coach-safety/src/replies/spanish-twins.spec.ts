import { describe, expect, it } from '@jest/globals';
import { AFTER_EMERGENCY, AFTER_EMERGENCY_SPANISH } from './after-emergency.js';
import { ALSO } from './also.js';
import { DOCTOR_TODAY } from './care.js';
import { CHILD_REPLIES, SHAKEN_CHILD } from './child-in-danger.js';
import { CHILD_CONTINUATIONS } from './continuations/child-in-danger.js';
import { HARMING_CONTINUATIONS } from './continuations/harming-others.js';
import { SPANISH_CONTINUATIONS } from './continuations/spanish.js';
import { SUICIDE_CONTINUATIONS } from './continuations/suicide.js';
import { VIOLENCE_CONTINUATIONS } from './continuations/violence.js';
import * as dangers from './dangers.js';
import { dependentTexts } from './dependent-kept.js';
import { DISTANCE } from './distance.js';
import { EMERGENCIES, EMERGENCIES_SPANISH } from './emergency-texts.js';
import { FURTHER_LINES } from './further-lines.js';
import { HARM_SIGN, HARM_SIGN_SPANISH, NOT_ALONE, NOT_ALONE_SPANISH } from './harm-signs.js';
import { HARMING_REPLIES } from './harming-others.js';
import { heardTexts } from './heard.js';
import { hurtBabyTopic, ownBabyTexts } from './own-baby.js';
import { ownLifeTexts } from './own-life-kept.js';
import {
  BEFORE_APPOINTMENT,
  BEFORE_APPOINTMENT_SPANISH,
  PROFESSIONAL,
  PROFESSIONAL_SPANISH,
  STOPPING,
} from './professional.js';
import { professionalKept } from './professional-kept.js';
import { SELF_HARM_OF_CHILD, SELF_HARM_OF_CHILD_SPANISH } from './self-harm.js';
import { SHAKEN_CHILD_SPANISH, SPANISH_ALSO, SPANISH_REPLIES, SPANISH_SUICIDE_REPLIES } from './spanish.js';
import { SPANISH_WORRY_REPLIES } from './spanish-worry.js';
import { SUICIDE_REPLIES } from './suicide.js';
import { takenUpTexts } from './taken-up.js';
import { thirdPersonTexts } from './third-person.js';
import { topicKept } from './topic-kept.js';
import { unsureTexts } from './unsure.js';
import { VIOLENCE_REPLIES } from './violence.js';
import { weakTexts } from './weak-doubt.js';
import { whoCanSee } from './who-can-see.js';
import { tellingGrownUp, youngTexts } from './young.js';

const NUMBER = /(?<![\d-])(?:1-8\d\d-\d{3}-\d{4}|911|988|88788|741741|678678)(?![\d-])/g;
const numbersIn = (text: string): readonly string[] => text.match(NUMBER) ?? [];
const paragraphsOf = (text: string): number => text.split('\n').filter((line) => line.trim() !== '').length;

interface Twins {
  path: string;
  english: string;
  spanish: string;
}

/** All texts of two structures, each beside the one that stands in the same place. Spanish may have fewer places. */
function twins(path: string, english: unknown, spanish: unknown): Twins[] {
  if (typeof english === 'string' && typeof spanish === 'string') return [{ path, english, spanish }];
  if (typeof english !== 'object' || typeof spanish !== 'object' || !english || !spanish)
    throw new Error(`${path} has no twin`);
  const inEnglish = new Map(Object.entries(english));
  return Object.entries(spanish).flatMap(([key, text]) => twins(`${path} ${key}`, inEnglish.get(key), text));
}

const saying = (content: string) => [{ role: 'user' as const, content, source: null }];
const inBoth = (path: string, texts: (language: 'en' | 'es') => unknown): Twins[] =>
  twins(path, texts('en'), texts('es'));

const YOUNG = { message: 'i am 14 and my stepdad scares me', turns: [] };
const DEPENDENT = saying('im in a wheelchair and my wife takes the wheels off when shes mad');
const OLD = saying('my aunt is in a wheelchair and her son locks her in the bedroom all day');
const THREATENED = saying('every time I say I might leave he says he will shoot himself');

const ALL: readonly Twins[] = [
  twins('after an emergency', AFTER_EMERGENCY, AFTER_EMERGENCY_SPANISH),
  twins('emergency', EMERGENCIES, EMERGENCIES_SPANISH),
  twins('danger', dangers.DANGERS, dangers.DANGERS_SPANISH),
  twins('danger in short', dangers.DANGERS_IN_SHORT, dangers.DANGERS_IN_SHORT_SPANISH),
  twins('neck of a child', dangers.NECK_OF_CHILD, dangers.NECK_OF_CHILD_SPANISH),
  twins('neck', dangers.NECK_OF_ANOTHER, dangers.NECK_OF_ANOTHER_SPANISH),
  twins('pregnancy', dangers.PREGNANCY_OF_ANOTHER, dangers.PREGNANCY_OF_ANOTHER_SPANISH),
  twins('dependent writer', dangers.DEPENDENT_WRITER, dangers.DEPENDENT_WRITER_SPANISH),
  twins('gun near a child', dangers.GUN_NEAR_CHILD, dangers.GUN_NEAR_CHILD_SPANISH),
  twins('harm sign', [HARM_SIGN, NOT_ALONE], [HARM_SIGN_SPANISH, NOT_ALONE_SPANISH]),
  twins('doctor', DOCTOR_TODAY.en, DOCTOR_TODAY.es),
  twins('distance', DISTANCE.en, DISTANCE.es),
  FURTHER_LINES.flatMap(({ en, es }) => twins('further line', en, es)),
  twins('professional', PROFESSIONAL, PROFESSIONAL_SPANISH),
  twins('appointment', BEFORE_APPOINTMENT, BEFORE_APPOINTMENT_SPANISH),
  twins('stopping', STOPPING.en, STOPPING.es),
  inBoth('professional kept', professionalKept),
  inBoth('heard', heardTexts),
  inBoth('weak doubt', weakTexts),
  inBoth('unsure', unsureTexts),
  inBoth('topic kept', topicKept),
  inBoth('taken up', takenUpTexts),
  twins('also', ALSO, SPANISH_ALSO),
  twins('shaken child', SHAKEN_CHILD, SHAKEN_CHILD_SPANISH),
  twins('self-harm of a child', SELF_HARM_OF_CHILD, SELF_HARM_OF_CHILD_SPANISH),
  twins(
    'reply',
    { violence: VIOLENCE_REPLIES, 'child-in-danger': CHILD_REPLIES, 'harming-others': HARMING_REPLIES },
    SPANISH_REPLIES,
  ),
  twins('suicide', SUICIDE_REPLIES.self, SPANISH_SUICIDE_REPLIES),
  twins('worry', SUICIDE_REPLIES.other, SPANISH_WORRY_REPLIES),
  twins(
    'continuation',
    {
      violence: VIOLENCE_CONTINUATIONS,
      suicide: SUICIDE_CONTINUATIONS,
      'child-in-danger': CHILD_CONTINUATIONS,
      'harming-others': HARMING_CONTINUATIONS,
    },
    SPANISH_CONTINUATIONS,
  ),
  inBoth('young', (language) => youngTexts('child-in-danger', { ...YOUNG, language })),
  inBoth('young and dying', (language) => youngTexts('suicide', { ...YOUNG, language })),
  inBoth('grown-up to tell', (language) => tellingGrownUp({ ...YOUNG, language })),
  inBoth('third person', (language) =>
    thirdPersonTexts({ message: 'my coworker is scared of her husband', turns: [], language }),
  ),
  inBoth('own baby', (language) => ownBabyTexts(['i picture throwing the baby'], language)),
  inBoth('hurt baby', (language) => hurtBabyTopic({ message: 'i shook the baby', turns: [], language })),
  inBoth('dependent', (language) => dependentTexts('violence', OLD, language)),
  inBoth('own life, kept', (language) => ownLifeTexts('suicide', THREATENED, language)),
  inBoth('dependent writer', (language) => dependentTexts('violence', DEPENDENT, language)),
  inBoth('who can see', (language) => whoCanSee('please delete this chat', language)),
].flat();

describe('a safety text in Spanish', () => {
  it.each(ALL)('names each number that its English twin names: $path', ({ english, spanish }) => {
    expect(numbersIn(spanish)).toEqual(expect.arrayContaining([...numbersIn(english)]));
  });

  it.each(ALL)('has no fewer paragraphs than its English twin: $path', ({ english, spanish }) => {
    expect(paragraphsOf(spanish)).toBeGreaterThanOrEqual(paragraphsOf(english));
  });
});
