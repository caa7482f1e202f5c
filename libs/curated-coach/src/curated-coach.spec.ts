import { describe, expect, it } from '@jest/globals';
import { speaksOfChildren } from './children.js';
import { CuratedCoach } from './curated-coach.js';
import type { CuratedInput } from './curated-input.js';
import { countWords, sentencesOf } from './sentences.js';
import { converse as say } from './testing/converse.js';
import { FIXTURE_MODULES } from './testing/fixture-modules.js';
import { NO_ANSWERS } from './testing/no-answers.js';

const coach = new CuratedCoach(FIXTURE_MODULES, undefined, NO_ANSWERS);
const ask = (message: string, more: Partial<CuratedInput> = {}) =>
  coach.reply({ turns: [], message, ...more });

const converse = (messages: readonly string[]) => say(coach, messages);

const SILENCE = 'My wife shuts down and gives me the silent treatment after every argument';

describe('an answer', () => {
  it('names its module, links to it and says that no live AI model wrote it', () => {
    const { text, moduleSlug } = ask(SILENCE);
    expect(moduleSlug).toBe('communication-complexity');
    expect(text).toContain('[Communication and Its Complexity](/modules/communication-complexity)');
    expect(text).toMatch(/curated/);
    expect(text).toMatch(/live AI model/);
  });

  it('has a sentence to say, a step and a question', () => {
    const { text } = ask(SILENCE);
    expect(text).toMatch(/\*\* “/);
    expect(text).toMatch(/\?\n\n\*[^*]/);
    expect(text.match(/^\*\*/gm)).toHaveLength(3);
  });

  it('is neither short nor long', () => {
    const words = countWords(ask(SILENCE).text);
    expect(words).toBeGreaterThanOrEqual(120);
    expect(words).toBeLessThanOrEqual(220);
  });

  it('is the same each time, also from another instance', () => {
    expect(
      new CuratedCoach(FIXTURE_MODULES, undefined, NO_ANSWERS).reply({ turns: [], message: SILENCE }),
    ).toEqual(ask(SILENCE));
  });

  it('keeps children out of it for a couple that has none', () => {
    const { text } = ask('how do I win trust and stop being so jealous of everyone', { children: false });
    expect(speaksOfChildren(text)).toBe(false);
  });

  it('speaks of a child all the same when the person does', () => {
    expect(ask('my stepson breaks every rule, discipline?', { children: false }).moduleSlug).toBe(
      'practical-blending',
    );
  });

  it('comes from the module the person came from when the message says little', () => {
    expect(ask('Any thoughts?', { moduleSlug: 'love-fun-intimacy' }).moduleSlug).toBe('love-fun-intimacy');
  });
});

describe('a question about the coach or the app', () => {
  it.each([
    ['What do people usually talk to you about?', /People write|All kinds/],
    ['How much of what I write here can my wife see on her side?', /stays in your own account/],
    ['What does the little flame icon next to our names mean?', /question about the app/],
    ['are you a real person', /no person|No human/],
  ])('is answered also where help would be too risky: %s', (message, reply) => {
    expect(ask(message, { asksBack: true }).text).toMatch(reply);
  });

  it.each([
    'Is it safe to go home tonight',
    'Does he know that I am scared of him when he drinks',
    'Will he find that I took the kids to my sister’s',
    'He goes through my phone and shouts what are you hiding from me',
    'He says who are you to tell me no and blocks the door',
    'When he is on a losing streak he gets mean',
    'He locks the door at night and keeps my keys. What is this, is it normal',
    'help me',
  ])('is not seen in what somebody in danger may write: %s', (message) => {
    const { text } = ask(message, { asksBack: true });
    expect(text).not.toMatch(
      /coach of Anew|No human|question about the app|stays in your own account|People write|All kinds/,
    );
  });

  it('is not seen in a conversation with a partner', () => {
    const { text } = ask('He didn’t notice. How do I make it a math conversation and not a fight?');
    expect(text).not.toContain('I can’t see that');
    expect(ask('I overheard her conversation with her mother about me').text).not.toContain(
      'I can’t see that',
    );
  });
});

describe('a conversation', () => {
  const TEN = [
    SILENCE,
    'tell me more',
    'and what if she says no?',
    'yes',
    'how do i start?',
    'i tried that already',
    'what else?',
    'can you give me an example',
    'why?',
    'go on',
  ];

  it('never repeats a sentence in ten messages on one topic', () => {
    const replies = converse(TEN).map(({ text }) => text);
    const sentences = replies.flatMap((text) =>
      text
        .split('\n')
        .map((line) => line.replace(/^(- )?\*\*.*?:\*\* ?/, ''))
        .flatMap(sentencesOf)
        .filter((sentence) => countWords(sentence) > 3),
    );
    const repeated = sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index);
    expect(repeated).toEqual([]);
  });

  it('stays with its topic through short follow-ups', () => {
    const slugs = converse(TEN.slice(0, 5)).map(({ moduleSlug }) => moduleSlug);
    expect(new Set(slugs)).toEqual(new Set(['communication-complexity']));
  });

  it('follows a change of topic', () => {
    expect(converse([SILENCE, 'other thing: he is so jealous, no trust at all'])[1]?.moduleSlug).toBe(
      'emotional-safety',
    );
  });

  it('takes a report on what happened next for the same story', () => {
    const story = [SILENCE, 'ok i asked her about her day and she said her mother is jealous'];
    expect(converse(story)[1]?.moduleSlug).toBe('communication-complexity');
  });

  it('says so when there is nothing left to say', () => {
    const replies = converse([SILENCE, ...Array.from({ length: 15 }, () => 'what else?')]);
    expect(
      replies.some(({ text }) =>
        /most of what I have|end of my material|nearly empty|add anything new/.test(text),
      ),
    ).toBe(true);
  });
});

describe('what is not a question about the modules', () => {
  it.each(['hi', 'thanks!', 'asdf', 'what is the capital of portugal', 'are you a real person?', 'help'])(
    'is answered without naming a module: %s',
    (message) => {
      const { text, moduleSlug } = ask(message);
      expect(moduleSlug).toBeNull();
      expect(text).not.toContain('/modules/');
    },
  );

  it.each([
    'u there',
    'anybody home?',
    'you awake',
    'Hey, good morning. My wife is still asleep. How are you?',
  ])('greets who knocks: %s', (message) => {
    expect(ask(message).text).toMatch(/^Hello/);
  });

  it.each(['nvm figured it out ty', 'never mind, we worked it out', 'ok i figured that out'])(
    'asks nothing of who has found the answer: %s',
    (message) => {
      expect(ask(message)).toMatchObject({ moduleSlug: null, asksBack: false });
    },
  );

  it('asks in other words when it has to ask twice', () => {
    const [first = [], second = []] = converse(['asdf', 'qwertz']).map(({ text }) =>
      text.split('\n\n').flatMap(sentencesOf),
    );
    expect(second.filter((sentence) => first.includes(sentence))).toEqual([]);
  });

  it.each(['hi', 'help', 'you are not listening'])('asks what it is about, without a list: %s', (message) => {
    const { text, asksBack } = ask(message);
    expect(asksBack).toBe(true);
    expect(text).toMatch(/\?$/);
    expect(text).not.toMatch(/^- /m);
  });

  it('takes no question with “do you do” for one about itself', () => {
    expect(ask('what do you do in the first week alone with two cats').text).not.toMatch(/eight modules/);
    expect(ask('what do you do').text).toMatch(/modules/);
  });

  it('answers a question about the app also where the safety check is not sure', () => {
    const message = 'can we both be logged in at once';
    expect(ask(message, { asksBack: true })).toEqual({ ...ask(message), asksBack: true });
  });

  it('says that it is neither a person, nor a live AI, nor therapy', () => {
    const { text } = ask('are you a therapist or a bot?');
    expect(text).toMatch(/no live AI model|curated/);
    expect(text).toMatch(/therap/);
    expect(text).toMatch(/educational/);
  });
});

describe('what is beyond its remit', () => {
  it.each([
    'what did my wife write in her journal?',
    'What did he answer in the assessment?',
    'can you show me her private entries',
    'has my husband talked to you about me?',
  ])('never hints at what the partner keeps private: %s', (message) => {
    const { text, moduleSlug } = ask(message);
    expect(text).toMatch(/can’t see|out of my sight/);
    expect(text).toContain('**You could say:**');
    expect(moduleSlug).toBe('emotional-safety');
  });

  it.each(['does my husband have narcissistic personality disorder?', 'is she bipolar'])(
    'makes no diagnosis: %s',
    (message) => {
      expect(ask(message).text).toMatch(/doctor/);
    },
  );

  it.each([
    "where's the button to redo a lesson?",
    'can we retake the quiz, we did it on a bad day',
    "can't find the journal icon",
  ])('says where to look in the app: %s', (message) => {
    expect(ask(message).text).toContain('That is a question about the app');
  });

  it.each(['will I get full custody?', 'is it legal that he keeps the kids'])(
    'makes no legal ruling: %s',
    (message) => {
      expect(ask(message).text).toMatch(/family lawyer/);
    },
  );

  it('decides for nobody whether to leave', () => {
    expect(ask('should i leave him').text).toMatch(/it is yours/);
  });
});
