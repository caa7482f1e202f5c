import { MODULE_SLUGS } from '@anew/contracts/content/module-slugs';
import { describe, expect, it } from '@jest/globals';
import { speaksOfChildren } from './children.js';
import { CuratedCoach } from './curated-coach.js';
import { defaultMatter, matterOf } from './matters.js';
import { nearTexts } from './near-texts.js';
import { MATTERS } from './phrases/matters/index.js';
import { TOPICS } from './phrases/topics/index.js';
import { converse } from './testing/converse.js';
import { EIGHT_MODULES } from './testing/fixture-modules.js';
import { NO_ANSWERS } from './testing/no-answers.js';

const NOBODY: ReadonlySet<never> = new Set();
const coach = new CuratedCoach(EIGHT_MODULES, undefined, NO_ANSWERS);
const textsIn = (id: number): string[] =>
  Object.values<readonly string[]>({
    ...nearTexts(MATTERS[id] ?? defaultMatter('our-vision'), '', true),
  }).flat();

describe('a matter', () => {
  it('is there for the whole of each module', () => {
    for (const slug of MODULE_SLUGS) expect(defaultMatter(slug).modules[0]).toBe(slug);
  });

  it('names only situations that exist, and no two have the same name', () => {
    const ids = new Set(TOPICS.map(({ id }) => id));
    for (const { pages = [] } of MATTERS) for (const page of pages) expect(ids).toContain(page);
    expect(new Set(MATTERS.map(({ id }) => id)).size).toBe(MATTERS.length);
  });

  it.each(MATTERS.map(({ id }, at) => [id, at] as const))(
    'has two sentences to say, and no hole is left in its texts: %s',
    (_, at) => {
      expect(MATTERS[at]?.say.length).toBeGreaterThanOrEqual(2);
      expect(textsIn(at).join(' ')).not.toMatch(/[{}]/);
    },
  );

  it('says nothing about children to a couple without any', () => {
    for (const slug of MODULE_SLUGS) {
      const { answer, steps } = nearTexts(defaultMatter(slug), 'We need a plan', false);
      expect(answer).toHaveLength(1);
      expect(speaksOfChildren([...answer, ...steps].join(' '))).toBe(false);
    }
  });

  it('is the one whose words the message has, among those of the likely modules', () => {
    const likely = [
      ['practical-blending', 0.6],
      ['lets-align', 0.3],
    ] as const;
    expect(matterOf('who loads the dishwasher', likely, NOBODY)?.id).toBe('chores');
    expect(matterOf('one account or two', likely, NOBODY)?.id).toBe('money');
    expect(matterOf('it is all so much', likely, NOBODY)?.id).toBe('the-home-at-large');
  });

  it('is the baby that is on its way, and not the question whether there should be one', () => {
    const likely = [['our-vision', 0.8]] as const;
    expect(matterOf('we are having a baby together in spring', likely, NOBODY)?.id).toBe('new-baby');
    expect(matterOf('he wants a baby together and I do not', likely, NOBODY)?.id).toBe('another-child');
  });

  it('is never about touch where a child or a body is spoken of', () => {
    const likely = [['love-fun-intimacy', 1]] as const;
    expect(matterOf('I want to be held and kissed', likely, NOBODY)?.ofTouch).toBe(true);
    expect(matterOf('her son wants to be held and kissed', likely, NOBODY)?.signs).toBeUndefined();
  });

  it('is not for the opposite seat', () => {
    const likely = [['honor-lessons', 0.9]] as const;
    expect(matterOf('the candle for my late wife', likely, new Set(['widowed']))?.id).toBe(
      'a-late-spouse-of-mine',
    );
    expect(matterOf('the candle for his late wife', likely, new Set(['newcomer']))?.id).toBe(
      'a-late-spouse-before-me',
    );
  });
});

describe('a reply without a page', () => {
  const STORY =
    'My stepson is fourteen and he walks right past me every day. I have tried pizza and I have tried leaving him alone. I feel like a ghost in my own hallway.';

  it('has a sentence, a step, a question and a link where a short message shows what it is about', () => {
    const { text, asksBack } = coach.reply({ turns: [], message: 'Twin beds. His snoring, my hip.' });
    expect(asksBack).toBe(false);
    expect(text.match(/^\*\*/gm)).toHaveLength(2);
    expect(text).toMatch(/\?\n\n\*/);
    expect(text).toMatch(/\/modules\//);
  });

  it('asks back about a longer one in its own words', () => {
    const { text, asksBack } = coach.reply({ turns: [], message: STORY });
    expect(asksBack).toBe(true);
    expect(text).toContain('“I have tried pizza and I have tried leaving him alone.”');
    expect(text).not.toMatch(/^\*\*|\/modules\//m);
  });

  it('leads to the nearest lesson where something was asked', () => {
    const { text } = coach.reply({ turns: [], message: `${STORY} How do I get him to say good morning?` });
    expect(text).toContain('“How do I get him to say good morning?”');
    expect(text).toContain('(/modules/practical-blending)');
  });

  it.each(['ok but what do I say tonight', 'what is the first step?', 'tell me more'])(
    'is followed by one on the same subject: %s',
    (second) => {
      const [, two] = converse(coach, [STORY, second]);
      expect(two).toMatchObject({ moduleSlug: 'practical-blending', asksBack: false });
    },
  );

  it('is given for good news, however uncertain its module is', () => {
    const { asksBack, text } = coach.reply({
      turns: [],
      message: 'My stepdaughter saved me a seat! Just wanted to tell someone.',
    });
    expect(asksBack).toBe(false);
    expect(text).toMatch(/worth telling|good thing to be able to write/);
  });
});

describe('what the coach has asked about', () => {
  it('is quoted, and answered when the person only wants words', () => {
    const message =
      'He says one thing on Monday and another thing on Friday. I get sad about it. Then it is Monday all over.';
    const [asked, words] = converse(coach, [message, 'ok but what do I say tonight']);
    expect(asked).toMatchObject({ asksBack: true });
    expect(asked?.text).toContain('I get sad about it.');
    expect(words).toMatchObject({ asksBack: false });
    expect(words?.text).toMatch(/^- “/m);
  });
});

describe('what belongs to somebody who is trained for it', () => {
  it.each([
    ['He is up to a twelve-pack on weeknights, sweet as pie, and I miss him', '1-800-662-4357'],
    ['my wife plays the slots on her phone and the savings are gone', 'Gam-Anon'],
    ['I get panic attacks in parking garages and he tries to talk me down', 'family doctor'],
  ])('goes before all else, and names no exercise: %s', (message, help) => {
    const { text } = coach.reply({ turns: [], message });
    expect(text).toContain(help);
    expect(text).toMatch(/phone call/);
  });
});

describe('a plain question about which no module is certain', () => {
  it('is asked back, with no lesson', () => {
    const { text, asksBack, moduleSlug } = coach.reply({
      turns: [],
      message: 'Is there a board game that brings both families together without gloating?',
    });
    expect({ asksBack, moduleSlug }).toEqual({ asksBack: true, moduleSlug: null });
    expect(text).not.toContain('/modules/');
  });

  it.each([
    'Hers come on Fridays and it is bumpy. How do we make that landing softer?',
    'He yells at me on switch days. How do we make that landing softer?',
    'How do I apologize a second time so that he is not mad?',
  ])('is asked back where the safety check is not sure: %s', (message) => {
    const { text, asksBack } = coach.reply({ turns: [], message, asksBack: true });
    expect(asksBack).toBe(true);
    expect(text).not.toMatch(/\*\*/);
    expect(text).not.toContain('Plan for a landing');
  });
});

describe('what was done to whom', () => {
  it.each([
    ['put-down-by-an-ex', 'His ex calls me "the roommate."'],
    [
      'gifts-from-relatives',
      'Grandma gives her "real" grandkids fifty dollars and mine a card with a kitten',
    ],
    [
      'work-nobody-sees',
      'He leaves his kids’ cereal bowls in the sink till noon and then asks me why I’m grumpy.',
    ],
    [
      'rules-of-two-homes',
      'Different rules at the two homes. There they’ve got TikTok, here they’ve got me.',
    ],
    ['the-life-before', 'my divorce was final 3 yrs ago and i still dream abt the old kitchen'],
    [
      'memory-and-driving',
      'He repeats the same story within the hour. How do I talk him into a memory test?',
    ],
  ])('outweighs a single noun: %s', (id, message) => {
    expect(matterOf(message, [['practical-blending', 0.9]], NOBODY)?.id).toBe(id);
  });
});
