import { MODULE_SLUGS, MODULE_TITLES } from '@anew/contracts/content/module-slugs';
import { describe, expect, it } from '@jest/globals';
import {
  average,
  gradeLevel,
  NEAR_DUPLICATE,
  nearDuplicates,
  normalize,
  words,
} from '../../test/text-metrics.js';
import { ACTIVITIES } from './activities/index.js';
import { MODULES } from './modules/index.js';
import { PROMPTS } from './prompts/index.js';
import { QUOTES } from './quotes/index.js';
import { inAllWords } from './wordings.js';

const HYPHENATED = /^[a-z]+(?:-[a-z]+)*$/;

/** A question that begins with its verb, alone or after a clause, and so can be answered with yes or no. */
const YES_NO =
  /^(?:(?:if|when|after|once|before|while|as|on|in)\b.*, )?(?:am|are|is|was|were|do|does|did|can|could|will|would|shall|should|may|might|has|have|had)\b/i;

/** The structural challenges of stepfamilies (Papernow), each as a category. */
const FIVE_CHALLENGES = [
  'insider-outsider',
  'loyalty-binds',
  'parenting-team',
  'family-culture',
  'other-household',
];

/** Categories of activities that come near touch, grief or conflict. */
const NEAR_PAIN = ['gentle-touch', 'honoring-the-past', 'remembering', 'repair-and-return'];

/** All texts inside a value, at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

function repeated(values: readonly string[]): string[] {
  const seen = new Set<string>();
  return values.filter((value) => seen.size === seen.add(value).size);
}

function countBy(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

const quoteTexts = QUOTES.map(({ text }) => text);
const promptTexts = PROMPTS.map(({ text }) => text);
const activityTexts = ACTIVITIES.map(
  ({ title, description, instructions }) => `${title}. ${description} ${instructions}`,
);

/** Whether an activity says that either may pass or stop. */
const saysMayPass = ({ instructions }: { instructions: string }): boolean =>
  /\b(?:pass|stop)\b/i.test(instructions);

/** Ids of the activities whose first words say so. */
const mayPass = new Set(ACTIVITIES.filter(saysMayPass).map(({ id }) => id));

describe('the catalogue as a whole', () => {
  it('has enough of everything', () => {
    expect(QUOTES.length).toBeGreaterThanOrEqual(200);
    expect(ACTIVITIES.length).toBeGreaterThanOrEqual(254);
    expect(PROMPTS.length).toBeGreaterThanOrEqual(308);
    const perModule = countBy(PROMPTS.map(({ moduleSlug }) => moduleSlug));
    expect([...perModule.keys()].sort()).toEqual([...MODULE_SLUGS].sort());
    for (const [slug, count] of perModule) expect([slug, count >= 30]).toEqual([slug, true]);
  });

  it('gives each text a stable, unique, readable key', () => {
    const ids = [...QUOTES, ...PROMPTS, ...ACTIVITIES].map(({ id }) => id);
    expect(repeated(ids)).toEqual([]);
    for (const { id, category } of QUOTES) expect(id).toMatch(new RegExp(`^quote-${category}-\\d{2}$`));
    for (const { id, moduleSlug } of PROMPTS) expect(id).toMatch(new RegExp(`^prompt-${moduleSlug}-\\d{2}$`));
    for (const { id, category } of ACTIVITIES)
      expect(id).toMatch(new RegExp(`^activity-${category}-\\d{2}$`));
  });

  it('gives each wording a key of its own, and keeps it to the form of its first words', () => {
    const [prompts, activities] = [PROMPTS.flatMap(inAllWords), ACTIVITIES.flatMap(inAllWords)];
    expect(repeated([...prompts, ...activities].map(({ id }) => id))).toEqual([]);
    expect(repeated(prompts.map(({ text }) => normalize(text)))).toEqual([]);
    for (const { wordings = [] } of [...PROMPTS, ...ACTIVITIES])
      for (const { key } of wordings) expect(key).toMatch(HYPHENATED);
    for (const { text } of prompts)
      expect([text, text.length <= 220, text.endsWith('?') || /[.!]”?$/.test(text)]).toEqual([
        text,
        true,
        true,
      ]);
    for (const { id, wordingOf, instructions } of activities)
      expect([id, wordingOf === null || saysMayPass({ instructions }) || !mayPass.has(wordingOf)]).toEqual([
        id,
        true,
      ]);
  });

  it('says nothing twice', () => {
    expect(repeated([...quoteTexts, ...promptTexts, ...activityTexts].map(normalize))).toEqual([]);
    expect(repeated(ACTIVITIES.map(({ title }) => normalize(title)))).toEqual([]);
    expect(repeated(ACTIVITIES.map(({ description }) => normalize(description)))).toEqual([]);
  });

  it.each([
    ['quotes', quoteTexts],
    ['daily questions', promptTexts],
    ['activities', activityTexts],
    ['activity titles', ACTIVITIES.map(({ title }) => title)],
  ])('has no near-duplicates among the %s', (_, texts) => {
    expect(nearDuplicates(texts, NEAR_DUPLICATE)).toEqual([]);
  });

  it('has no placeholders, no straight quotes and no stray spaces', () => {
    for (const text of [QUOTES, PROMPTS, ACTIVITIES, MODULES].flatMap(textsIn)) {
      expect(text).not.toMatch(/\b(?:lorem|ipsum|todo|tbd|tbc|fixme|xxx)\b/i);
      expect(text).not.toMatch(/['"`]/);
      expect(text).not.toMatch(/^\s|\s$| {2}/);
      expect(text).not.toBe('');
    }
  });

  // The grades of docs/style.md.
  it.each([
    ['quotes', 6, quoteTexts],
    ['daily questions', 6, promptTexts],
    ['activities', 6, activityTexts],
    ['short pieces', 6, MODULES.flatMap(({ track }) => track?.pieces.map(({ text }) => text) ?? [])],
    ['lessons', 8, MODULES.map(({ lesson }) => lesson)],
  ])('reads easily on average: %s, grade %i', (_, highest, texts) => {
    expect(average(texts.map(gradeLevel))).toBeLessThanOrEqual(highest);
  });
});

describe('quotes', () => {
  it('are short and filed under a hyphenated category', () => {
    for (const { text, category } of QUOTES) {
      expect(text.length).toBeLessThanOrEqual(200);
      expect(text).toMatch(/[.?!…”]\)?$/);
      expect(category).toMatch(HYPHENATED);
    }
  });

  it('are 120 of the house’s own at most; the others name author, work and year', () => {
    const attributed = QUOTES.filter(({ author }) => author !== 'Anew');
    expect(QUOTES.length - attributed.length).toBeLessThanOrEqual(120);
    expect(attributed.length).toBeGreaterThanOrEqual(80);
    for (const { author } of attributed)
      expect(author).toMatch(
        /^\p{Lu}[^,]+, \S.+ \((?:tr\. [^,]+, )?(?:about |by )?(?:1[05-9]\d\d|\d+ BC)(?:, our translation)?\)$/u,
      );
  });

  it('say where the wording was read, unless it is our own', () => {
    const unchecked = QUOTES.filter(({ author, checked }) => (author === 'Anew') !== (checked === undefined));
    expect(unchecked.map(({ id }) => id)).toEqual([]);
  });

  it.each([
    'Dhammapada',
    'Yoruba proverb',
    'Sor Juana',
    'Sei Shōnagon',
    'Ghalib',
    'Tagore',
    'Wheatley',
    'Dunbar',
    'Douglass',
    'Harper',
    'Du Bois',
  ])('give %s a voice', (name) => {
    expect(QUOTES.some(({ author }) => author.includes(name))).toBe(true);
  });
});

describe('daily questions', () => {
  it('are short, open and single', () => {
    for (const { text } of PROMPTS) {
      expect(text.length).toBeLessThanOrEqual(220);
      expect(text).toMatch(/[.?!]”?$/);
      expect(text.match(/\?/g)?.length ?? 0).toBeLessThanOrEqual(1);
      const asked = text.split(/[.!]”?\s+/).find((sentence) => sentence.endsWith('?')) ?? '';
      expect(asked).not.toMatch(YES_NO);
      expect(asked).not.toMatch(/\b(?:and|or) (?:what|which|why|how|who|whom|whose|where|when)\b/i);
    }
  });

  it.each(MODULE_SLUGS)('vary how they open: %s', (slug) => {
    const openings = PROMPTS.filter(({ moduleSlug }) => moduleSlug === slug).map(({ text }) => words(text));
    for (const [opening, count] of countBy(openings.map(([first, second]) => `${first} ${second}`))) {
      expect([opening, count <= openings.length / 5]).toEqual([opening, true]);
    }
    for (const [opening, count] of countBy(openings.map(([first]) => first ?? ''))) {
      expect([opening, count <= openings.length * 0.6]).toEqual([opening, true]);
    }
  });
});

describe('activities', () => {
  it('keep to their lengths', () => {
    for (const { id, title, description, instructions, timeRequired } of ACTIVITIES) {
      expect(title.length).toBeLessThanOrEqual(60);
      expect(description).toMatch(/^[^.?!]+[.]$/);
      expect([id, words(instructions).length >= 40, words(instructions).length <= 125]).toEqual([
        id,
        true,
        true,
      ]);
      expect(Number.isInteger(timeRequired)).toBe(true);
      expect(timeRequired).toBeGreaterThanOrEqual(5);
      expect(timeRequired).toBeLessThanOrEqual(60);
    }
  });

  it('use hyphenated categories, each of the five challenges among them', () => {
    const perCategory = countBy(ACTIVITIES.map(({ category }) => category));
    for (const category of perCategory.keys()) expect(category).toMatch(HYPHENATED);
    for (const challenge of FIVE_CHALLENGES) expect(perCategory.get(challenge)).toBeGreaterThanOrEqual(8);
  });

  it('can be done with nothing but two people, half of them at least', () => {
    const withNothing = ACTIVITIES.filter(({ needs, place }) => needs.length === 0 && place === undefined);
    expect(withNothing.length).toBeGreaterThanOrEqual(ACTIVITIES.length / 2);
  });

  it('say that either may pass or stop, where they come near touch, grief or conflict', () => {
    const near = ACTIVITIES.filter(
      ({ category, difficulty, topics = [] }) =>
        NEAR_PAIN.includes(category) ||
        difficulty === 'deeper' ||
        topics.includes('loss') ||
        topics.includes('intimate'),
    );
    expect(near.filter((activity) => !saysMayPass(activity))).toEqual([]);
  });

  it('offer every difficulty, most of them not the deepest', () => {
    const perDifficulty = countBy(ACTIVITIES.map(({ difficulty }) => difficulty));
    expect([...perDifficulty.keys()].sort()).toEqual(['deeper', 'easy', 'moderate']);
    for (const count of perDifficulty.values()) expect(count).toBeGreaterThanOrEqual(12);
    expect(perDifficulty.get('deeper')).toBeLessThan(ACTIVITIES.length / 3);
  });
});

describe('modules', () => {
  it('are the eight, in order, under the title everybody shows', () => {
    expect(MODULES.map(({ slug }) => slug)).toEqual(MODULE_SLUGS);
    for (const { slug, title } of MODULES) expect(title).toBe(MODULE_TITLES[slug]);
  });

  it.each(MODULES.map((module) => [module.slug, module] as const))('%s is complete', (_, module) => {
    expect(words(module.lesson).length).toBeGreaterThanOrEqual(900);
    expect(module.lesson.split('\n\n').length).toBeGreaterThanOrEqual(5);
    expect(module.actions.length).toBeGreaterThanOrEqual(6);
    expect(module.transformation.framework.length).toBeGreaterThanOrEqual(3);
    expect(module.reflection.prompts.length).toBeGreaterThanOrEqual(3);
    expect(module.awareness.length).toBeGreaterThanOrEqual(3);
    expect(module.conversation.length).toBeGreaterThanOrEqual(3);
    expect(module.coachingPrompt.suggestions.length).toBeGreaterThanOrEqual(2);
    expect(module.sources.length).toBeGreaterThanOrEqual(1);
    expect(module.review).toEqual({
      lastReviewed: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      reviewedBy: null,
    });
    for (const { link } of module.references ?? []) expect(link ?? 'https://').toMatch(/^https:\/\//);
    if (module.track) expect(module.track.pieces).toHaveLength(8);
    for (const source of module.sources) {
      const [, name = source, year] = /^(\S+)[^(]*\(((?:19|20)\d{2})\)/.exec(source) ?? [];
      const work = module.references?.find(
        ({ authors, publishedIn, year: published }) =>
          `${authors} ${publishedIn}`.includes(name) && String(published) === year,
      );
      expect([source, work?.publishedIn]).toEqual([source, expect.any(String)]);
    }
    for (const cited of textsIn(module)
      .join(' ')
      .matchAll(/\((\p{Lu}[\w ]+)(?: & \p{Lu}\w+)? ((?:19|20)\d{2})\)/gu))
      expect([
        cited[0],
        module.sources.some((source) => source.includes(cited[1]!) && source.includes(cited[2]!)),
      ]).toEqual([cited[0], true]);
    expect(module.lesson).toMatch(/(?:^|\n)Where this stops\.\n\n/);
    expect(repeated(module.actions.map(normalize))).toEqual([]);
  });
});
