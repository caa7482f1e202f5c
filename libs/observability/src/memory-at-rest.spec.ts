import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { watchRest } from './memory-at-rest.js';

const MB = 1024 * 1024;

/** A program whose heap has `kept` bytes once it has given the rest back. */
function watched(kept: number) {
  const program = {
    share: 0,
    heap: 0,
    busyShare: () => program.share,
    heapBytes: () => program.heap,
    giveBack: jest.fn(() => void (program.heap = kept)),
  };
  watchRest(program);
  return program;
}

/** Time in which several looks fit. */
const passLooks = () => jest.advanceTimersByTime(30_000);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('a program at rest', () => {
  it('gives back once what its start needed', () => {
    const program = watched(40 * MB);
    program.heap = 100 * MB;
    passLooks();
    expect(program.giveBack).toHaveBeenCalledTimes(1);
  });

  it('keeps its memory while it works, and gives it back afterwards', () => {
    const program = watched(40 * MB);
    program.heap = 100 * MB;
    program.share = 0.5;
    passLooks();
    expect(program.giveBack).not.toHaveBeenCalled();
    program.share = 0.01;
    passLooks();
    expect(program.giveBack).toHaveBeenCalledTimes(1);
  });

  it('gives back again only after its heap has grown by enough', () => {
    const program = watched(40 * MB);
    program.heap = 100 * MB;
    passLooks();
    program.heap = 49 * MB;
    passLooks();
    expect(program.giveBack).toHaveBeenCalledTimes(1);
    program.heap = 51 * MB;
    passLooks();
    expect(program.giveBack).toHaveBeenCalledTimes(2);
  });
});
