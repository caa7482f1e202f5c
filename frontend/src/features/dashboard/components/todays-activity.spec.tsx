import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { drafts } from '#shared/lib/drafts';
import { refusal } from '#shared/testing/answers';
import { apiServer } from '#shared/testing/api-server';
import { down, holds, posts } from '#shared/testing/posts';
import { renderWithProviders } from '#shared/testing/render';
import { NEXT } from '#shared/testing/steps';
import { Toaster } from '#shared/ui/toast/toaster';
import { COMPLETE, complete, done, feedback, openActivity, say, TODAYS } from '../testing/activity-card';
import { activity, fakeToday } from '../testing/fake-today';
import { TodaysActivity } from './todays-activity';

const server = apiServer();
const open = (completed = false) => openActivity(server, completed);

afterEach(() => drafts.clearAll());

describe("today's connection activity", () => {
  it('says how long, how hard, of which kind, and what to do', async () => {
    open();
    expect(await screen.findByText('15 minutes')).toHaveTextContent('15 minutes · easy · couple rituals');
    expect(screen.getByText(activity.instructions)).toBeVisible();
  });

  it('is completed with one press, for good [8.44]', async () => {
    const { user, sent } = open();
    await user.click(await complete());
    expect(await screen.findByText('Activity completed!')).toBeVisible();
    expect(await screen.findByText('Completed today!')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Mark as Complete' })).toBeNull();
    expect(sent).toEqual([{}]);
  });

  it('takes a rating and a word about it along', async () => {
    const { user, sent } = open();
    await user.click(await screen.findByText('Say how it was (optional)'));
    await user.selectOptions(await screen.findByLabelText('Rating'), '4');
    await user.type(await feedback(), ' We laughed. ');
    await user.click(await complete());
    await screen.findByText('Completed today!');
    expect(sent).toEqual([{ feedback: 'We laughed.', rating: 4 }]);
  });

  it('says so when it is done already', async () => {
    open(true);
    expect(await screen.findByText('Completed today!')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Mark as Complete' })).toBeNull();
  });

  it('stays open, with what was said, when marking fails', async () => {
    const { user } = open();
    posts(server, COMPLETE, down);
    await user.click(await screen.findByText('Say how it was (optional)'));
    await user.type(await feedback(), 'We laughed.');
    await user.click(await complete());
    const notice = await screen.findByRole('alert');
    expect(
      within(notice).getByText('Failed to mark the activity as complete. Please try again.'),
    ).toBeVisible();
    expect(await feedback()).toHaveValue('We laughed.');
    expect(await complete()).toBeEnabled();
  });
});

describe('another activity', () => {
  const ANOTHER = '/api/activities/today/another';
  const second = { ...activity, id: 'activity-2', title: 'A Second Coffee', canHaveAnother: false };
  const button = () => screen.findByRole('button', { name: 'Another activity' });

  it('takes the place of the first one, once, and brings the focus to it', async () => {
    const { user, answers } = open();
    posts(server, ANOTHER, () => {
      answers[TODAYS] = second;
      return HttpResponse.json(second);
    });
    await user.click(await button());
    const title = await screen.findByRole('heading', { name: 'A Second Coffee' });
    await waitFor(() => expect(title).toHaveFocus());
    expect(screen.queryByRole('button', { name: 'Another activity' })).toBeNull();
    expect(await complete()).toBeEnabled();
  });

  it('is not offered once the activity is done', async () => {
    open(true);
    await screen.findByText('Completed today!');
    expect(screen.queryByRole('button', { name: 'Another activity' })).toBeNull();
  });

  it('is refused with the server’s reason, and shows what is so', async () => {
    const answers = fakeToday(server);
    posts(server, ANOTHER, () => {
      answers[TODAYS] = done;
      return refusal(409, 'activity_completed', 'You have done this activity already.');
    });
    const { user } = renderWithProviders(<TodaysActivity userId="user-maria" step={NEXT} />);
    await user.click(await button());
    expect(await screen.findByRole('alert')).toHaveTextContent('You have done this activity already.');
    expect(await screen.findByText('Completed today!')).toBeVisible();
  });

  it('can be asked for again after a failure', async () => {
    const { user } = open();
    posts(server, ANOTHER, down);
    await user.click(await button());
    expect(await screen.findByRole('alert')).toHaveTextContent('Not reachable.');
    expect(await button()).toBeEnabled();
  });
});

describe('when it is no longer the activity of today', () => {
  it('shows the one of today, and says why', async () => {
    const answers = fakeToday(server);
    posts(server, COMPLETE, () => {
      answers[TODAYS] = {
        ...activity,
        id: 'activity-2',
        title: 'A Second Coffee',
      };
      return refusal(404, 'not_found', 'This is not today’s activity anymore.');
    });
    const { user } = renderWithProviders(<TodaysActivity userId="user-maria" step={NEXT} />);
    await user.click(await complete());
    expect(await screen.findByText('This is not today’s activity anymore.')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'A Second Coffee' })).toBeVisible();
    expect(await complete()).toBeEnabled();
    expect(screen.queryByText('This is not marked yet')).toBeNull();
  });
});

describe('when the screen was left meanwhile', () => {
  it.each([
    ['Activity completed!', () => HttpResponse.json({ ...activity, completed: true })],
    ['Failed to mark the activity as complete. Please try again.', down],
  ])('still says: %s', async (words, outcome) => {
    const { user, rerender } = open();
    const answer = holds(server, COMPLETE);
    await user.click(await complete());
    await screen.findByRole('button', { name: 'Saving...' });
    rerender(<Toaster />);
    await answer(outcome());
    expect(await screen.findByText(words)).toBeVisible();
  });
});

describe('the step of the activity', () => {
  const card = (state: 'next' | 'open') => (
    <TodaysActivity userId="user-maria" step={{ state, sign: null }} />
  );

  it('says so where there is none today', async () => {
    fakeToday(server, { [TODAYS]: null });
    renderWithProviders(card('next'));
    expect(await screen.findByText('There is no activity for today.')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it.each([
    ['next', true],
    ['open', false],
  ] as const)('unfolds what to do when its turn has come (%s: %p)', async (state, isOpen) => {
    fakeToday(server);
    renderWithProviders(card(state));
    const words = (await screen.findByText(activity.instructions)).closest('details');
    expect(words?.open).toBe(isOpen);
  });

  it('is done for both when the partner has done it, and leaves the focus where it is', async () => {
    const { queryClient, user, answers } = open();
    await complete();
    await user.tab();
    const before = document.activeElement;
    answers[TODAYS] = done;
    await queryClient.invalidateQueries();
    expect(await screen.findByText('Completed today!')).toBeVisible();
    expect(before).not.toBe(document.body);
    expect(screen.getByText('Completed today!').closest('p')).not.toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Mark as Complete' })).toBeNull();
  });

  it('leaves the focus where it is when the partner has done it after one’s own try failed', async () => {
    const { queryClient, user, answers } = open();
    posts(server, COMPLETE, down);
    await user.click(await complete());
    await screen.findByText('This is not marked yet');
    answers[TODAYS] = done;
    await queryClient.invalidateQueries();
    expect((await screen.findByText('Completed today!')).closest('p')).not.toHaveFocus();
  });

  it('is marked once, however often one presses', async () => {
    const { user, answers } = open();
    let answer = (_: Response): void => undefined;
    const sent = posts(server, COMPLETE, () => new Promise<Response>((resolve) => (answer = resolve)));
    await user.dblClick(await complete());
    const busy = await screen.findByRole('button', { name: 'Saving...' });
    await user.click(busy);
    expect(busy).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(sent).toHaveLength(1));
    answers[TODAYS] = done;
    answer(HttpResponse.json(done));
    expect(await screen.findByText('Completed today!')).toBeVisible();
    expect(screen.getByText('Completed today!').closest('p')).toHaveFocus();
  });

  it('sends no feedback that is only blanks', async () => {
    const { user, sent } = open();
    await say(user, '   ');
    await user.click(await complete());
    await waitFor(() => expect(sent).toEqual([{}]));
  });
});
