import type { ModuleSlug } from '@anew/contracts/content/module-slugs';
import type { Focus } from '@anew/contracts/content/views';
import { expect, it } from '@jest/globals';
import { UNKNOWN } from '../households/eligibility.rules.js';
import { choose } from './choice.rules.js';
import type { Item } from './choices.repository.js';

const question = (id: string, moduleSlug: ModuleSlug, more: Partial<Item> = {}): Item => ({
  id,
  moduleSlug,
  depth: 'middle',
  isOwn: false,
  lastShown: null,
  season: null,
  shown: 0,
  tags: [],
  ...more,
});
const YESTERDAY = { shown: 1, lastShown: '2026-03-01' };
const focuses: Focus[] = [{ moduleSlug: 'our-vision', priority: 'high' }];

/** What forty couples get on a day in March. */
const drawnFrom = (items: Item[]) =>
  Array.from({ length: 40 }, (_, couple) =>
    choose(items, {
      day: '2026-03-02',
      seed: `couple ${couple}`,
      profile: UNKNOWN,
      focuses,
      style: 'balanced',
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
