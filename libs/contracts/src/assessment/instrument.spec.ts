import { describe, expect, it } from '@jest/globals';
import {
  ASSESSMENT_CATEGORIES,
  ASSESSMENT_QUESTIONS,
  CHILDREN_ITEMS,
  EX_PARTNER_ITEMS,
  NOT_APPLICABLE_OPTIONS,
} from './instrument.js';

const allOptions = ASSESSMENT_QUESTIONS.flatMap(({ options }) => options);
const allTexts = ASSESSMENT_QUESTIONS.flatMap(({ question, options }) => [
  question,
  ...options.map(({ label }) => label),
]);

const question = (id: string) => ASSESSMENT_QUESTIONS.find((candidate) => candidate.id === id)!;

describe('the instrument', () => {
  it('asks its 22 questions in order [9.26]', () => {
    const numbered = (prefix: string, count: number) =>
      Array.from({ length: count }, (_, position) => `${prefix}_${position + 1}`);
    expect(ASSESSMENT_QUESTIONS).toHaveLength(22);
    expect(ASSESSMENT_QUESTIONS.map(({ id }) => id)).toEqual([
      ...numbered('comm', 5),
      ...numbered('trust', 5),
      ...numbered('blend', 5),
      ...numbered('intimacy', 4),
      ...numbered('future', 3),
    ]);
  });

  it('files every question under the category its id names', () => {
    const counts = ASSESSMENT_CATEGORIES.map((category) => [
      category,
      ASSESSMENT_QUESTIONS.filter((item) => item.category === category).map(({ id }) => id.split('_')[0]),
    ]);
    expect(counts).toEqual([
      ['Communication', Array(5).fill('comm')],
      ['Trust & Past', Array(5).fill('trust')],
      ['Blending & Children', Array(5).fill('blend')],
      ['Intimacy & Connection', Array(4).fill('intimacy')],
      ['Future & Commitment', Array(3).fill('future')],
    ]);
  });

  it.each(ASSESSMENT_QUESTIONS)(
    '$id offers four options scored 1 to 4, step by step [9.27]',
    ({ id, options }) => {
      const counts: Record<string, number> = { blend_4: 5, blend_5: 6 };
      expect(options).toHaveLength(counts[id] ?? 4);
      const scores = options.slice(0, 4).map(({ score }) => score);
      expect([scores, scores.toReversed()]).toContainEqual([4, 3, 2, 1]);
      for (const { score } of options) expect([1, 2, 3, 4]).toContain(score);
    },
  );

  it('begins with the best option in half of the questions, and in no area with the same end throughout', () => {
    const bestFirst = ASSESSMENT_QUESTIONS.filter(({ options }) => options[0]?.score === 4);
    expect(bestFirst).toHaveLength(11);
    for (const category of ASSESSMENT_CATEGORIES) {
      const own = ASSESSMENT_QUESTIONS.filter((item) => item.category === category);
      const begins = new Set(own.map(({ options }) => options[0]?.score));
      expect(begins).toEqual(new Set([4, 1]));
    }
  });

  it.each(ASSESSMENT_QUESTIONS)('$id has kebab-case values, each once', ({ options }) => {
    const values = options.map(({ value }) => value);
    expect(new Set(values).size).toBe(values.length);
    for (const value of values) expect(value).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it('lets exactly the options after the fourth mean that a question does not apply', () => {
    const beyondTheFourth = ASSESSMENT_QUESTIONS.filter(({ options }) => options.length > 4).map(
      ({ id, options }) => [id, options.slice(4).map(({ value }) => value)],
    );
    expect(Object.entries(NOT_APPLICABLE_OPTIONS)).toEqual(beyondTheFourth);
    for (const [id, values] of Object.entries(NOT_APPLICABLE_OPTIONS)) {
      const labels = question(id).options.filter(({ value }) => values.includes(value));
      for (const { label } of labels) expect(label).toMatch(/^This does not apply to us: /);
    }
  });

  it('marks the questions about a former partner and about children', () => {
    for (const id of EX_PARTNER_ITEMS) expect(question(id).question).toMatch(/former/);
    for (const id of CHILDREN_ITEMS) expect(question(id).question).toMatch(/^Children/);
    const others = ASSESSMENT_QUESTIONS.filter(({ id }) => !EX_PARTNER_ITEMS.includes(id));
    for (const other of others) expect(JSON.stringify(other)).not.toMatch(/former (partner|husband|wife)/);
  });

  it('can be answered without children everywhere but where it offers a way out', () => {
    const others = ASSESSMENT_QUESTIONS.filter(({ id }) => !CHILDREN_ITEMS.includes(id));
    for (const { options } of others)
      expect(JSON.stringify(options)).not.toMatch(/child|stepfamily|parenting/i);
    const mentions = others.filter(({ question: text }) => /child/i.test(text));
    for (const { question: text } of mentions) expect(text).toContain('perhaps children');
  });
});

describe('its wording', () => {
  it('describes each answer in words of its own', () => {
    const labels = allOptions.map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
    for (const label of labels) {
      expect(label.split(' ').length).toBeGreaterThanOrEqual(6);
      expect(label).not.toMatch(/^(always|often|sometimes|rarely|seldom|never|mostly)\b/i);
    }
  });

  it('stays short enough to be read on a phone', () => {
    for (const { question: text, options } of ASSESSMENT_QUESTIONS) {
      expect(text).toMatch(/^[A-Z].*\?$|^[A-Z].*\? .*\?$/);
      expect(text.length).toBeLessThanOrEqual(125);
      for (const { label } of options) {
        expect(label).toMatch(/^[A-Z].*\.$/);
        expect(label.length).toBeLessThanOrEqual(90);
      }
    }
  });

  it('asks nothing about fear or violence, because the answer would be shared', () => {
    const dangerous =
      /\b(afraid|fear|scared|frighten|threat|violen|hit|hits|abus|unsafe|control|force|weapon)/i;
    for (const text of allTexts) expect(text).not.toMatch(dangerous);
  });

  it('does without judgment, jargon and straight quotes', () => {
    const harsh =
      /\b(fail|wrong|bad|should|toxic|dysfunction|attachment|co-?parent|trigger|boundar|journey)/i;
    for (const text of allTexts) {
      expect(text).not.toMatch(harsh);
      expect(text).not.toMatch(/['"]/);
      expect(text).not.toMatch(/\s{2}|\s$|^\s/);
    }
  });
});
