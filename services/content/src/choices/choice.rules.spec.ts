import type { ModuleSlug } from '@anew/contracts/content/module-slugs';
import type { Focus } from '@anew/contracts/content/views';
import { expect, it } from '@jest/globals';
import { UNKNOWN } from '../households/eligibility.rules.js';
import { choose, type Circumstances } from './choice.rules.js';
import type { Item } from './choices.repository.js';

const question = (id: string, moduleSlug: ModuleSlug, more: Partial<Item> = {}): Item => ({
  id,
  moduleSlug,
  depth: 'middle',
  goesDeep: false,
  isOwn: false,
  lastShown: null,
  season: null,
  shown: 0,
  tags: [],
  topics: [],
  place: null,
  wordings: [],
  ...more,
});
const YESTERDAY = { shown: 1, lastShown: '2026-03-01' };
const focuses: Focus[] = [{ moduleSlug: 'our-vision', priority: 'high' }];

/** What forty couples get on a day in March. */
const drawnFrom = (items: Item[], more: Partial<Circumstances> = {}) =>
  Array.from({ length: 40 }, (_, couple) =>
    choose(items, {
      day: '2026-03-02',
      seed: `couple ${couple}`,
      profile: UNKNOWN,
      focuses,
      style: 'balanced',
      daysTogether: 100,
      ...more,
    }),
  );

it('asks from another module when the questions of a focus area rest', () => {
  const items = [question('had', 'our-vision', YESTERDAY), question('new', 'lets-align')];
  for (const drawn of drawnFrom(items)) expect(drawn).toEqual({ itemId: 'new', fromFocus: false });
});

it('leaves out what belongs to another season, even if nothing else is new', () => {
  const items = [
    question('had', 'our-vision', YESTERDAY),
    question('winter', 'our-vision', { season: 'december' }),
  ];
  for (const drawn of drawnFrom(items)) expect(drawn).toEqual({ itemId: 'had', fromFocus: true });
});

it('shows a question of the couple’s own once', () => {
  const own = question('own', 'our-vision', { isOwn: true });
  for (const drawn of drawnFrom([own])) expect(drawn?.itemId).toBe('own');
  for (const drawn of drawnFrom([{ ...own, ...YESTERDAY }])) expect(drawn).toBeUndefined();
});

it('prefers what presumes what the couple has said of its household, and leaves nothing else out', () => {
  const items = [
    question('anybody', 'our-vision'),
    question('parents', 'our-vision', { tags: ['children'] }),
  ];
  const household = { fromBefore: 1, ours: false, ageBands: [], days: null };
  const parents = (more: Partial<Circumstances>) =>
    drawnFrom(items, more).filter((drawn) => drawn?.itemId === 'parents').length;
  const [said, unsaid] = [parents({ profile: { ...UNKNOWN, household } }), parents({})];
  expect(said).toBeGreaterThan(unsaid);
  expect([said < 40, unsaid > 0]).toEqual([true, true]);
});

it('leaves out what is too early for the two, even if nothing else is new', () => {
  const items = [
    question('had', 'our-vision', YESTERDAY),
    question('deep', 'our-vision', { goesDeep: true }),
    question('intimate', 'our-vision', { topics: ['intimate'] }),
  ];
  const drawnOn = (daysTogether: number) =>
    new Set(drawnFrom(items, { daysTogether }).map((one) => one?.itemId));
  expect([drawnOn(0), drawnOn(13)]).toEqual([new Set(['had']), new Set(['had'])]);
  expect([drawnOn(14), drawnOn(27)]).toEqual([new Set(['deep']), new Set(['deep'])]);
  expect(drawnOn(28)).toEqual(new Set(['deep', 'intimate']));
});

it('words an item for the couple, and says which words it has taken', () => {
  const item = question('children', 'our-vision', {
    tags: ['children'],
    wordings: [{ id: 'guests', tags: [] }],
  });
  const idsFor = (more: Partial<typeof UNKNOWN>) =>
    new Set(drawnFrom([item], { profile: { ...UNKNOWN, ...more } }).map((one) => one?.itemId));
  const childless = { fromBefore: 0, ours: false, ageBands: [], days: null };
  expect(idsFor({})).toEqual(new Set(['children']));
  expect(idsFor({ household: { ...childless, ours: true } })).toEqual(new Set(['children']));
  expect(idsFor({ household: childless })).toEqual(new Set(['guests']));
});

it('lets words about a former partner take turns with others, so that the others tell nothing', () => {
  const item = question('ex', 'our-vision', { tags: ['ex'], wordings: [{ id: 'relative', tags: [] }] });
  const idsFor = (careful: boolean) =>
    new Set(drawnFrom([item], { profile: { ...UNKNOWN, careful } }).map((one) => one?.itemId));
  expect(idsFor(true)).toEqual(new Set(['relative']));
  expect(idsFor(false)).toEqual(new Set(['ex', 'relative']));
});

it('leaves out what does not suit how a couple lives, and prefers a faith that they have', () => {
  const items = [
    question('anybody', 'our-vision'),
    question('faith', 'our-vision', { topics: ['faith'] }),
    question('outdoors', 'our-vision', { place: 'outdoors' }),
  ];
  const count = (id: string, ways: Circumstances['profile']['ways']) =>
    drawnFrom(items, { profile: { ...UNKNOWN, ways } }).filter((one) => one?.itemId === id).length;
  expect(count('faith', { faith: 'none', places: null })).toBe(0);
  expect(count('faith', { faith: 'several', places: null })).toBeGreaterThan(count('faith', null));
  expect(count('outdoors', { faith: null, places: ['kitchen'] })).toBe(0);
  expect(count('outdoors', { faith: null, places: ['outdoors'] })).toBeGreaterThan(0);
});
