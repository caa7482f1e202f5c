import { describe, expect, it } from '@jest/globals';
import { drawLeastShown, drawWeighted, REST_DAYS, rested } from './draw.rules.js';

describe('drawing among what was shown least', () => {
  const ids = Array.from({ length: 30 }, (_, index) => `id-${String(index).padStart(2, '0')}`);

  function yearFor(couple: string): string[] {
    const shown = new Map(ids.map((id) => [id, 0]));
    return Array.from({ length: 365 }, (_, day) => {
      const candidates = ids.map((id) => ({ id, shown: shown.get(id) ?? 0 }));
      const drawn = drawLeastShown(candidates, `${couple} ${day}`) ?? '';
      shown.set(drawn, (shown.get(drawn) ?? 0) + 1);
      return drawn;
    });
  }

  it('repeats nothing until the pool is spent', () => {
    const year = yearFor('a couple');
    for (let start = 0; start + ids.length <= year.length; start += ids.length) {
      expect(new Set(year.slice(start, start + ids.length)).size).toBe(ids.length);
    }
  });

  it('differs between couples and is the same for the same couple', () => {
    expect(yearFor('a couple')).toEqual(yearFor('a couple'));
    expect(yearFor('another couple')).not.toEqual(yearFor('a couple'));
  });

  it('does not depend on the order of the candidates', () => {
    const candidates = ids.map((id) => ({ id, shown: 0 }));
    expect(drawLeastShown([...candidates].reverse(), 'seed')).toBe(drawLeastShown(candidates, 'seed'));
  });

  it('draws nothing from nothing', () => {
    expect(drawLeastShown([], 'seed')).toBeUndefined();
  });
});

describe('the rest of what was shown', () => {
  const shownOn = (lastShown: string | null) => ({ lastShown });

  it('lasts half a year, and what was never shown needs none', () => {
    const [never, before, since] = [null, '2026-01-01', '2026-01-02'].map(shownOn);
    expect(REST_DAYS).toBe(183);
    expect(rested([never!, before!, since!], '2026-07-03')).toEqual([never, before]);
  });

  it('is shorter for what was shown longest ago, if there is nothing else', () => {
    const [longest, later] = ['2026-06-01', '2026-06-20'].map(shownOn);
    expect(rested([later!, longest!], '2026-07-03')).toEqual([longest]);
    expect(rested([], '2026-07-03')).toEqual([]);
  });
});

describe('drawing by weight', () => {
  it('keeps to the shares over many days', () => {
    const weights = [
      ['high', 4],
      ['medium', 3],
      ['low', 2],
      ['none', 1],
    ] as const;
    const drawn = Array.from({ length: 20_000 }, (_, day) => drawWeighted(weights, `couple ${day}`));
    for (const [name, weight] of weights) {
      const share = drawn.filter((each) => each === name).length / drawn.length;
      expect(Math.abs(share - weight / 10)).toBeLessThan(0.02);
    }
  });
});
