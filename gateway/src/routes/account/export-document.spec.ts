import type { ExportPage } from '@anew/contracts/account/export';
import { describe, expect, it } from '@jest/globals';
import { listText, objectText, partText, type Pieces, valueText } from './export-document.js';

async function read(pieces: Pieces): Promise<unknown> {
  let text = '';
  for await (const piece of pieces) text += piece;
  return JSON.parse(text);
}

describe('a document that is written piece by piece', () => {
  it.each([[[]], [[1]], [[{ a: '"' }, null, 'ä\n']]])('holds the list %j', async (items) => {
    expect(await read(listText(items))).toEqual(items);
  });

  it('holds objects within objects, and null for what is absent', async () => {
    const inner = objectText({ list: listText([1, 2]), none: valueText(undefined) });
    expect(await read(objectText({ 'a "name"': inner, empty: objectText({}) }))).toEqual({
      'a "name"': { list: [1, 2], none: null },
      empty: {},
    });
  });
});

describe('a service’s part', () => {
  const pages: Record<string, ExportPage> = {
    first: { part: { walks: [{ id: 1 }, { id: 2, steps: ['a'] }] }, next: 'second' },
    second: { part: { walks: [{ id: 2, steps: ['b'] }], talks: [] }, next: 'third' },
    third: { part: { talks: [{ at: 'dawn' }, { at: 'dusk' }], mood: 'calm', last: null }, next: null },
  };

  it('is put together from its pages, with what was sent in pieces in one', async () => {
    const asked: string[] = [];
    const ask = (after: string) => {
      asked.push(after);
      return Promise.resolve(pages[after]!);
    };
    expect(await read(partText(pages.first!, ask))).toEqual({
      walks: [{ id: 1 }, { id: 2, steps: ['a', 'b'] }],
      talks: [{ at: 'dawn' }, { at: 'dusk' }],
      mood: 'calm',
      last: null,
    });
    expect(asked).toEqual(['second', 'third']);
  });

  it('keeps apart what has no id, and joins what has begun with nothing', async () => {
    const apart: ExportPage = { part: { walks: [{ steps: [1] }, { steps: [1] }] }, next: null };
    expect(await read(partText(apart, () => Promise.reject(new Error('none'))))).toEqual(apart.part);
    const pieces = [[], ['a'], [], ['b', 'c']].map((steps) => ({ id: 7, steps }));
    const joined: ExportPage = { part: { walks: [...pieces, { id: 8, steps: [] }, { id: 9 }] }, next: null };
    expect(await read(partText(joined, () => Promise.reject(new Error('none'))))).toEqual({
      walks: [{ id: 7, steps: ['a', 'b', 'c'] }, { id: 8, steps: [] }, { id: 9 }],
    });
  });

  it('is written before the page that follows is asked for', async () => {
    const asked: string[] = [];
    const ask = (after: string) => {
      asked.push(after);
      return Promise.resolve(pages[after]!);
    };
    let text = '';
    for await (const piece of partText(pages.first!, ask)) {
      text += piece;
      if (asked.length === 0) expect('{"walks":[{"id":1},{"id":2,"steps":["a"'.startsWith(text)).toBe(true);
    }
    expect(asked).toEqual(['second', 'third']);
  });

  it('that is empty is an empty object', async () => {
    const none = () => Promise.reject(new Error('none'));
    expect(await read(partText({ part: {}, next: null }, none))).toEqual({});
  });
});
