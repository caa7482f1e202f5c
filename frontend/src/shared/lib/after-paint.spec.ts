import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { afterPaint } from './after-paint';

const drawn = jest.fn<(draw: FrameRequestCallback) => number>();
const done = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  drawn.mockReset();
  done.mockReset();
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation(drawn);
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('waits until what is rendered is drawn, and then a moment', async () => {
  void afterPaint().then(done);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(done).not.toHaveBeenCalled();
  drawn.mock.calls[0]![0](0);
  await jest.advanceTimersByTimeAsync(399);
  expect(done).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalled();
});

it('waits for a moment alone in a tab that was opened in the background, where nothing is drawn', async () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  void afterPaint().then(done);
  await jest.advanceTimersByTimeAsync(400);
  expect(done).toHaveBeenCalled();
});
