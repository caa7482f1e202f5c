import { describe, expect, it } from '@jest/globals';
import { CuratedCoach } from './curated-coach.js';
import { EIGHT_MODULES } from './testing/fixture-modules.js';
import { NO_ANSWERS } from './testing/no-answers.js';
import type { Turn } from './turn.js';

const coach = new CuratedCoach(EIGHT_MODULES, undefined, NO_ANSWERS);
const HELP = /an idea, a sentence to say, or just an ear\?/;
const STORY =
  'My wife shuts down after every argument. Last night it was about the dishes and she went to the other room and did not say a word until breakfast, and I feel so alone in the kitchen. I tried to follow her and it got worse. I tried to leave her be and it got worse too. She says she needs quiet and I need an answer.';
const VAGUE = 'asdf qwertz and this and that and some more of it. '.repeat(6);

const offer = (message = STORY, turns: readonly Turn[] = []) =>
  coach.reply({ turns, message, asksBack: true });
const after = (reply: string) => [
  { role: 'user' as const, content: STORY },
  { role: 'assistant' as const, content: reply },
];
const answerTo = (message: string) => coach.reply({ turns: after(offer().text), message });

describe('somebody who has told a story that may get no exercise yet', () => {
  it('is quoted, and asked which kind of help is wanted', () => {
    const { text, moduleSlug, asksBack } = offer();
    expect({ moduleSlug, asksBack }).toEqual({ moduleSlug: null, asksBack: true });
    expect(text).toContain('“She says she needs quiet and I need an answer.”');
    expect(text).toMatch(HELP);
    expect(text).not.toMatch(/\/modules\/|Out loud|In words/);
    expect(text).toMatch(/no live AI model/i);
  });

  it('is asked about the question that the story ends in', () => {
    const { text } = offer(`${STORY} How do I wait without going in after her?`);
    expect(text).toContain('“How do I wait without going in after her?”');
    expect(text).not.toMatch(HELP);
  });

  it('is not taken at a question that somebody else has asked', () => {
    expect(offer(`${STORY} She said what did I do wrong this time?`).text).not.toContain('this time?');
  });

  it('is offered no help while nobody knows what the story is about', () => {
    expect(offer(VAGUE).text).not.toMatch(HELP);
  });

  it('is not asked the same thing twice in a row', () => {
    expect(offer(`${STORY} And again today.`, after(offer().text)).text).not.toMatch(HELP);
  });
});

describe('a reply to that question', () => {
  it.each(['a sentence please', 'something to say', 'the second'])(
    'gets words for the story: %s',
    (message) => {
      const { text, moduleSlug, asksBack } = answerTo(message);
      expect({ moduleSlug, asksBack }).toEqual({ moduleSlug: 'communication-complexity', asksBack: false });
      expect(text).toMatch(/^- “/m);
    },
  );

  it.each(['an idea', 'advice', 'the first one', 'I only want her to talk to me', 'i dont know'])(
    'gets an answer to the story: %s',
    (message) => {
      expect(answerTo(message)).toMatchObject({ moduleSlug: 'communication-complexity', asksBack: false });
    },
  );

  it.each(['just an ear', 'the last', 'none of them', 'just listen'])('gets an ear: %s', (message) => {
    const { text, moduleSlug, asksBack } = answerTo(message);
    expect({ moduleSlug, asksBack }).toEqual({ moduleSlug: null, asksBack: true });
    expect(text).toMatch(/listen|no advice/);
    expect(text).not.toMatch(/page/);
  });

  it('gets an ear where the safety check is not sure either', () => {
    const { text } = coach.reply({ turns: after(offer().text), message: 'just an ear', asksBack: true });
    expect(text).toMatch(/listen|no advice/);
  });

  it('may turn to another subject', () => {
    const { moduleSlug } = answerTo('Where do we want to live in ten years?');
    expect(moduleSlug).toBe('our-vision');
  });
});
