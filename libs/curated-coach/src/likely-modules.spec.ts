import { describe, expect, it } from '@jest/globals';
import { builtModel } from './built-model.js';
import { speaksOfBodyOrChild } from './clarity.js';
import { CuratedCoach } from './curated-coach.js';
import { learnModules } from './learning/learn.js';
import { questions, questionsIn } from './learning/questions.js';
import type { LikelyModules } from './likely-modules.js';
import { fromBytes, toBytes } from './model-file.js';
import { pickedFrom } from './picks.js';
import { EIGHT_MODULES, FIXTURE_MODULES } from './testing/fixture-modules.js';
import { NO_ANSWERS } from './testing/no-answers.js';
import type { Turn } from './turn.js';

const coach = new CuratedCoach(FIXTURE_MODULES, undefined, NO_ANSWERS);
const ask = (message: string) => coach.reply({ turns: [], message });

const sureOf = (slug: string): LikelyModules => ({
  of: () => new Map([[slug as 'love-fun-intimacy', 1]]),
});

const directions = (text: string) => text.split('\n').filter((line) => line.startsWith('- '));

describe('the learned modules', () => {
  it('have the same bytes each time, which say the same when they are read', () => {
    const some = questions().slice(0, 60);
    const learned = learnModules(some);
    expect(toBytes(learnModules(some)).equals(toBytes(learned))).toBe(true);
    expect(toBytes(fromBytes(toBytes(learned))).equals(toBytes(learned))).toBe(true);
  });

  it('are likely in all to the sum of 1, whatever the text', () => {
    for (const text of ['', 'ok', 'Die Kinder schlafen schon', 'we argue about dishes every night']) {
      const sum = [...builtModel().of(text).values()].reduce((all, each) => all + each, 0);
      expect(sum).toBeCloseTo(1);
    }
  });

  it('refuse a module in their questions that does not exist', () => {
    expect(() => questionsIn('> our-visions\nWhere will we live?')).toThrow('our-visions');
  });
});

describe('the coach', () => {
  it.each(['', ' ', '?', 'dishes', 'stepson', 'Die Kinder schlafen schon', 'Les enfants dorment encore'])(
    'asks back at “%s”',
    (message) => {
      expect(ask(message)).toMatchObject({ asksBack: true, moduleSlug: null });
    },
  );

  it('never leads to intimacy from words about a child or a body, however sure the classifier is', () => {
    const sure = new CuratedCoach(FIXTURE_MODULES, sureOf('love-fun-intimacy'), NO_ANSWERS);
    const tender = questions().filter(({ text, language }) => language === 'en' && speaksOfBodyOrChild(text));
    expect(tender.length).toBeGreaterThan(500);
    for (const { text } of tender)
      expect(sure.reply({ turns: [], message: text }).moduleSlug).not.toBe('love-fun-intimacy');
  });

  it('leads to no module that is not there', () => {
    const without = EIGHT_MODULES.filter(({ slug }) => slug !== 'our-vision');
    const sure = new CuratedCoach(without, sureOf('our-vision'), NO_ANSWERS);
    expect(sure.reply({ turns: [], message: 'Where do we want to live in ten years?' }).moduleSlug).not.toBe(
      'our-vision',
    );
  });

  it('gives what is true in every case where the module of which the classifier is sure has no page on it', () => {
    const sure = new CuratedCoach(EIGHT_MODULES, sureOf('our-vision'), NO_ANSWERS);
    const { text, moduleSlug } = sure.reply({ turns: [], message: 'We argue about dishes every night' });
    expect(moduleSlug).toBe('our-vision');
    expect(text).toContain('/modules/our-vision');
    expect(text).not.toMatch(/The module puts it into steps/);
    const turns: Turn[] = [
      { role: 'user', content: 'We argue about dishes every night' },
      { role: 'assistant', content: text },
    ];
    const firstStep = sure.reply({ turns, message: 'what is the first step?' });
    expect(firstStep).toMatchObject({ moduleSlug: 'our-vision', asksBack: false });
    expect(firstStep.text).toMatch(/The module puts it into steps/);
  });
});

describe('a coach that asks back', () => {
  const asked = (message: string, language = 'en') =>
    directions(coach.reply({ turns: [], message, asksBack: true, language }).text);

  it('offers the likeliest directions first', () => {
    expect(asked('One set of kids is used to bed at 8, and the other is not.')[0]).toMatch(/The household/);
    expect(asked('Who pays for what when we have three kids?').join()).toMatch(/Money/);
    expect(asked('my ex keeps texting during dinner')[0]).toMatch(/People around you/);
  });

  it('offers two modules, and in Spanish lessons of three', () => {
    expect(asked('we argue about dishes every night')).toHaveLength(2);
    expect(asked('no sé qué hacer con los platos', 'es')).toHaveLength(3);
  });

  it('does not ask for what a long message has told', () => {
    const story = 'We argue about dishes every night and then he sulks and I sulk. '.repeat(4);
    const { text } = coach.reply({ turns: [], message: story, asksBack: true });
    expect(text).not.toMatch(/the last time it happened|describe one moment/);
    expect(text).toMatch(
      /help with first|different by next week|ask a friend|like to be different|weighs most/,
    );
  });

  it('does not offer touch where a child or a body is spoken of', () => {
    for (const message of ['my stepson sees me naked', 'he touches my neck when we have no time'])
      expect(asked(message).join()).not.toMatch(/touch|Being seen/);
  });
});

describe('a reply to the directions', () => {
  const all = new CuratedCoach(EIGHT_MODULES, undefined, NO_ANSWERS);
  const asked = 'What is a fair bedtime?';
  const offer = all.reply({ turns: [], message: asked, asksBack: true }).text;
  const turns = [
    { role: 'user' as const, content: asked },
    { role: 'assistant' as const, content: offer },
  ];
  const household = directions(offer).findIndex((direction) => direction.includes('The household'));
  const place = ['the first one', 'number 2', 'the last one'][household] ?? '';

  it.each(['the household', 'Household, I guess', place])(
    'picks one for the question before: %s',
    (reply) => {
      expect(all.reply({ turns, message: reply })).toMatchObject({
        moduleSlug: 'practical-blending',
        asksBack: false,
      });
    },
  );

  it('is kept by the messages after it', () => {
    const { text } = all.reply({ turns, message: 'the household' });
    const later: Turn[] = [
      ...turns,
      { role: 'user', content: 'the household' },
      { role: 'assistant', content: text },
    ];
    const { moduleSlug } = all.reply({ turns: later, message: 'what exactly do I say?' });
    expect(moduleSlug).toBe('practical-blending');
  });

  it.each(['none of them', 'he keeps a ledger of the household and his ex reads all of it'])(
    'picks none that it does not name, or in a message of its own: %s',
    (reply) => {
      expect(pickedFrom(offer, reply)).toBeUndefined();
    },
  );

  it('picks nothing that was not offered', () => {
    expect(pickedFrom('Tell me more.', 'the household')).toBeUndefined();
  });
});
