import { describe, expect, it } from '@jest/globals';
import { JsonPieces, jsonPieces, streamedJson } from './json-pieces.js';

async function* each(...items: unknown[]): AsyncGenerator {
  for (const item of items) yield await Promise.resolve(item);
}

async function read(pieces: AsyncIterable<string>): Promise<unknown> {
  let text = '';
  for await (const piece of pieces) text += piece;
  return JSON.parse(text);
}

describe('a document that is written in pieces', () => {
  it.each([[[]], [[1]], [[{ a: '"' }, null, 'ä\n']], [[[], [2]]]])('holds the list %j', async (items) => {
    expect(await read(jsonPieces(each(...items)))).toEqual(items);
  });

  it.each([[null], ['"'], [{ a: [1, { b: 2 }] }]])('holds the plain value %j', async (value) => {
    expect(await read(jsonPieces(value))).toEqual(value);
  });

  it('holds lists in objects in lists, text that was written elsewhere, and null for what is absent', async () => {
    const talks = [
      { id: 1, said: each('a', 'b') },
      { id: 2, said: each() },
    ];
    const written = new JsonPieces(jsonPieces({ x: each(1) }));
    const document = {
      'a "name"': each(...talks),
      own: { pictures: each(3), none: undefined },
      written,
      last: 4,
    };
    expect(await read(jsonPieces(document))).toEqual({
      'a "name"': [
        { id: 1, said: ['a', 'b'] },
        { id: 2, said: [] },
      ],
      own: { pictures: [3], none: null },
      written: { x: [1] },
      last: 4,
    });
  });

  it('asks for an item only once the piece before it was taken', async () => {
    let asked = 0;
    async function* counted() {
      for (;;) yield await Promise.resolve(++asked);
    }
    const pieces = jsonPieces(counted());
    await pieces.next();
    await pieces.next();
    expect(asked).toBe(2);
    await pieces.return(undefined);
  });
});

describe('a streamed document', () => {
  const { signal } = new AbortController();

  it('may have to be awaited', async () => {
    const own = Promise.resolve({ entries: each(1), name: 'Ada' });
    expect(await read(streamedJson(own, signal))).toEqual({ entries: [1], name: 'Ada' });
  });

  it('with a promise among its fields does not compile', () => {
    const fields = { entries: each(1), name: Promise.resolve('Ada') };
    // @ts-expect-error: `name` has to be awaited
    expect(() => streamedJson(fields, signal)).not.toThrow();
    // @ts-expect-error: it has to be awaited here, too
    expect(() => streamedJson(Promise.resolve(fields), signal)).not.toThrow();
  });

  it('that is stopped ends with an error and not as if it were whole', async () => {
    const stop = new AbortController();
    const pieces = streamedJson({ each: each(1, 2, 3) }, stop.signal);
    await pieces.next();
    expect((await pieces.next()).value).toBe('[1');
    stop.abort();
    await expect(pieces.next()).rejects.toMatchObject({ kind: 'unavailable' });
  });
});
