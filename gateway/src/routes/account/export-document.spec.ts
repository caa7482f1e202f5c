import { describe, expect, it } from '@jest/globals';
import type { ExportPage } from '@anew/contracts/account/export';
import { append, listText, objectText, partText, type Pieces, valueText } from './export-document.js';

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

  it('keeps apart what has no id', () => {
    const whole = { walks: [{ steps: [1] }] };
    append(whole, { walks: [{ steps: [1] }] });
    expect(whole).toEqual({ walks: [{ steps: [1] }, { steps: [1] }] });
  });
});
