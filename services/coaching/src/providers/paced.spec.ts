import { describe, expect, it, jest } from '@jest/globals';
import { paced } from './paced.js';

const PACE = { firstTokenMs: 60, idleMs: 20 };

const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const never = new Promise<never>(() => undefined);

interface Read {
  pieces: string[];
  error: unknown;
  abandoned: number;
}

/** @param most pieces after which the reader has enough */
async function read(source: AsyncIterable<string>, most = Infinity): Promise<Read> {
  const abandon = jest.fn();
  const pieces: string[] = [];
  let error: unknown;
  try {
    for await (const piece of paced(source, PACE, abandon)) if (pieces.push(piece) >= most) break;
  } catch (thrown) {
    error = thrown;
  }
  return { pieces, error, abandoned: abandon.mock.calls.length };
}

describe('a paced source', () => {
  it('is handed on, and not abandoned at its end', async () => {
    async function* source() {
      await after(30);
      yield 'a';
      yield 'b';
    }
    expect(await read(source())).toEqual({ pieces: ['a', 'b'], error: undefined, abandoned: 0 });
  });

  it.each([
    ['before its first piece', []],
    ['in the middle', ['a', 'b']],
  ])('is abandoned when it falls silent %s', async (_, pieces) => {
    async function* source() {
      yield* pieces;
      await never;
    }
    expect(await read(source())).toMatchObject({ pieces, error: { reason: 'timeout' }, abandoned: 1 });
  });

  it('is abandoned by a reader who has enough', async () => {
    let isClosed = false;
    async function* source() {
      try {
        yield await Promise.resolve('a');
        yield 'b';
      } finally {
        isClosed = true;
      }
    }
    expect(await read(source(), 1)).toEqual({ pieces: ['a'], error: undefined, abandoned: 1 });
    expect(isClosed).toBe(true);
  });

  it('throws what the source throws', async () => {
    // oxlint-disable-next-line require-yield -- it fails before it has anything to say
    async function* source(): AsyncGenerator<string> {
      await after(1);
      throw new Error('broken');
    }
    expect(await read(source())).toMatchObject({ pieces: [], error: { message: 'broken' } });
  });

  it('is not hurried by a slow reader', async () => {
    async function* source() {
      yield await Promise.resolve('a');
      yield 'b';
    }
    const pieces: string[] = [];
    for await (const piece of paced(source(), PACE, () => undefined)) {
      await after(PACE.idleMs * 2);
      pieces.push(piece);
    }
    expect(pieces).toEqual(['a', 'b']);
  });
});
