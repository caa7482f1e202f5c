import { ASSESSMENT_CATEGORIES, ASSESSMENT_QUESTIONS } from '@anew/contracts/assessment/instrument';
import { describe, expect, it } from '@jest/globals';
import { CATEGORY_MODULES, FAR_APART, FORMER_PARTNER } from './recommendation-texts.js';
import { areaWords, PATTERN_SUMMARIES, readDifferentlySummary, sharedAnswerSummary } from './texts.js';

const ids = ASSESSMENT_QUESTIONS.map(({ id }) => id);
const suggestions = [FAR_APART, FORMER_PARTNER, ...Object.values(CATEGORY_MODULES).flat()];
const areas = ASSESSMENT_CATEGORIES.flatMap((category) => [
  areaWords(category, true),
  areaWords(category, false),
]);

const sentences = [
  ...areas.flatMap(({ strength, priority, grow }) => [strength.summary, priority.summary, grow.summary]),
  ...suggestions.flatMap(({ reason, talkStarter }) => [reason, talkStarter]),
  ...Object.values(PATTERN_SUMMARIES),
  ...ids.flatMap((id) => [sharedAnswerSummary([id]), readDifferentlySummary(id)]),
];
const titles = areas.flatMap((area) => [
  area.strength.title,
  area.priority.title,
  area.grow.title,
  area.sharedTitle,
]);

describe('what both partners read', () => {
  it('never points at one of them', () => {
    const pointing =
      /\b(one of you|your partner|the other one|he|she|his|hers?|lower|less satisfied|unhappier|first partner)\b/i;
    for (const text of [...sentences, ...titles]) expect(text).not.toMatch(pointing);
  });

  it('makes no diagnosis and no promise, and gives no numbers but those of people who help', () => {
    const unfitting =
      /\b(diagnos|disorder|toxic|guarantee|validated|score|index|percent|dysfunction|journey)|\d/i;
    const helplines = /1-800-799-7233|text START to 88788|call or text 988/g;
    for (const text of [...sentences, ...titles])
      expect(text.replaceAll(helplines, '')).not.toMatch(unfitting);
  });

  it('tells a couple that carries a lot to see someone alone first if they are afraid', () => {
    const summary = PATTERN_SUMMARIES['Carrying a Lot'];
    expect(summary).toContain('If you are afraid at home, see someone alone first');
    for (const help of ['therapist', '1-800-799-7233', 'START to 88788', '988'])
      expect(summary).toContain(help);
  });

  it('tells a couple far apart that fear comes first, because where one controls the other, one may be content', () => {
    const summary = PATTERN_SUMMARIES['Two Perspectives'];
    expect(summary).toContain('If you are afraid at home, that comes first: see someone alone');
    for (const help of ['1-800-799-7233', 'START to 88788']) expect(summary).toContain(help);
    expect(summary).not.toMatch(/neither of you is wrong|best next step/);
  });

  it('is made of whole sentences with proper quotes', () => {
    for (const text of sentences) {
      expect(text).toMatch(/^[A-Z][^]*[.?]$/);
      expect(text).not.toMatch(/['"]| {2}/);
    }
  });

  it('has its own words for every module a category leads to', () => {
    const reasons = suggestions.map(({ reason }) => reason);
    const starters = suggestions.map(({ talkStarter }) => talkStarter);
    expect(new Set(reasons).size).toBe(12);
    expect(new Set(starters).size).toBe(12);
  });

  it('speaks of children only to couples who have them', () => {
    const words = JSON.stringify(areaWords('Blending & Children', false));
    expect(words).not.toMatch(/child|famil/i);
    expect(areaWords('Blending & Children', true)).not.toEqual(areaWords('Blending & Children', false));
    expect(areaWords('Communication', true)).toEqual(areaWords('Communication', false));
  });
});
