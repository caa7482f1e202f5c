import type { Focus } from '@anew/contracts/content/views';
import type { HouseholdFacts } from '@anew/contracts/household/views';
import { dayNumber } from '@anew/contracts/local-date';
import { describe, expect, it } from '@jest/globals';
import { type CoupleProfile, UNKNOWN } from '../households/eligibility.rules.js';
import type { Tag } from '../households/tags.js';
import { ACTIVITIES } from '../seeds/activities/index.js';
import { depthOf } from '../seeds/prompts/depth.js';
import { PROMPTS } from '../seeds/prompts/index.js';
import { choose } from './choice.rules.js';
import type { Item } from './choices.repository.js';
import { REST_DAYS } from './draw.rules.js';
import type { Season } from './season.rules.js';

const DAYS = 2 * 365;
const FIRST_DAY = Date.UTC(2026, 0, 1);
const dateOf = (day: number) => new Date(FIRST_DAY + day * 86_400_000).toISOString().slice(0, 10);

const NEVER_SHOWN = { isOwn: false, shown: 0, lastShown: null };
const itemOf = ({ id, tags, season }: { id: string; tags: readonly Tag[]; season?: Season }) => ({
  ...NEVER_SHOWN,
  id,
  tags: [...tags],
  season: season ?? null,
});
const questions = (): Item[] =>
  PROMPTS.map((seed) => ({ ...itemOf(seed), depth: depthOf(seed), moduleSlug: seed.moduleSlug }));
const activities = (): Item[] =>
  ACTIVITIES.map((seed) => ({ ...itemOf(seed), depth: null, moduleSlug: null }));

/** Fewest days after which a couple got the same again within two years, and the day on which that was. */
function firstRepeat(items: Item[], profile: CoupleProfile, focuses: Focus[]) {
  let fewest = { days: Infinity, on: 0 };
  for (let day = 0; day < DAYS; day++) {
    const date = dateOf(day);
    const circumstances = {
      day: date,
      seed: `a couple ${date}`,
      profile,
      focuses,
      style: 'balanced' as const,
    };
    const { itemId } = choose(items, circumstances)!;
    const item = items.find(({ id }) => id === itemId)!;
    const days = item.lastShown === null ? Infinity : dayNumber(date) - dayNumber(item.lastShown);
    if (days < fewest.days) fewest = { days, on: day };
    Object.assign(item, { shown: item.shown + 1, lastShown: date });
  }
  return fewest;
}

const HOUSEHOLD: HouseholdFacts = { fromBefore: 1, ours: false, ageBands: ['6-to-12'], days: ['friday'] };
const ONE_FOCUS: Focus[] = [{ moduleSlug: 'practical-blending', priority: 'high' }];

const COUPLES: [string, CoupleProfile][] = [
  ['who have said nothing', UNKNOWN],
  ['with children from before', { household: HOUSEHOLD, careful: false }],
  ['with a careful story', { household: HOUSEHOLD, careful: true }],
  [
    'without children',
    { household: { ...HOUSEHOLD, fromBefore: 0, ageBands: [], days: null }, careful: true },
  ],
];

/** Days after which something came again, for whoever reads the output of the tests. */
const report: string[] = [];

describe('with one focus that matters most, over two years', () => {
  it.each(COUPLES)('no question repeats within half a year for couples %s', (name, profile) => {
    const { days, on } = firstRepeat(questions(), profile, ONE_FOCUS);
    report.push(`question, couples ${name}: again after ${days} days at the earliest (day ${on})`);
    expect(days).toBeGreaterThanOrEqual(REST_DAYS);
  });

  it.each(COUPLES)('hardly any activity repeats within half a year for couples %s', (name, profile) => {
    const { days, on } = firstRepeat(activities(), profile, ONE_FOCUS);
    report.push(`activity, couples ${name}: again after ${days} days at the earliest (day ${on})`);
    // Most activities are for everybody, and yet not enough for couples without children.
    expect(days).toBeGreaterThanOrEqual(name === 'without children' ? 150 : REST_DAYS);
  });

  it('most of what belongs to a season comes in one of two of them', () => {
    const items = activities();
    firstRepeat(items, UNKNOWN, ONE_FOCUS);
    const seasonal = items.filter(({ season }) => season !== null);
    const came = seasonal.filter(({ lastShown }) => lastShown !== null);
    report.push(`${came.length} of ${seasonal.length} activities for a season came within two years`);
    expect(came.length).toBeGreaterThan(seasonal.length / 2);
  });

  it('prints the days', () => {
    process.stdout.write(`${report.join('\n')}\n`);
    expect(report).toHaveLength(2 * COUPLES.length + 1);
  });
});
