import { describe, expect, it } from '@jest/globals';
import { builtModel } from './built-model.js';
import { speaksOfBodyOrChild } from './clarity.js';
import { CuratedCoach } from './curated-coach.js';
import { learnModules } from './learning/learn.js';
import { questions, questionsIn } from './learning/questions.js';
import type { LikelyModules } from './likely-modules.js';
import { fromBytes, toBytes } from './model-file.js';
import { EIGHT_MODULES, FIXTURE_MODULES } from './testing/fixture-modules.js';
import { NO_ANSWERS } from './testing/no-answers.js';
import type { Turn } from './turn.js';

const coach = new CuratedCoach(FIXTURE_MODULES, undefined, NO_ANSWERS);
const ask = (message: string) => coach.reply({ turns: [], message });

const sureOf = (slug: string): LikelyModules => ({
  likelihoodsOf: () => new Map([[slug as 'love-fun-intimacy', 1]]),
});

describe('the learned modules', () => {
  it('have the same bytes each time, which say the same when they are read', () => {
    const some = questions().slice(0, 60);
    const learned = learnModules(some);
    expect(toBytes(learnModules(some)).equals(toBytes(learned))).toBe(true);
    expect(toBytes(fromBytes(toBytes(learned))).equals(toBytes(learned))).toBe(true);
  });

  it('are likely in all to the sum of 1, whatever the text', () => {
    for (const text of ['', 'ok', 'Die Kinder schlafen schon', 'we argue about dishes every night']) {
      const sum = [...builtModel().likelihoodsOf(text).values()].reduce((all, each) => all + each, 0);
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
    const tender = questions()
      .filter(({ text, language }) => language === 'en' && speaksOfBodyOrChild(text))
      .filter((_each, at) => at % 8 === 0);
    expect(tender.length).toBeGreaterThan(1000);
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
  it('names no module and no subject that the person has not', () => {
    for (const message of [
      'my stepson sees me naked',
      'One set of kids is used to bed at 8, and the other is not.',
    ]) {
      const { text } = coach.reply({ turns: [], message, asksBack: true });
      expect(text).not.toMatch(/^- |touch|trust|quarrel|\bpast\b|\/modules\//im);
    }
  });
});
