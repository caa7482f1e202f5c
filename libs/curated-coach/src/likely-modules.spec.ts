import { describe, expect, it } from '@jest/globals';
import { builtModel } from './built-model.js';
import { speaksOfBodyOrChild } from './clarity.js';
import { CuratedCoach } from './curated-coach.js';
import { learnModules } from './learning/learn.js';
import { questions, questionsIn } from './learning/questions.js';
import type { LikelyModules } from './likely-modules.js';
import { fromBytes, toBytes } from './model-file.js';
import { EIGHT_MODULES, FIXTURE_MODULES } from './testing/fixture-modules.js';

const coach = new CuratedCoach(FIXTURE_MODULES);
const ask = (message: string) => coach.reply({ turns: [], message });

const sureOf = (slug: string): LikelyModules => ({
  of: () => new Map([[slug as 'love-fun-intimacy', 1]]),
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
    const sure = new CuratedCoach(FIXTURE_MODULES, sureOf('love-fun-intimacy'));
    const tender = questions().filter(({ text, language }) => language === 'en' && speaksOfBodyOrChild(text));
    expect(tender.length).toBeGreaterThan(500);
    for (const { text } of tender)
      expect(sure.reply({ turns: [], message: text }).moduleSlug).not.toBe('love-fun-intimacy');
  });

  it('leads to no module that is not there', () => {
    const without = EIGHT_MODULES.filter(({ slug }) => slug !== 'our-vision');
    const sure = new CuratedCoach(without, sureOf('our-vision'));
    expect(sure.reply({ turns: [], message: 'Where do we want to live in ten years?' }).moduleSlug).not.toBe(
      'our-vision',
    );
  });

  it('says so when the module of which the classifier is sure has no page on just this', () => {
    const sure = new CuratedCoach(EIGHT_MODULES, sureOf('our-vision'));
    const { text, moduleSlug } = sure.reply({ turns: [], message: 'We argue about dishes every night' });
    expect(moduleSlug).toBe('our-vision');
    expect(text).toMatch(/no page on just this|the nearest the module has/);
  });
});
