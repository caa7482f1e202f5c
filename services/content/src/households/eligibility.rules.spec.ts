import { MODULE_SLUGS } from '@anew/contracts/content/module-slugs';
import {
  AGE_BANDS,
  type AgeBand,
  type HouseholdFacts,
  type Weekday,
  WEEKDAYS,
} from '@anew/contracts/household/views';
import { describe, expect, it } from '@jest/globals';
import { ACTIVITIES } from '../seeds/activities/index.js';
import { PROMPTS } from '../seeds/prompts/index.js';
import { QUOTES } from '../seeds/quotes/index.js';
import { inAllWords } from '../seeds/wordings.js';
import { type CoupleProfile, isEligible, suits, UNKNOWN, weekdayOf } from './eligibility.rules.js';
import type { Fit, Tag } from './tags.js';

const CHILDLESS: HouseholdFacts = { fromBefore: 0, ours: false, ageBands: [], days: null };
const STEPFAMILY: HouseholdFacts = { ...CHILDLESS, fromBefore: 1 };

const fits = (tags: Tag[], household: HouseholdFacts | null, careful = false, day: Weekday = 'monday') =>
  isEligible(tags, { household, careful }, day);

describe('what may be drawn', () => {
  it('is everything for a couple that has said nothing', () => {
    for (const { tags } of [...PROMPTS, ...ACTIVITIES])
      expect(isEligible(tags, UNKNOWN, 'monday')).toBe(true);
  });

  it('is nothing about children for a couple without any', () => {
    for (const tag of ['children', 'minors', 'teens', 'grown-children', 'stepfamily', 'two-homes'] as const)
      expect([tag, fits([tag], CHILDLESS)]).toEqual([tag, false]);
    expect(fits([], CHILDLESS)).toBe(true);
  });

  it('is about children of the ages that there are, and of any age until somebody has said', () => {
    expect(fits(['teens'], STEPFAMILY)).toBe(true);
    expect(fits(['teens'], { ...STEPFAMILY, ageBands: ['under-6', 'grown'] })).toBe(false);
    expect(fits(['minors'], { ...STEPFAMILY, ageBands: ['grown'] })).toBe(false);
    expect(fits(['grown-children'], { ...STEPFAMILY, ageBands: ['grown'] })).toBe(true);
  });

  it('is about coming and going only where children from before do so', () => {
    expect(fits(['two-homes'], { ...STEPFAMILY, days: ['friday'] })).toBe(true);
    expect(fits(['two-homes'], { ...STEPFAMILY, days: [] })).toBe(true);
    expect(fits(['two-homes'], { ...STEPFAMILY, days: [...WEEKDAYS] })).toBe(false);
    expect(fits(['two-homes'], { ...CHILDLESS, ours: true })).toBe(false);
  });

  it('takes no children to come and go as long as nobody has said on which days they are here', () => {
    expect(fits(['two-homes'], { ...STEPFAMILY, days: null })).toBe(false);
  });

  it('leaves evenings for two to the days on which no children are here', () => {
    const weekends = { ...STEPFAMILY, days: ['saturday', 'sunday'] satisfies Weekday[] };
    expect(fits(['just-us'], weekends, false, 'saturday')).toBe(false);
    expect(fits(['just-us'], weekends, false, 'monday')).toBe(true);
    expect(fits(['just-us'], { ...weekends, ageBands: ['grown'] }, false, 'saturday')).toBe(true);
    expect(fits(['just-us'], null, false, 'saturday')).toBe(true);
  });

  it('presumes no divorce where one story asks for care, whatever else is known', () => {
    for (const household of [null, CHILDLESS, STEPFAMILY]) {
      expect(fits(['ex'], household, true)).toBe(false);
      expect(fits(['earlier-marriage'], household, true)).toBe(false);
    }
    expect(fits(['ex'], STEPFAMILY)).toBe(true);
  });

  it('knows the day of the week of a date', () => {
    expect(weekdayOf('2026-11-22')).toBe('sunday');
    expect(weekdayOf('2026-11-23')).toBe('monday');
  });
});

/** All ways to choose some of these. */
const subsets = <T>(values: readonly T[]): T[][] =>
  values.reduce<T[][]>((all, value) => [...all, ...all.map((some) => [...some, value])], [[]]);

const DAYS: (Weekday[] | null)[] = [null, [], ['friday', 'saturday'], [...WEEKDAYS]];

const WITH_CHILDREN = [0, 1, 2].flatMap((fromBefore) =>
  [true, false].flatMap((ours) => (fromBefore > 0 || ours ? [{ fromBefore, ours }] : [])),
);

const HOUSEHOLDS: (HouseholdFacts | null)[] = [
  null,
  CHILDLESS,
  ...WITH_CHILDREN.flatMap((children) =>
    subsets(AGE_BANDS).flatMap((ageBands) => DAYS.map((days) => ({ ...children, ageBands, days }))),
  ),
];

const PROFILES: CoupleProfile[] = HOUSEHOLDS.flatMap((household) =>
  [true, false].map((careful) => ({ household, ways: null, careful })),
);

interface Item {
  id: string;
  tags: readonly Tag[];
  text: string;
}

const ACTIVITY_WORDS = ACTIVITIES.flatMap(inAllWords);
const PROMPT_WORDS = PROMPTS.flatMap(inAllWords);

/** All questions and activities in all their words, and the lines of the day that are our own. */
const ITEMS: Item[] = [
  ...PROMPT_WORDS,
  ...ACTIVITY_WORDS.map(({ id, tags, title, description, instructions }) => ({
    id,
    tags,
    text: `${title}. ${description} ${instructions}`,
  })),
  ...QUOTES.filter(({ author }) => author === 'Anew').map(({ id, tags = [], text }) => ({ id, tags, text })),
];

/**
 * Words that presume something, and for whom they are wrong. They are read from the texts alone, so that a wrong or
 * missing tag shows.
 */
const WORDS: { words: RegExp; wrongFor: (profile: CoupleProfile) => boolean }[] = [
  {
    words:
      /\b(?:child|children|kids?|toddlers?|teenagers?|stepparents?|grandchildren|drop-off|pickup|bedtime|young (?:person|people))\b/i,
    wrongFor: ({ household }) => household?.fromBefore === 0 && !household.ours,
  },
  {
    words:
      /\b(?:stepparents?|stepmothers?|stepfamil\w+|blended famil\w+|handovers?|two households|other (?:household|home|house)|no children here)\b/i,
    wrongFor: ({ household }) => household?.fromBefore === 0,
  },
  {
    words:
      /\b(?:teenagers?|homework|drop-off|pickup|bedtime|small children|court orders|version of the child)\b/i,
    wrongFor: ({ household }) => isOnly(household?.ageBands, ['grown']),
  },
  {
    words:
      /\b(?:from school|after school|school[- ](?:mornings?|nights?|days?|pickup|bus|events?)|homework|first bell)\b/i,
    wrongFor: ({ household }) => isOnly(household?.ageBands, ['under-6', 'grown']),
  },
  {
    words: /\bthe parent (?:decides|names)\b/i,
    wrongFor: ({ household }) => household?.fromBefore === 0,
  },
  {
    words: /\b(?:graduation|the graduate)\b/i,
    wrongFor: ({ household }) => isOnly(household?.ageBands, ['under-6', '6-to-12']),
  },
  {
    words: /\b(?:adult child|grown child(?:ren)?)\b/i,
    wrongFor: ({ household }) => isOnly(household?.ageBands, ['under-6', '6-to-12']),
  },
  {
    words:
      /\b(?:(?:your|an|the) ex|exes|former (?:partners?|spouse|in-laws|marriage)|(?:first|last|second) marriages?|last relationship|which marriage|earlier relationship you)\b/i,
    wrongFor: ({ careful }) => careful,
  },
];

const isOnly = (bands: readonly AgeBand[] | undefined, only: readonly AgeBand[]): boolean =>
  bands !== undefined && bands.length > 0 && bands.every((band) => only.includes(band));

/** Where such a word presumes nothing: it is about the reader's own childhood or bed, about others, or one of several. */
const HARMLESS = new Set([
  'prompt-honor-lessons-08 child',
  'prompt-practical-blending-05 young person',
  'prompt-practical-blending-12 child',
  'activity-parenting-team-11 school pickup',
  'activity-insider-outsider-13 school events',
  'activity-loyalty-binds-02 grown child',
  'activity-loyalty-binds-06 grown child',
  'activity-loyalty-binds-07 graduation',
  'activity-family-culture-07 toddler',
  'activity-daily-gratitude-07 bedtime',
  'activity-novelty-and-play-04 bedtime',
  'activity-seasons-05 stepmothers',
  'activity-seasons-16 The graduate',
  'quote-family-17 children',
]);

/** Words of a text that are wrong for at least one couple which may get it. */
function mismatchesOf({ id, tags, text }: Item): string[] {
  return WORDS.flatMap(({ words, wrongFor }) => {
    const found = `${id} ${words.exec(text)?.[0] ?? ''}`;
    const isDrawnFor = (profile: CoupleProfile) => WEEKDAYS.some((day) => isEligible(tags, profile, day));
    if (!words.test(text) || HARMLESS.has(found)) return [];
    return PROFILES.some((profile) => wrongFor(profile) && isDrawnFor(profile)) ? [found] : [];
  });
}

describe('every question and activity, for every couple that there can be', () => {
  it('presumes nothing that is not so: mismatches are counted', () => {
    expect(ITEMS.flatMap(mismatchesOf)).toEqual([]);
  });

  it('words what it says in another way for everybody whom the first words do not fit', () => {
    const worded = [...PROMPTS, ...ACTIVITIES].filter(({ wordings = [] }) => wordings.length > 0);
    expect(worded.length).toBeGreaterThanOrEqual(35);
    const left = worded.filter((seed) =>
      PROFILES.some((profile) => !inAllWords(seed).some(({ tags }) => isEligible(tags, profile, 'friday'))),
    );
    expect(left.map(({ id }) => id)).toEqual([]);
  });

  it.each([
    ['questions', PROMPTS],
    ['activities', ACTIVITIES],
  ])('leaves most %s to couples without a faith, a kitchen or a way outdoors', (_, seeds: readonly Fit[]) => {
    const without: Pick<CoupleProfile, 'ways'> = { ways: { faith: 'none', places: [] } };
    const items = seeds.map(({ topics = [], place = null }) => ({ topics, place }));
    const left = items.filter((item) => suits(item, without));
    expect(left.filter(({ topics, place }) => topics.includes('faith') || place !== null)).toEqual([]);
    expect(left.length).toBeGreaterThan(items.length * 0.85);
    expect(items.filter((item) => suits(item, UNKNOWN))).toEqual(items);
  });

  it('leaves each couple enough of each module, and of activities', () => {
    const fewest = { prompts: Infinity, activities: Infinity };
    for (const profile of PROFILES) {
      const drawn = <T extends { tags: readonly Tag[] }>(items: readonly T[]) =>
        items.filter(({ tags }) => isEligible(tags, profile, 'friday'));
      const perModule = MODULE_SLUGS.map(
        (slug) => drawn(PROMPTS.filter(({ moduleSlug }) => moduleSlug === slug)).length,
      );
      fewest.prompts = Math.min(fewest.prompts, ...perModule);
      fewest.activities = Math.min(fewest.activities, drawn(ACTIVITIES).length);
    }
    expect(fewest.prompts).toBeGreaterThanOrEqual(20);
    expect(fewest.activities).toBeGreaterThanOrEqual(183);
  });
});
