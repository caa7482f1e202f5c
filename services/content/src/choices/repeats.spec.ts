import type { Focus } from '@anew/contracts/content/views';
import { type HouseholdFacts, WEEKDAYS } from '@anew/contracts/household/views';
import { DAY_MS, dayNumber } from '@anew/contracts/local-date';
import { describe, expect, it } from '@jest/globals';
import { type CoupleProfile, UNKNOWN } from '../households/eligibility.rules.js';
import { ACTIVITIES } from '../seeds/activities/index.js';
import { depthOf } from '../seeds/prompts/depth.js';
import { PROMPTS } from '../seeds/prompts/index.js';
import type { SeedActivity, SeedPrompt } from '../seeds/types.js';
import { choose } from './choice.rules.js';
import type { Item } from './choices.repository.js';
import { REST_DAYS } from './draw.rules.js';
import { DEEP_FROM, INTIMATE_FROM } from './gentle-start.rules.js';

const DAYS = 2 * 365;
const FIRST_DAY = Date.UTC(2026, 0, 1);
const dateOf = (day: number) => new Date(FIRST_DAY + day * DAY_MS).toISOString().slice(0, 10);

const NEVER_SHOWN = { isOwn: false, shown: 0, lastShown: null };
const itemOf = ({ id, tags, topics = [], season, place, wordings = [] }: SeedPrompt | SeedActivity) => ({
  ...NEVER_SHOWN,
  id,
  tags: [...tags],
  topics: [...topics],
  season: season ?? null,
  place: place ?? null,
  wordings: wordings.map(({ key, tags: presumed }) => ({ id: `${id} ${key}`, tags: [...presumed] })),
});
const questions = (): Item[] =>
  PROMPTS.map((seed) => {
    const depth = depthOf(seed);
    return { ...itemOf(seed), depth, goesDeep: depth === 'deep', moduleSlug: seed.moduleSlug };
  });
const activities = (): Item[] =>
  ACTIVITIES.map((seed) => ({
    ...itemOf(seed),
    depth: null,
    goesDeep: seed.difficulty === 'deeper',
    moduleSlug: null,
  }));

/** What a couple that has just begun gets, day by day, and after how many days it had got the same before. */
function* draws(
  items: Item[],
  profile: CoupleProfile,
  focuses: Focus[],
  { couple = 'a couple', days = DAYS } = {},
) {
  for (let daysTogether = 0; daysTogether < days; daysTogether++) {
    const day = dateOf(daysTogether);
    const seed = `${couple} ${day}`;
    const { itemId } = choose(items, { day, seed, profile, focuses, style: 'balanced', daysTogether })!;
    const item = items.find(({ id, wordings }) => [id, ...wordings.map((each) => each.id)].includes(itemId))!;
    const { tags } = [item, ...item.wordings].find(({ id }) => id === itemId)!;
    const since = item.lastShown === null ? Infinity : dayNumber(day) - dayNumber(item.lastShown);
    yield { daysTogether, item: { ...item, tags }, since };
    Object.assign(item, { shown: item.shown + 1, lastShown: day });
  }
}

/** Fewest days after which a couple got the same again within two years, and the day on which that was. */
function firstRepeat(items: Item[], profile: CoupleProfile, focuses: Focus[]) {
  let fewest = { days: Infinity, on: 0 };
  for (const { since, daysTogether } of draws(items, profile, focuses))
    if (since < fewest.days) fewest = { days: since, on: daysTogether };
  return fewest;
}

const HOUSEHOLD: HouseholdFacts = { fromBefore: 1, ours: false, ageBands: ['6-to-12'], days: ['friday'] };
const CHILDLESS: HouseholdFacts = { fromBefore: 0, ours: false, ageBands: [], days: null };
const ONE_FOCUS: Focus[] = [{ moduleSlug: 'practical-blending', priority: 'high' }];

const COUPLES: [string, CoupleProfile][] = [
  ['who have said nothing', UNKNOWN],
  ['who have said nothing but a careful story', { ...UNKNOWN, household: null, careful: true }],
  ['with children from before', { ...UNKNOWN, household: HOUSEHOLD, careful: false }],
  ['with a careful story', { ...UNKNOWN, household: HOUSEHOLD, careful: true }],
  [
    'with children who are always here',
    { ...UNKNOWN, household: { ...HOUSEHOLD, days: [...WEEKDAYS] }, careful: true },
  ],
  [
    'with teenagers',
    { ...UNKNOWN, household: { ...HOUSEHOLD, ageBands: ['teens'], days: [] }, careful: false },
  ],
  [
    'with grown children',
    { ...UNKNOWN, household: { ...HOUSEHOLD, ageBands: ['grown'], days: null }, careful: true },
  ],
  [
    'with a baby of their own',
    { ...UNKNOWN, household: { ...CHILDLESS, ours: true, ageBands: ['under-6'] }, careful: true },
  ],
  ['without children', { ...UNKNOWN, household: CHILDLESS, careful: false }],
  ['without children, with a careful story', { ...UNKNOWN, household: CHILDLESS, careful: true }],
];

/** Days after which something came again, for people who read the output of the tests. */
const report: string[] = [];

describe('with one focus that matters most, over two years', () => {
  it.each(COUPLES)('no question repeats within half a year for couples %s', (name, profile) => {
    const { days, on } = firstRepeat(questions(), profile, ONE_FOCUS);
    report.push(`question, couples ${name}: again after ${days} days at the earliest (day ${on})`);
    expect(days).toBeGreaterThanOrEqual(REST_DAYS);
  });

  it.each(COUPLES)('no activity repeats within half a year for couples %s', (name, profile) => {
    const { days, on } = firstRepeat(activities(), profile, ONE_FOCUS);
    report.push(`activity, couples ${name}: again after ${days} days at the earliest (day ${on})`);
    expect(days).toBeGreaterThanOrEqual(REST_DAYS);
  });

  it('most of what belongs to a season comes in one of two of them', () => {
    const items = activities();
    firstRepeat(items, UNKNOWN, ONE_FOCUS);
    const seasonal = items.filter(({ season }) => season !== null);
    const came = seasonal.filter(({ lastShown }) => lastShown !== null);
    report.push(`${came.length} of ${seasonal.length} activities for a season came within two years`);
    expect(came.length).toBeGreaterThan(seasonal.length / 2);
  });
});

/** First days on which any of forty couples got something tender, and something intimate. */
function firstDays(items: () => Item[]) {
  const first = { tender: Infinity, intimate: Infinity };
  for (let couple = 0; couple < 40; couple++)
    for (const { item, daysTogether } of draws(items(), UNKNOWN, ONE_FOCUS, {
      couple: `couple ${couple}`,
      days: 60,
    })) {
      const isIntimate = item.topics.includes('intimate');
      const isTender = item.goesDeep || item.topics.includes('loss') || item.tags.includes('ex');
      if (isIntimate) first.intimate = Math.min(first.intimate, daysTogether);
      if (isTender) first.tender = Math.min(first.tender, daysTogether);
    }
  return first;
}

describe('a couple’s first weeks', () => {
  it.each([
    ['questions', questions],
    ['activities', activities],
  ])('bring gentle %s alone: deep ones after two weeks, intimate ones after four', (name, items) => {
    const { tender, intimate } = firstDays(items);
    report.push(
      `${name} of forty couples: the first deep one on day ${tender}, an intimate one on day ${intimate}`,
    );
    expect(tender).toBe(DEEP_FROM);
    expect(intimate).toBeGreaterThanOrEqual(INTIMATE_FROM);
    expect(intimate).toBeLessThan(Infinity);
  });

  it('repeat nothing, though fewer are to be had', () => {
    for (const items of [questions, activities]) {
      const first = [...draws(items(), UNKNOWN, ONE_FOCUS, { days: DEEP_FROM })];
      expect(first.map(({ since }) => since)).toEqual(first.map(() => Infinity));
    }
  });
});

it('prints the days', () => {
  process.stdout.write(`${report.join('\n')}\n`);
  expect(report).toHaveLength(2 * COUPLES.length + 3);
});
