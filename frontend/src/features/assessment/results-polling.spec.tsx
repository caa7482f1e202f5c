import type { Talks } from '@anew/contracts/assessment/talks';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { useQuery } from '@tanstack/react-query';
import { act, fireEvent, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { talksQuery } from '#api/assessment';
import { apiServer } from '#shared/testing/api-server';
import { maria } from '#shared/testing/people';
import { renderWithProviders } from '#shared/testing/render';
import { AssessmentPage } from './components/assessment-page';
import { fakeBackend, unavailable } from './testing/fake-api';
import { answersTo, oneRound, ownResponses, results, round, submittedAt } from './testing/fixtures';

const server = apiServer();

function Offered() {
  const { data } = useQuery(talksQuery);
  return <p>Offered: {data?.offered.map(({ area }) => area).join(' ')}</p>;
}

const realTimeout = setTimeout;

/** Lets running requests come back: only the clock is fake, and here it moves by 20 ms at most. */
async function settle() {
  for (let turn = 0; turn < 20; turn += 1) {
    await act(async () => {
      await new Promise((resolve) => realTimeout(resolve, 1));
      await jest.advanceTimersByTimeAsync(1);
    });
  }
}

async function pass(ms: number) {
  await act(() => jest.advanceTimersByTimeAsync(ms));
  await settle();
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'performance'] });
});

afterEach(() => {
  jest.useRealTimers();
});

describe('looking for results', () => {
  it('does not happen before anything was answered', async () => {
    const backend = fakeBackend(server);
    renderWithProviders(<AssessmentPage />);
    await settle();
    await pass(20_000);
    expect(screen.getByRole('button', { name: 'Begin' })).toBeVisible();
    expect(backend.resultLooks).toBe(0);
  });

  it('happens every 5 s until they exist, then no more [9.28]', async () => {
    const backend = fakeBackend(server, { responses: ownResponses });
    renderWithProviders(<AssessmentPage />);
    await settle();
    expect(backend.resultLooks).toBe(1);
    await pass(4_900);
    expect(backend.resultLooks).toBe(1);
    await pass(200);
    expect(backend.resultLooks).toBe(2);
    backend.results = results;
    await pass(5_100);
    expect(backend.resultLooks).toBe(3);
    expect(screen.getByRole('heading', { level: 1, name: 'What the two of you see' })).toBeVisible();
    await pass(30_000);
    expect(backend.resultLooks).toBe(3);
  });

  it('happens once 2 s after a submission, then every 5 s [9.29]', async () => {
    localStorage.setItem(`anew-assessment:${maria.id}`, JSON.stringify({ answers: answersTo(22), step: 21 }));
    const backend = fakeBackend(server);
    renderWithProviders(<AssessmentPage />);
    await settle();
    fireEvent.click(screen.getByRole('button', { name: 'Continue with question 22' }));
    fireEvent.click(screen.getByRole('button', { name: 'Complete Assessment' }));
    await settle();
    const atFirst = backend.resultLooks;
    await pass(1_900);
    expect(backend.resultLooks).toBe(atFirst);
    await pass(200);
    expect(backend.resultLooks).toBe(atFirst + 1);
    await pass(4_800);
    expect(backend.resultLooks).toBe(atFirst + 1);
    await pass(300);
    expect(backend.resultLooks).toBe(atFirst + 2);
  });

  it.each([
    ['first', { rounds: [], next: { ...oneRound.next, number: 1, answeredAt: submittedAt } }, null],
    ['next', { ...oneRound, next: { ...oneRound.next, answeredAt: submittedAt } }, results],
  ])('brings the talks of the %s results along', async (_, rounds, earlier) => {
    const backend = fakeBackend(server, { responses: ownResponses, results: earlier, rounds });
    let talks: Talks = { offered: [], current: null };
    server.use(http.get('/api/talks', () => HttpResponse.json(talks)));
    renderWithProviders(
      <>
        <AssessmentPage />
        <Offered />
      </>,
    );
    await settle();
    expect(screen.getByText('Offered:')).toBeVisible();
    talks = { offered: [{ area: 'trust', talkedAt: null }], current: null };
    backend.results = results;
    const known = [{ ...round(rounds.rounds.length + 1), seen: false }, ...rounds.rounds];
    backend.rounds = { rounds: known, next: { ...rounds.next, answeredAt: null } };
    await pass(5_100);
    expect(screen.getByText('Offered: trust')).toBeVisible();
    expect(backend.seen).toBe(1);
  });

  it('goes on by itself through a failure, which is said on the screen', async () => {
    const backend = fakeBackend(server, { responses: ownResponses });
    backend.failures.set('/api/assessment/results', unavailable);
    renderWithProviders(<AssessmentPage />);
    await settle();
    expect(screen.getByText('We could not look for your results just now')).toBeVisible();
    backend.failures.clear();
    backend.results = results;
    await pass(5_100);
    expect(screen.getByRole('heading', { level: 1, name: 'What the two of you see' })).toBeVisible();
  });
});
