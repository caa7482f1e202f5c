import type { CompletedActivity } from '@anew/contracts/content/views';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { drafts } from '#shared/lib/drafts';
import { refusal } from '#shared/testing/answers';
import { apiServer } from '#shared/testing/api-server';
import { holds, posts } from '#shared/testing/posts';
import {
  type ActivityCard,
  COMPLETE,
  complete,
  done,
  DRAFT_KEY,
  feedback,
  openActivity,
  say,
  TODAYS,
} from '../testing/activity-card';
import { activity } from '../testing/fake-today';

const server = apiServer();
const open = (completed = false) => openActivity(server, completed);

/** Feedback on another activity than today's, stored as by this release or the one before. */
const draft = (begun: { day: string } | { begunAt: number }) => ({
  activity: { ...activity, id: 'yesterdays', title: 'Yesterday’s' },
  feedback: 'We laughed.',
  rating: '4',
  ...begun,
});
const yesterdays = () => draft({ day: '2026-01-12' });

beforeEach(() => {
  jest.useFakeTimers({
    now: new Date('2026-01-13T20:01:00Z'),
    doNotFake: ['setTimeout', 'clearTimeout', 'setInterval', 'queueMicrotask', 'nextTick'],
  });
});
afterEach(() => {
  drafts.clearAll();
  jest.useRealTimers();
});

describe('what is said about it', () => {
  it('waits when the screen is left, and is there again', async () => {
    const { user, unmount } = open();
    await say(user, 'We laughed.');
    unmount();
    open();
    await complete();
    expect(await feedback()).toBeVisible();
    expect(await feedback()).toHaveValue('We laughed.');
  });

  it('is forgotten once it is sent', async () => {
    const { user } = open();
    await say(user, 'We laughed.');
    await user.click(await complete());
    await screen.findByText('Completed today!');
    expect(drafts.read(DRAFT_KEY)).toBeNull();
  });

  it.each([
    ['is on an activity from before yesterday', draft({ day: '2026-01-11' })],
    ['was begun before yesterday in an earlier release', draft({ begunAt: Date.UTC(2026, 0, 11, 12) })],
    [
      'an earlier version of the client has stored',
      { activityId: 'older', feedback: 'We laughed.', rating: '' },
    ],
  ])('is forgotten when it %s', async (_, stored) => {
    drafts.save(DRAFT_KEY, JSON.stringify(stored));
    const { user } = open();
    await user.click(await screen.findByText('Say how it was (optional)'));
    expect(await feedback()).toHaveValue('');
    expect(screen.getByRole('heading', { name: activity.title })).toBeVisible();
    await waitFor(() => expect(drafts.read(DRAFT_KEY)).toBeNull());
  });
});

describe('what was begun about it before midnight', () => {
  const tomorrows = { ...activity, id: 'activity-2', title: 'A Second Coffee' };
  const midnight = async ({ answers, queryClient }: ActivityCard) => {
    answers[TODAYS] = tomorrows;
    await act(() => queryClient.invalidateQueries());
  };
  const isGone = () => refusal(404, 'not_found', 'This is not today’s activity anymore.');
  const BEGUN_BEFORE = 'You began this one before today’s.';
  const answers = (over: Partial<CompletedActivity>) => () =>
    HttpResponse.json({ ...activity, completed: true, canHaveAnother: false, ...over });

  it('goes to the activity that it was begun for, and then today’s is there', async () => {
    const view = open();
    await say(view.user, 'We laughed.');
    await midnight(view);
    expect(await screen.findByText(BEGUN_BEFORE)).toBeVisible();
    expect(screen.getByRole('heading', { name: activity.title })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Another activity' })).toBeNull();
    const sent = posts(server, COMPLETE, answers({ feedbackDropped: false }));
    await view.user.click(await complete());
    const next = await screen.findByRole('heading', { name: tomorrows.title });
    expect(next).toHaveFocus();
    expect(screen.getByText('Activity completed!')).toBeVisible();
    expect(sent).toEqual([{ feedback: 'We laughed.' }]);
    expect(screen.queryByText(BEGUN_BEFORE)).toBeNull();
    expect(await complete()).toBeEnabled();
    expect(drafts.read(DRAFT_KEY)).toBeNull();
  });

  it('is there again when one comes back the next evening, because it can be sent until midnight', async () => {
    jest.setSystemTime(new Date('2026-01-12T19:00:00Z'));
    const { user, unmount } = open();
    await say(user, 'We laughed.');
    unmount();
    jest.setSystemTime(new Date('2026-01-13T20:01:00Z'));
    openActivity(server).answers[TODAYS] = tomorrows;
    expect(await screen.findByRole('heading', { name: activity.title })).toBeVisible();
    expect(await feedback()).toHaveValue('We laughed.');
  });

  it.each([
    ['this release', yesterdays()],
    ['the one before', draft({ begunAt: Date.UTC(2026, 0, 12, 12) })],
  ])('is there again with its activity when %s has stored it', async (_, stored) => {
    drafts.save(DRAFT_KEY, JSON.stringify(stored));
    open();
    expect(await screen.findByRole('heading', { name: 'Yesterday’s' })).toBeVisible();
    expect(await feedback()).toHaveValue('We laughed.');
    expect(screen.getByText(BEGUN_BEFORE)).toBeVisible();
  });

  it('stays to be copied when the activity is no longer there', async () => {
    drafts.save(DRAFT_KEY, JSON.stringify(yesterdays()));
    const { user } = open();
    posts(server, '/api/connection-activities/yesterdays/complete', isGone);
    await user.click(await complete());
    expect(await screen.findByRole('status')).toHaveTextContent(/still here for you to copy/);
    expect(await feedback()).toBeVisible();
    expect(await feedback()).toHaveValue('We laughed.');
    expect(drafts.read(DRAFT_KEY)).toContain('We laughed.');
    expect(screen.queryByRole('button', { name: 'Mark as Complete' })).toBeNull();
    const goOn = screen.getByRole('button', { name: 'Clear them and show today’s activity' });
    expect(goOn).toHaveFocus();
    await user.click(goOn);
    expect(await screen.findByRole('heading', { name: activity.title })).toHaveFocus();
    expect(await complete()).toBeEnabled();
    expect(drafts.read(DRAFT_KEY)).toBeNull();
  });

  it('gives way to today’s, which says why, when nothing was said about one that is no longer there', async () => {
    const { user, answers: today } = open();
    posts(server, COMPLETE, () => {
      today[TODAYS] = tomorrows;
      return isGone();
    });
    await user.click(await complete());
    expect(await screen.findByText('This is not today’s activity anymore.')).toBeVisible();
    expect(await screen.findByRole('heading', { name: tomorrows.title })).toBeVisible();
    expect(await complete()).toBeEnabled();
  });

  it('stays to be copied when the partner was first', async () => {
    const view = open();
    await say(view.user, 'We laughed.');
    await midnight(view);
    await screen.findByText(BEGUN_BEFORE);
    posts(server, COMPLETE, answers({ feedbackDropped: true }));
    await view.user.click(await complete());
    expect(await screen.findByText(/Yours are still here for you to copy\.$/)).toBeVisible();
    expect(await feedback()).toHaveValue('We laughed.');
    expect(screen.getByRole('heading', { name: activity.title })).toBeVisible();
  });

  it('keeps nobody who has said nothing from today’s', async () => {
    const view = open();
    await complete();
    await midnight(view);
    expect(await screen.findByRole('heading', { name: tomorrows.title })).toBeVisible();
  });
});

describe('what is said about it when it has been marked meanwhile', () => {
  const TOO_LATE = /^This was already marked as done, .* Yours are still here for you to copy\.$/;
  const markedMeanwhile = async ({ answers, queryClient }: ActivityCard) => {
    answers[TODAYS] = done;
    await queryClient.invalidateQueries();
    await screen.findByText('Completed today!');
  };

  it('stays where the cursor is, with a word on it, and is there again', async () => {
    const view = open();
    await say(view.user, 'We laughed.');
    const field = await feedback();
    await markedMeanwhile(view);
    expect(screen.getByRole('status')).toHaveTextContent(TOO_LATE);
    expect(field).toBeVisible();
    expect(field).toHaveFocus();
    expect(field).toHaveValue('We laughed.');
    expect(screen.queryByRole('button', { name: 'Mark as Complete' })).toBeNull();
    view.unmount();
    open(true);
    expect(await feedback()).toHaveValue('We laughed.');
    expect(screen.getByText(TOO_LATE)).toBeVisible();
  });

  it('is unfolded, and keeps its place once it has been cut out', async () => {
    const view = open();
    await say(view.user, 'We laughed.');
    await view.user.click(screen.getByText('Say how it was (optional)'));
    await markedMeanwhile(view);
    const field = await feedback();
    expect(field).toBeVisible();
    await view.user.clear(field);
    expect(field).toHaveFocus();
    expect(screen.queryByText(TOO_LATE)).toBeNull();
  });

  it('is not there where nothing was said', async () => {
    const view = open();
    await view.user.click(await screen.findByText('Say how it was (optional)'));
    await feedback();
    await markedMeanwhile(view);
    expect(screen.queryByLabelText('Feedback')).toBeNull();
    expect(screen.queryByText(TOO_LATE)).toBeNull();
  });

  it('is not called sent when the answer says that it is not kept', async () => {
    const { user, answers } = open();
    posts(server, COMPLETE, () => {
      answers[TODAYS] = done;
      return HttpResponse.json({ ...done, feedbackDropped: true });
    });
    await say(user, 'We laughed.');
    await user.click(await complete());
    expect(await screen.findByText(TOO_LATE)).toBeVisible();
    expect(await feedback()).toHaveValue('We laughed.');
    expect(screen.getByText('Completed today!').closest('p')).toHaveFocus();
    expect(screen.queryByText('Activity completed!')).toBeNull();
    await waitFor(() => expect(drafts.read(DRAFT_KEY)).toContain('We laughed.'));
  });

  it('is not called late while one’s own mark is on its way', async () => {
    const view = open();
    const answer = holds(server, COMPLETE);
    await say(view.user, 'We laughed.');
    await view.user.click(await complete());
    await screen.findByRole('button', { name: 'Saving...' });
    view.answers[TODAYS] = done;
    await view.queryClient.invalidateQueries();
    expect(screen.queryByText(TOO_LATE)).toBeNull();
    await answer(HttpResponse.json({ ...done, feedbackDropped: false }));
    expect(await screen.findByText('Completed today!')).toBeVisible();
    expect(screen.queryByText(TOO_LATE)).toBeNull();
    expect(drafts.read(DRAFT_KEY)).toBeNull();
  });
});
