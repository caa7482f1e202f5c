import { LIVE_TOPICS } from '@anew/contracts/live/views';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { QueryClient } from '@tanstack/react-query';
import { FakeEventSource } from '#shared/testing/fake-event-source';
import { testQueryClient } from '#shared/testing/render';
import { listenLive, retryDelay } from './live';

const LIVE_READS = [
  '/api/appreciation',
  '/api/journal',
  '/api/focuses',
  '/api/couples/current',
  '/api/couples/members',
  '/api/auth/user',
  '/api/talks',
];

let client: QueryClient;
let end: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  FakeEventSource.all = [];
  client = testQueryClient();
  for (const address of LIVE_READS) client.setQueryData([address], 'known');
  end = listenLive(client);
});

afterEach(() => {
  end();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const latest = (): FakeEventSource => FakeEventSource.all.at(-1)!;

/** Addresses that are to be read anew, which are then taken for read. */
function readAnew(): string[] {
  const outdated = LIVE_READS.filter((address) => client.getQueryState([address])?.isInvalidated);
  for (const address of outdated) client.setQueryData([address], 'known');
  return outdated;
}

/** Opens the connection. What is read anew because of that is taken for read. */
function accept(): void {
  latest().accept();
  readAnew();
}

function see(visibility: DocumentVisibilityState): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
}

function beOnline(online: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  window.dispatchEvent(new Event(online ? 'online' : 'offline'));
}

it('reads the talks anew once it is connected, because a step may have been taken since they were read', () => {
  latest().accept();
  expect(readAnew()).toEqual(['/api/talks']);
});

it('reads anew what has changed, and nothing else', () => {
  accept();
  latest().tell('appreciation');
  expect(readAnew()).toEqual(['/api/appreciation']);
  latest().tell('entry', 'focus');
  expect(readAnew()).toEqual(['/api/journal', '/api/focuses']);
});

it('reads anew who the two are when one of them has another name or photo', () => {
  accept();
  latest().tell('member');
  expect(readAnew()).toEqual(['/api/couples/members', '/api/auth/user']);
});

it('reads anew the talks to which new results lead', () => {
  accept();
  latest().tell('results');
  expect(readAnew()).toEqual(['/api/talks']);
});

it('reads everything anew when somebody has joined or left', () => {
  accept();
  latest().tell('joined');
  expect(readAnew()).toEqual(LIVE_READS);
  latest().tell('left');
  expect(readAnew()).toEqual(LIVE_READS);
});

it('reads everything anew when a tab that was opened in the background is looked at', () => {
  end();
  FakeEventSource.all = [];
  see('hidden');
  end = listenLive(client);
  expect(FakeEventSource.all).toEqual([]);
  see('visible');
  latest().accept();
  expect(readAnew()).toEqual(LIVE_READS);
});

it('takes a change twice, and ignores one that only a newer server knows', () => {
  accept();
  latest().tell('focus');
  latest().tell('focus');
  expect(readAnew()).toEqual(['/api/focuses']);
  latest().tell('unheard-of');
  expect(readAnew()).toEqual([]);
  for (const topic of LIVE_TOPICS) expect(() => latest().tell(topic)).not.toThrow();
});

it('connects again after a loss, ever less often, and then reads everything anew', () => {
  accept();
  for (const pause of [1_000, 2_000, 4_000]) {
    latest().lose();
    expect(FakeEventSource.alive).toEqual([]);
    jest.advanceTimersByTime(pause / 2 - 1);
    expect(FakeEventSource.alive).toEqual([]);
    jest.advanceTimersByTime(pause / 2 + 1);
    expect(FakeEventSource.alive).toHaveLength(1);
  }
  expect(readAnew()).toEqual([]);
  latest().accept();
  expect(readAnew()).toEqual(LIVE_READS);
});

it('connects soon again when the connection had lasted', () => {
  for (let loss = 0; loss < 8; loss++) {
    accept();
    jest.advanceTimersByTime(30_000);
    latest().lose();
    jest.advanceTimersByTime(1_000);
    expect(FakeEventSource.alive).toHaveLength(1);
  }
});

it('asks who is signed in, and in which couple, when it is refused', () => {
  latest().refuse();
  expect(readAnew()).toEqual(['/api/couples/current', '/api/auth/user']);
});

it('ends while the tab is hidden for long, and reads everything anew when it is seen again', () => {
  accept();
  see('hidden');
  jest.advanceTimersByTime(29_000);
  see('visible');
  jest.advanceTimersByTime(60_000);
  expect(FakeEventSource.all).toHaveLength(1);
  see('hidden');
  jest.advanceTimersByTime(30_000);
  expect(FakeEventSource.alive).toEqual([]);
  see('visible');
  latest().accept();
  expect(FakeEventSource.alive).toHaveLength(1);
  expect(readAnew()).toEqual(LIVE_READS);
});

it('ends without a network and does not try in vain', () => {
  accept();
  beOnline(false);
  jest.advanceTimersByTime(600_000);
  expect(FakeEventSource.alive).toEqual([]);
  expect(FakeEventSource.all).toHaveLength(1);
  see('hidden');
  beOnline(true);
  expect(FakeEventSource.alive).toEqual([]);
  see('visible');
  expect(FakeEventSource.alive).toHaveLength(1);
});

it('ends with the screen that it is for', () => {
  latest().lose();
  end();
  jest.advanceTimersByTime(600_000);
  see('visible');
  beOnline(true);
  expect(FakeEventSource.all).toHaveLength(1);
});

it('waits a minute at most, and not exactly as long as others', () => {
  expect(retryDelay(0, 0)).toBe(500);
  expect(retryDelay(0, 1)).toBe(1_000);
  expect(retryDelay(20, 1)).toBe(60_000);
});
