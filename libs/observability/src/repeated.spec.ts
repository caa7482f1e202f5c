import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createLogger } from './logger.js';
import { Repeated } from './repeated.js';

let log: string[];
let repeated: Repeated;

/** Does `work` every second. */
function repeat(work: () => Promise<void>, firstAfterMs?: number): void {
  const destination = { write: (line: string) => void log.push(line) };
  const logger = createLogger('test', 'info', destination);
  repeated = new Repeated({ work, logger, failure: 'not tidied' });
  repeated.start(1_000, firstAfterMs);
}

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

/** Work that ends when it is told to. */
function slowWork() {
  const ends: (() => void)[] = [];
  const work = jest.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
  const end = async () => {
    ends.shift()?.();
    await pass(0);
  };
  return { work, end };
}

beforeEach(() => {
  jest.useFakeTimers();
  log = [];
});

afterEach(async () => {
  await repeated.stop();
  jest.useRealTimers();
});

describe('repeated work', () => {
  it('is done at once, and again after each interval', async () => {
    const work = jest.fn(() => Promise.resolve());
    repeat(work);
    expect(work).toHaveBeenCalledTimes(1);
    await pass(999);
    expect(work).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(work).toHaveBeenCalledTimes(2);
    await pass(5_000);
    expect(work).toHaveBeenCalledTimes(7);
  });

  it('may wait before the first time', async () => {
    const work = jest.fn(() => Promise.resolve());
    repeat(work, 300);
    await pass(299);
    expect(work).not.toHaveBeenCalled();
    await pass(1);
    expect(work).toHaveBeenCalledTimes(1);
    await pass(1_000);
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('is never done twice at the same time', async () => {
    const { work, end } = slowWork();
    repeat(work);
    await pass(10_000);
    expect(work).toHaveBeenCalledTimes(1);
    await end();
    await pass(1_000);
    expect(work).toHaveBeenCalledTimes(2);
    await end();
    void repeated.stop();
  });

  it('goes on after a failure, which is logged', async () => {
    const work = jest.fn(() => Promise.reject(new Error('no connection')));
    repeat(work);
    await pass(1_000);
    expect(work).toHaveBeenCalledTimes(2);
    expect(log).toHaveLength(2);
    expect(JSON.parse(log[0] ?? '')).toMatchObject({ msg: 'not tidied', err: { message: 'no connection' } });
  });

  it('does not wait when it is woken', async () => {
    const work = jest.fn(() => Promise.resolve());
    repeat(work);
    await pass(10);
    repeated.wake();
    await pass(0);
    expect(work).toHaveBeenCalledTimes(2);
    await pass(999);
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('is done once more when it is woken while it is under way', async () => {
    const { work, end } = slowWork();
    repeat(work);
    repeated.wake();
    repeated.wake();
    expect(work).toHaveBeenCalledTimes(1);
    await end();
    expect(work).toHaveBeenCalledTimes(2);
    await end();
    expect(work).toHaveBeenCalledTimes(2);
  });
});

describe('stopping repeated work', () => {
  it('ends the pause and leaves no timer behind', async () => {
    const work = jest.fn(() => Promise.resolve());
    repeat(work);
    await pass(10);
    await repeated.stop();
    expect(jest.getTimerCount()).toBe(0);
    repeated.wake();
    await pass(10_000);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('before the first time keeps it from being done at all', async () => {
    const work = jest.fn(() => Promise.resolve());
    repeat(work, 300);
    await repeated.stop();
    await pass(10_000);
    expect(work).not.toHaveBeenCalled();
  });

  it('waits for what is under way, and begins nothing after it', async () => {
    const { work, end } = slowWork();
    repeat(work);
    repeated.wake();
    const stopped = jest.fn();
    void repeated.stop().then(stopped);
    expect(repeated.isStopping).toBe(true);
    await pass(5_000);
    expect(stopped).not.toHaveBeenCalled();
    await end();
    expect(stopped).toHaveBeenCalled();
    expect(work).toHaveBeenCalledTimes(1);
  });
});
