import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { readAnew } from '#api/live';
import { refusal } from '#shared/testing/answers';
import { apiServer } from '#shared/testing/api-server';
import { endSession } from '#shared/testing/posts';
import { renderWithProviders } from '#shared/testing/render';
import { Toaster } from '#shared/ui/toast/toaster';
import { PartnerName } from '../hooks/use-partner-steps';
import { ActionSteps } from './action-steps';

const server = apiServer();
const STEPS = '/api/modules/our-vision';
const ACTIONS = ['Name one fear.', 'Say one thanks.', 'Keep one promise.'];

interface Toggling {
  gate?: Promise<unknown>;
  /** Does what is asked, but the answer is lost on its way. */
  answersAreLost?: boolean;
  /** Collects the key of each request. */
  keys?: (string | null)[];
}

/** Flips the step that it finds, as the server does, once `gate` lets it. The same key flips only once. */
function fakeSteps(done: number[], { gate, answersAreLost = false, keys = [] }: Toggling = {}) {
  const state = new Set(done);
  const answer = () =>
    HttpResponse.json(
      [...state].map((actionIndex) => ({ actionIndex, completedAt: '2026-01-10T10:00:00Z' })),
    );
  server.use(
    http.get(`${STEPS}/action-completions`, answer),
    http.post(`${STEPS}/actions/:index/toggle`, async ({ params, request }) => {
      await gate;
      const key = request.headers.get('Idempotency-Key');
      const index = Number(params.index);
      const isRepeated = key !== null && keys.includes(key);
      if (!isRepeated && !state.delete(index)) state.add(index);
      keys.push(key);
      return answersAreLost ? HttpResponse.error() : answer();
    }),
  );
  return { state, keys };
}

const open = (partner: string | null = null) =>
  renderWithProviders(
    <PartnerName value={partner}>
      <ActionSteps slug="our-vision" actions={ACTIONS} />
    </PartnerName>,
  );
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

  it('do not fall back for a moment while the press is on its way', async () => {
    fakeSteps([]);
    open();
    const box = await step(0);
    // Nothing is awaited, so this is what a browser would draw right after the press.
    fireEvent.click(box);
    expect(box).toBeChecked();
    await waitFor(() => expect(bar()).toHaveAttribute('aria-valuenow', '1'));
  });

  it('answer a press at once, before the server does [8.46]', async () => {
    let letThrough: (value?: unknown) => void = () => undefined;
    fakeSteps([], { gate: new Promise((resolve) => (letThrough = resolve)) });
    const { user } = open();
    await user.click(await step(0));
    await user.click(await step(2));
    expect(await step(0)).toBeChecked();
    expect(await step(2)).toBeChecked();
    expect(screen.getByText('2 of 3 completed')).toBeVisible();
    expect(screen.queryByText('Progress Updated')).toBeNull();
    letThrough();
    expect(await screen.findByText('Progress Updated')).toHaveRole('status');
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

  it('go back to what they were when it fails, and say so where they stand [8.19]', async () => {
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
    expect(screen.getAllByText('Error')).toHaveLength(1);
  });

  it('stay on the screen when the session has ended', async () => {
    fakeSteps([1]);
    const { user } = open();
    await step(0);
    const reads = endSession(server);
    await user.click(await step(0));
    await screen.findByRole('alert');
    expect(reads).toEqual([]);
    expect(await step(1)).toBeChecked();
  });

  it('show what is true when the answer was lost', async () => {
    fakeSteps([], { answersAreLost: true });
    const { user } = open();
    await user.click(await step(0));
    await screen.findByRole('alert');
    await screen.findByText('1 of 3 completed');
    expect(await step(0)).toBeChecked();
  });

  it('are not flipped back by trying again when nothing could be read meanwhile', async () => {
    const { state, keys } = fakeSteps([], { answersAreLost: true });
    const { user } = open();
    await step(0);
    server.use(http.get(`${STEPS}/action-completions`, () => HttpResponse.error()));
    for (const tries of [1, 2]) {
      await user.click(await step(0));
      await waitFor(() => expect(keys).toHaveLength(tries));
      await screen.findByRole('alert');
      expect(await step(0)).not.toBeChecked();
    }
    expect([...state]).toEqual([0]);
  });

  it('are toggled, not repeated, by the press that follows a success', async () => {
    const { keys } = fakeSteps([]);
    const { user, queryClient } = open();
    for (const done of [true, false, true]) {
      await user.click(await step(0));
      await waitFor(() => expect(queryClient.isMutating()).toBe(0));
      expect(screen.getByText(`${done ? 1 : 0} of 3 completed`)).toBeVisible();
    }
    expect(new Set(keys).size).toBe(3);
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

  it('show which of them the partner has done, and count only one’s own', async () => {
    fakeSteps([0]);
    server.use(http.get(`${STEPS}/partner-steps`, () => HttpResponse.json([{ actionIndex: 2 }])));
    open('Ben');
    const done = await screen.findByText('has done this', { exact: false });
    expect(done.closest('li')).toContainElement(await step(2));
    expect(screen.getByText('1 of 3 completed')).toBeVisible();
    expect(screen.getByText(/sees what you check off/)).toHaveTextContent('Ben sees what you check off');
  });

  it('say nothing of a partner to somebody alone, or while the partner’s steps did not load', async () => {
    fakeSteps([0]);
    const { unmount } = open();
    await step(0);
    expect(screen.queryByText(/sees what you check off/)).toBeNull();
    unmount();
    server.use(
      http.get(`${STEPS}/partner-steps`, () => refusal(503, 'service_unavailable', 'Not reachable.')),
    );
    open('Ben');
    expect(await step(0)).toBeChecked();
    expect(screen.queryByText(/sees what you check off/)).toBeNull();
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

  it('say that they are loading, and show no box that might be wrong', async () => {
    server.use(http.get(`${STEPS}/action-completions`, () => new Promise<Response>(() => undefined)));
    open();
    expect(await screen.findByText('Loading your progress')).toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('send a press once while it is on its way', async () => {
    let letThrough: (value?: unknown) => void = () => undefined;
    const { keys } = fakeSteps([], { gate: new Promise((resolve) => (letThrough = resolve)) });
    const { user, queryClient } = open();
    await user.click(await step(0));
    await waitFor(() => expect(queryClient.isMutating()).toBe(1));
    await user.click(await step(0));
    expect(await step(0)).toBeChecked();
    letThrough();
    await waitFor(() => expect(queryClient.isMutating()).toBe(0));
    expect(keys).toHaveLength(1);
    expect(await step(0)).toBeChecked();
  });

  it('say a failure no longer once the next press works', async () => {
    fakeSteps([]);
    server.use(http.post(`${STEPS}/actions/0/toggle`, () => HttpResponse.error(), { once: true }));
    const { user } = open();
    await user.click(await step(0));
    await screen.findByRole('alert');
    await user.click(await step(0));
    expect(await screen.findByText('Progress Updated')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(await step(0)).toBeChecked();
  });

  it('say on the next screen that one was not saved', async () => {
    let letThrough: (value?: unknown) => void = () => undefined;
    const gate = new Promise((resolve) => (letThrough = resolve));
    fakeSteps([], { gate, answersAreLost: true });
    const { user, queryClient, rerender } = open();
    await user.click(await step(0));
    await waitFor(() => expect(queryClient.isMutating()).toBe(1));
    rerender(<Toaster />);
    letThrough();
    expect(await screen.findByText('Failed to update progress. Please try again.')).toBeVisible();
  });

  it('celebrate no longer when one of them is taken back', async () => {
    fakeSteps([0, 1, 2]);
    const { user } = open();
    expect((await screen.findByText('Module Complete!')).closest('[role=status]')).not.toBeNull();
    await user.click(await step(1));
    expect(screen.queryByText('Module Complete!')).toBeNull();
    expect(screen.getByText('2 of 3 completed')).toBeVisible();
  });

  it('celebrate nothing where there are none', async () => {
    fakeSteps([]);
    renderWithProviders(<ActionSteps slug="our-vision" actions={[]} />);
    expect(await screen.findByText('0 of 0 completed')).toBeVisible();
    expect(screen.queryByText('Module Complete!')).toBeNull();
  });

  it('show at once what the partner ticks on another device', async () => {
    fakeSteps([0]);
    const theirs: object[] = [];
    server.use(http.get(`${STEPS}/partner-steps`, () => HttpResponse.json(theirs)));
    const { queryClient } = open('Ben');
    await screen.findByText(/sees what you check off/);
    expect(screen.queryByText('has done this', { exact: false })).toBeNull();
    theirs.push({ actionIndex: 1 });
    await readAnew(queryClient, ['step']);
    const done = await screen.findByText('has done this', { exact: false });
    expect(done.closest('li')).toContainElement(await step(1));
    expect(await step(1)).not.toBeChecked();
    expect(screen.getByText('1 of 3 completed')).toBeVisible();
  });
});
