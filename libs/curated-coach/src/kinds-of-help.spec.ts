import { describe, expect, it } from '@jest/globals';
import { CuratedCoach } from './curated-coach.js';
import { ENGLISH, HEAR_IT } from './phrases/asking-back/english.js';
import { HEAR_IT_SPANISH } from './phrases/asking-back/spanish.js';
import { EIGHT_MODULES } from './testing/fixture-modules.js';
import { NO_ANSWERS } from './testing/no-answers.js';
import type { Turn } from './turn.js';

const coach = new CuratedCoach(EIGHT_MODULES, undefined, NO_ANSWERS);
const STORY =
  'My wife shuts down after every argument. Last night it was about the dishes and she went to the other room and did not say a word until breakfast, and I feel so alone in the kitchen. I tried to follow her and it got worse. I tried to leave her be and it got worse too. She says she needs quiet and I need an answer.';

const EXERCISE = /\/modules\/|Out loud|In words/;

/** A story to which the coach has replied with `reply`. */
const after = (reply: string, isGated = false): Turn[] => [
  { role: 'user', content: STORY, isGated },
  { role: 'assistant', content: reply },
];

describe('somebody who has told a story that may get no exercise yet', () => {
  const offer = (message = STORY, turns: readonly Turn[] = []) =>
    coach.reply({ turns, message, asksBack: true });

  it('is quoted and asked, and nothing is said to be missing', () => {
    const { text, moduleSlug, asksBack } = offer();
    expect({ moduleSlug, asksBack }).toEqual({ moduleSlug: null, asksBack: true });
    expect(text).toContain('“She says she needs quiet and I need an answer.”');
    expect(text).not.toMatch(EXERCISE);
    expect(text).not.toMatch(/page/);
    expect(text).toMatch(/no live AI model/i);
  });

  it('is asked about the question that the story ends in', () => {
    const { text } = offer(`${STORY} How do I wait without going in after her?`);
    expect(text).toContain('“How do I wait without going in after her?”');
  });

  it('is not taken at a question that somebody else has asked', () => {
    expect(offer(`${STORY} She said what did I do wrong this time?`).text).not.toContain('this time?');
  });

  it('is not asked the same thing twice in a row', () => {
    const asked = ({ text }: { text: string }) =>
      Object.values(ENGLISH.questions)
        .flat()
        .find((each) => text.includes(each));
    const first = offer();
    const second = offer(`${STORY} And again today.`, after(first.text));
    expect(asked(first)).toBeDefined();
    expect(asked(second)).toBeDefined();
    expect(asked(second)).not.toBe(asked(first));
  });

  it.each(['How do I start?', 'something to change', 'an idea', 'yes'])(
    'gets none in a later reply either: %s',
    (message) => {
      const { text, moduleSlug } = coach.reply({ turns: after(offer().text, true), message });
      expect(moduleSlug).not.toBe('communication-complexity');
      expect(text).not.toMatch(EXERCISE);
    },
  );

  it('gets an answer to something else that is clear by itself', () => {
    const message = 'He wants a boat for retirement and I want Portugal.';
    expect(coach.reply({ turns: after(offer().text, true), message }).moduleSlug).toBe('lets-align');
  });
});

describe('a reply to the question whether it should change or only be heard', () => {
  const answerTo = (message: string, asksBack = false) =>
    coach.reply({ turns: after(HEAR_IT), message, asksBack });

  it.each([
    'something to change',
    'an idea',
    'the first one',
    'I only want her to talk to me',
    'i dont know',
  ])('gets an answer to the story: %s', (message) => {
    expect(answerTo(message)).toMatchObject({ moduleSlug: 'communication-complexity', asksBack: false });
  });

  it.each(['just heard', 'just an ear', 'the last', 'none of them', 'just listen', 'hear it'])(
    'gets an ear: %s',
    (message) => {
      const { text, moduleSlug, asksBack } = answerTo(message);
      expect({ moduleSlug, asksBack }).toEqual({ moduleSlug: null, asksBack: true });
      expect(text).toMatch(/listen|no advice/);
      expect(text).not.toMatch(/page/);
    },
  );

  it('gets an ear where help would be too risky, too', () => {
    expect(answerTo('just an ear', true).text).toMatch(/listen|no advice/);
  });

  it('gets an ear in Spanish', () => {
    const turns = after(HEAR_IT_SPANISH);
    const { text } = coach.reply({ turns, message: 'que alguien lo oiga', language: 'es' });
    expect(text).toMatch(/escucho|sin consejos/);
  });

  it('may turn to another subject', () => {
    expect(answerTo('He wants a boat for retirement and I want Portugal.').moduleSlug).toBe('lets-align');
  });
});

describe('a question that many such homes ask', () => {
  it.each([
    'how long til it feels like one family',
    'how many years does it take to become a family',
    'when do we start to feel like one family',
  ])('gets an honest sentence also where no page may be given: %s', (message) => {
    const { text } = coach.reply({ turns: [], message, asksBack: true });
    expect(text).toContain('years and not months');
  });

  it.each(['my kids want to know who gets the house, were both 68', 'her son asks who inherits the farm'])(
    'speaks of no custody where it is about what somebody leaves: %s',
    (message) => {
      const { text } = coach.reply({ turns: [], message });
      expect(text).toContain('who should be safe in that home later');
      expect(text).not.toMatch(/custody|inhaler/);
    },
  );

  it('still sends whoever parts to a lawyer', () => {
    const { text } = coach.reply({ turns: [], message: 'who gets the house if we divorce' });
    expect(text).toContain('family lawyer');
  });
});
