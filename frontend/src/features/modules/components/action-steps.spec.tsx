import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { refusal } from '../../../shared/testing/answers';
import { apiServer } from '../../../shared/testing/api-server';
import { renderWithProviders } from '../../../shared/testing/render';
import { ActionSteps } from './action-steps';

const server = apiServer();
const STEPS = '/api/modules/our-vision';
const ACTIONS = ['Name one fear.', 'Say one thanks.', 'Keep one promise.'];

/** Flips what it finds, as the server does, once `gate` lets it. */
function fakeSteps(done: number[], gate: Promise<unknown> = Promise.resolve()) {
  const state = new Set(done);
  const answer = () =>
    HttpResponse.json(
      [...state].map((actionIndex) => ({ actionIndex, completedAt: '2026-01-10T10:00:00Z' })),
    );
  server.use(
    http.get(`${STEPS}/action-completions`, answer),
    http.post(`${STEPS}/actions/:index/toggle`, async ({ params }) => {
      await gate;
      const index = Number(params.index);
      if (!state.delete(index)) state.add(index);
      return answer();
    }),
  );
}

const open = () => renderWithProviders(<ActionSteps slug="our-vision" actions={ACTIONS} />);
const step = (index: number) => screen.findByRole('checkbox', { name: ACTIONS[index]! });
const bar = () => screen.getByRole('progressbar', { name: 'Your action steps' });

describe('the action steps', () => {
  it('show what is done, of how many', async () => {
    fakeSteps([1]);
    open();
    expect(await step(1)).toBeChecked();
    expect(await step(0)).not.toBeChecked();
    expect(screen.getByText('1 of 3 completed')).toBeVisible();
    expect(bar()).toHaveAttribute('aria-valuenow', '1');
  });

  it('answer a press at once, before the server does', async () => {
    let letThrough: (value?: unknown) => void = () => undefined;
    fakeSteps([], new Promise((resolve) => (letThrough = resolve)));
    const { user } = open();
    await user.click(await step(0));
    await user.click(await step(2));
    expect(await step(0)).toBeChecked();
    expect(await step(2)).toBeChecked();
    expect(screen.getByText('2 of 3 completed')).toBeVisible();
    expect(screen.queryByText('Progress Updated')).toBeNull();
    letThrough();
    await waitFor(() => expect(screen.getByText('Progress Updated')).toBeVisible());
    expect(screen.getByText('2 of 3 completed')).toBeVisible();
  });

  it('can be undone, with the keyboard too', async () => {
    fakeSteps([0]);
    const { user } = open();
    (await step(0)).focus();
    await user.keyboard(' ');
    await screen.findByText('Progress Updated');
    expect(await step(0)).not.toBeChecked();
    expect(screen.getByText('0 of 3 completed')).toBeVisible();
  });

  it('go back to what they were when it fails, and say so twice', async () => {
    fakeSteps([1]);
    server.use(
      http.post(`${STEPS}/actions/0/toggle`, () => refusal(503, 'service_unavailable', 'Not reachable.')),
    );
    const { user } = open();
    await user.click(await step(0));
    const notice = await screen.findByRole('alert');
    expect(within(notice).getByText('Failed to update progress. Please try again.')).toBeVisible();
    expect(await step(0)).not.toBeChecked();
    expect(await step(1)).toBeChecked();
    expect(screen.getAllByText('Error').length).toBeGreaterThan(1);
  });

  it('celebrate when all are done, and only then', async () => {
    fakeSteps([0, 1]);
    const { user } = open();
    await step(2);
    expect(screen.queryByText('Module Complete!')).toBeNull();
    await user.click(await step(2));
    expect(await screen.findByText('Module Complete!')).toBeVisible();
    expect(screen.getByText(/Congratulations!/)).toBeVisible();
  });

  it('can be asked for again when they did not load', async () => {
    server.use(
      http.get(`${STEPS}/action-completions`, () => refusal(503, 'service_unavailable', 'Not reachable.')),
    );
    const { user } = open();
    const retry = await screen.findByRole('button', { name: 'Retry' });
    fakeSteps([]);
    await user.click(retry);
    expect(await step(0)).toBeVisible();
  });
});
