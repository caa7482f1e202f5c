import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { paced } from './paced.js';

const PACE = { firstTokenMs: 60, idleMs: 20 };

const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const never = new Promise<never>(() => undefined);

beforeAll(() => void jest.useFakeTimers());

afterAll(() => void jest.useRealTimers());

interface Read {
  pieces: string[];
  error: unknown;
  abandoned: number;
}

interface Reader {
  /** Pieces after which it has enough. */
  most?: number;
  /** Milliseconds that it takes for each piece. */
  takes?: number;
}

async function readBy({ most = Infinity, takes = 0 }: Reader, source: AsyncIterable<string>): Promise<Read> {
  const abandon = jest.fn();
  const pieces: string[] = [];
  let error: unknown;
  try {
    for await (const piece of paced(source, PACE, abandon)) {
      if (pieces.push(piece) >= most) break;
      if (takes > 0) await after(takes);
    }
  } catch (thrown) {
    error = thrown;
  }
  return { pieces, error, abandoned: abandon.mock.calls.length };
}

/** What a reader has read once all time that anybody waits for has passed. */
async function read(source: AsyncIterable<string>, reader: Reader = {}): Promise<Read> {
  const reading = readBy(reader, source);
  await jest.runAllTimersAsync();
  return reading;
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
    ['before its first piece', [], PACE.firstTokenMs],
    ['in the middle', ['a', 'b'], PACE.idleMs],
  ])('is abandoned when it falls silent %s', async (_, pieces, limit) => {
    async function* source() {
      yield* pieces;
      await never;
    }
    const begun = Date.now();
    expect(await read(source())).toMatchObject({ pieces, error: { reason: 'timeout' }, abandoned: 1 });
    expect(Date.now() - begun).toBe(limit);
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
    expect(await read(source(), { most: 1 })).toEqual({ pieces: ['a'], error: undefined, abandoned: 1 });
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
    const slow = { takes: PACE.firstTokenMs * 2 };
    expect(await read(source(), slow)).toEqual({ pieces: ['a', 'b'], error: undefined, abandoned: 0 });
  });
});
