import { PAGE_BEGINNING } from '@anew/contracts/rpc/page';
import { describe, expect, it } from '@jest/globals';
import { ANSWER_BYTES, ANSWER_PAGE_BYTES, type Chapter, exportPage, fitting, inPages } from './pages.js';

const MB = 1024 * 1024;

/** Items 1 to `count`, each of this many bytes, in batches of three. */
const chapter =
  (count: number, bytes: number): Chapter =>
  (after = '0') => {
    const from = Number(after) + 1;
    const numbers = Array.from({ length: Math.min(3, Math.max(0, count + 1 - from)) }, (_, n) => from + n);
    return Promise.resolve(
      numbers.map((number) => ({ place: `${number}`, item: { number, text: 'x'.repeat(bytes) } })),
    );
  };

async function allPages(chapters: Record<string, Chapter>): Promise<{ names: string[]; sizes: number[] }> {
  const [names, sizes]: [string[], number[]] = [[], []];
  let after: string | undefined;
  do {
    const { part, next } = await exportPage(chapters, after);
    sizes.push(JSON.stringify(part).length);
    for (const [name, items] of Object.entries(part))
      names.push(...(items as { number: number }[]).map(({ number }) => `${name} ${number}`));
    after = next ?? undefined;
  } while (after !== undefined);
  return { names, sizes };
}

describe('an export', () => {
  it('that is small is one page, with every list in it', async () => {
    const page = await exportPage({ walks: chapter(4, 1), talks: chapter(0, 1) }, undefined);
    expect(page.next).toBeNull();
    expect(page.part).toMatchObject({
      walks: [{ number: 1 }, { number: 2 }, { number: 3 }, { number: 4 }],
      talks: [],
    });
  });

  it('that is large comes whole and in order, in pages that fit into a message', async () => {
    const { names, sizes } = await allPages({ walks: chapter(11, MB / 2), talks: chapter(20, MB / 2) });
    const numbered = (name: string, count: number) =>
      Array.from({ length: count }, (_, index) => `${name} ${index + 1}`);
    expect(names).toEqual([...numbered('walks', 11), ...numbered('talks', 20)]);
    expect(sizes.length).toBeGreaterThan(3);
    expect(Math.max(...sizes)).toBeLessThan(6 * MB);
  });
});

describe('what fits', () => {
  it.each([
    [100, [2, 3, 4]],
    [9, [2, 3, 4]],
    [8, [2, 3]],
    [4, [2]],
    [1, [2]],
  ])('into %d bytes', (bytes, expected) => {
    expect(fitting([2, 3, 4], bytes, (size) => size)).toEqual(expected);
  });

  it('is nothing of nothing', () => {
    expect(fitting([], 10, () => 1)).toEqual([]);
  });
});

describe('a list', () => {
  const placeOf = (text: string) => `behind ${text.length}`;
  const [half, most] = ['h'.repeat(ANSWER_BYTES / 2), 'm'.repeat(ANSWER_BYTES - 4)];

  it('of which all was read, and all fits, is no page', () => {
    expect(inPages([half, 'x'], { isAll: true, placeOf })).toEqual([half, 'x']);
    expect(inPages([], { isAll: true, placeOf })).toEqual([]);
  });

  it('of which more is there is a page, whatever fits', () => {
    const page = { next: 'behind 2', part: ['x', 'xx'] };
    expect(inPages(['x', 'xx'], { isAll: false, placeOf })).toEqual(page);
  });

  it('that does not fit is a page of what does, as it is in JSON', () => {
    expect(inPages(['x', most, 'xx'], { isAll: true, placeOf })).toEqual({ next: 'behind 1', part: ['x'] });
    const escaped = '\n'.repeat(ANSWER_BYTES / 2);
    expect(inPages(['x', escaped], { isAll: true, placeOf })).toEqual({ next: 'behind 1', part: ['x'] });
  });

  it('that is longer is in pages of a third of what is answered as one', () => {
    const items = Array.from({ length: 40 }, (_, at) => 'x'.repeat(100_000 + at));
    const page = inPages(items, { isAll: true, placeOf });
    expect(page).toEqual({ next: 'behind 100009', part: items.slice(0, 10) });
    expect(ANSWER_PAGE_BYTES * 3).toBe(ANSWER_BYTES);
  });

  it('that ended behind its last item has a page with nothing on it', () => {
    expect(inPages([], { isAll: false, placeOf })).toEqual([]);
  });

  it('begins as what tells a page from anything else', () => {
    const page = JSON.stringify(inPages(['x'], { isAll: false, placeOf }));
    expect(page.startsWith(PAGE_BEGINNING)).toBe(true);
  });
});
