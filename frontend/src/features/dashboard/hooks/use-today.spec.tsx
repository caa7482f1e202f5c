import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { todaysQuestionQuery } from '#api/content';
import { apiServer } from '#shared/testing/api-server';
import { renderWithProviders } from '#shared/testing/render';
import { greeting } from '../lib/greeting';
import { LEEWAY_MS, useToday } from './use-today';
import { useTodaysActivity, useTodaysQuote } from './use-todays';
import { useTodaysAppreciation } from './use-todays-appreciation';

const server = apiServer();
const TODAYS = [
  '/api/quotes/today',
  '/api/prompts/today',
  '/api/connection-activities/today',
  '/api/appreciation/today',
];
const realTimeout = setTimeout;
let reads: string[];

function Today() {
  useTodaysQuote();
  useQuery(todaysQuestionQuery);
  useTodaysActivity();
  useTodaysAppreciation();
  const now = useToday();
  return (
    <>
      <p>{now.toDateString()}</p>
      <p>{greeting(now.getHours())}</p>
    </>
  );
}

/** Lets hours go by, and the page draw what changes in each. */
async function passHours(hours: number) {
  for (let hour = 0; hour < hours; hour += 1) await act(() => jest.advanceTimersByTimeAsync(3_600_000));
}

/** Lets running requests come back while the clock stands still. */
async function settle() {
  for (let turn = 0; turn < 15; turn += 1) {
    await act(async () => {
      await new Promise((resolve) => realTimeout(resolve, 1));
      await jest.advanceTimersByTimeAsync(0);
    });
  }
}

async function open() {
  renderWithProviders(<Today />);
  await settle();
  expect([...reads].sort()).toEqual([...TODAYS].sort());
  reads = [];
}

async function becomeVisible(state: 'visible' | 'hidden' = 'visible') {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await settle();
}

beforeEach(() => {
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'queueMicrotask', 'performance'],
    now: new Date(2026, 0, 10, 23, 50),
  });
  reads = [];
  server.use(
    ...TODAYS.map((path) =>
      http.get(path, () => {
        reads.push(path);
        return HttpResponse.json(null);
      }),
    ),
  );
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('today', () => {
  it('is another day from midnight on, and all that belongs to it is read anew', async () => {
    await open();
    await act(() => jest.advanceTimersByTimeAsync(9 * 60_000));
    expect(screen.getByText('Sat Jan 10 2026')).toBeVisible();
    expect(reads).toEqual([]);
    await act(() => jest.advanceTimersByTimeAsync(60_000 + LEEWAY_MS));
    await settle();
    expect(screen.getByText('Sun Jan 11 2026')).toBeVisible();
    expect([...reads].sort()).toEqual([...TODAYS].sort());
  });

  it('is another part of the day from noon and from five on, and nothing is read for that', async () => {
    jest.setSystemTime(new Date(2026, 0, 10, 9, 59, 59));
    await open();
    await passHours(2);
    expect(screen.getByText('Good morning')).toBeVisible();
    await passHours(1);
    expect(screen.getByText('Good afternoon')).toBeVisible();
    await passHours(5);
    expect(screen.getByText('Good evening')).toBeVisible();
    expect(reads).toEqual([]);
  });

  it('comes every midnight, not only once', async () => {
    await open();
    await act(() => jest.advanceTimersByTimeAsync(10 * 60_000 + LEEWAY_MS));
    await passHours(24);
    await settle();
    expect(screen.getByText('Mon Jan 12 2026')).toBeVisible();
  });

  it('is looked at again when the page is seen again after the device has slept', async () => {
    await open();
    jest.setSystemTime(new Date(2026, 0, 11, 7));
    await becomeVisible();
    expect(screen.getByText('Sun Jan 11 2026')).toBeVisible();
    expect([...reads].sort()).toEqual([...TODAYS].sort());
  });

  it('reads nothing while it is still the same day, or nobody looks', async () => {
    await open();
    await becomeVisible();
    jest.setSystemTime(new Date(2026, 0, 11, 7));
    await becomeVisible('hidden');
    expect(reads).toEqual([]);
  });
});
