import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { apiServer } from '#shared/testing/api-server';
import { maria } from '#shared/testing/people';
import { renderWithProviders } from '#shared/testing/render';
import { AssessmentPage } from './assessment-page';
import { fakeBackend, unavailable } from './testing/fake-api';
import { answersTo, ownResponses, results } from './testing/fixtures';

const server = apiServer();
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
