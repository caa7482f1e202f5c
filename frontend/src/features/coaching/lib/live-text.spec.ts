import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { LiveText } from './live-text';

let drawn: string[];
let live: LiveText;

beforeEach(() => {
  jest.useFakeTimers();
  drawn = [];
  live = new LiveText();
  live.subscribe(() => drawn.push(live.shown()));
});
afterEach(() => void jest.useRealTimers());

const wait = (ms: number) => jest.advanceTimersByTime(ms);

describe('an answer that grows', () => {
  it('is drawn once for all pieces that come together', () => {
    for (const text of ['Take', 'Take one', 'Take one breath.']) live.show(text);
    expect(drawn).toEqual([]);
    wait(200);
    expect(drawn).toEqual(['Take one breath.']);
  });

  it('is drawn at most fifteen times a second, and to its last word', () => {
    let text = '';
    for (let word = 0; word < 100; word += 1) {
      text += `${word} `;
      live.show(text);
      wait(10);
    }
    expect(drawn.length).toBeGreaterThan(5);
    expect(drawn.length).toBeLessThanOrEqual(16);
    wait(200);
    expect(drawn.at(-1)).toBe(text);
  });

  it('is not drawn again when nothing has come', () => {
    live.show('Take');
    wait(200);
    live.show('Take');
    wait(200);
    expect(drawn).toEqual(['Take']);
  });
});

describe('an answer that has ended', () => {
  it('goes at once, and what was still to be drawn does not come after it', () => {
    live.show('Take');
    live.clear();
    expect(live.shown()).toBe('');
    wait(500);
    expect(drawn).toEqual(['']);
  });

  it('leaves room for the next one', () => {
    live.show('Take');
    live.clear();
    live.show('Next');
    wait(200);
    expect(live.shown()).toBe('Next');
  });
});

it('tells nobody who does not look anymore', () => {
  const told = jest.fn();
  const stop = live.subscribe(told);
  stop();
  live.show('Take');
  wait(200);
  expect(told).not.toHaveBeenCalled();
  expect(drawn).toEqual(['Take']);
});
