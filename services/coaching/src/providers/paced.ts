import { ProviderError } from './provider-error.js';

export interface Pace {
  /** Milliseconds. */
  firstTokenMs: number;
  idleMs: number;
}

const timeout = (): Error => new ProviderError('timeout');

/**
 * Yields the pieces of `source`, and fails when they come slower than `pace` allows.
 * @param abandon ends the call behind `source`; a source that hangs is not awaited
 * @throws ProviderError `timeout`
 */
export async function* paced(
  source: AsyncIterable<string>,
  pace: Pace,
  abandon: () => void,
): AsyncGenerator<string> {
  const pieces = source[Symbol.asyncIterator]();
  let limit = pace.firstTokenMs;
  let isOver = false;
  try {
    for (;;) {
      const piece = await within(pieces.next(), limit, timeout);
      isOver = piece.done === true;
      if (piece.done) return;
      limit = pace.idleMs;
      yield piece.value;
    }
  } finally {
    if (!isOver) {
      abandon();
      // The result of ending the source does not matter.
      void pieces.return?.().catch(() => undefined);
    }
  }
}

/** @throws Error made by `tooLate` when `work` takes longer */
async function within<T>(work: Promise<T>, limitMs: number, tooLate: () => Error): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(tooLate()), limitMs);
  });
  // The work may still fail after it was given up.
  work.catch(() => undefined);
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
