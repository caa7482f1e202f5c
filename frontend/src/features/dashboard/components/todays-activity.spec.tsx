import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { apiServer } from '../../../shared/testing/api-server';
import { renderWithProviders } from '../../../shared/testing/render';
import { activity, down, fakeToday, posts } from '../testing/fake-today';
import { TodaysActivity } from './todays-activity';

const server = apiServer();
const COMPLETE = `/api/connection-activities/${activity.id}/complete`;
const complete = () => screen.findByRole('button', { name: 'Mark as Complete' });

function open(completed = false) {
  const answers = fakeToday(server, { '/api/connection-activities/today': { ...activity, completed } });
  const done = { ...activity, completed: true };
  const sent = posts(server, COMPLETE, () => {
    answers['/api/connection-activities/today'] = done;
    return HttpResponse.json(done);
  });
  return { ...renderWithProviders(<TodaysActivity />), sent };
}

describe("today's connection activity", () => {
  it('says how hard, how long, of which kind, and what to do', async () => {
    open();
    expect(await screen.findByText('easy')).toBeVisible();
    expect(screen.getByText('15 minutes')).toBeVisible();
    expect(screen.getByText('couple rituals')).toBeVisible();
    expect(screen.getByText(activity.instructions)).toBeVisible();
  });

  it('is completed with one press, for good', async () => {
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
    await user.selectOptions(screen.getByLabelText('Rating'), '4');
    await user.type(screen.getByLabelText('Feedback'), ' We laughed. ');
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
    await user.type(screen.getByLabelText('Feedback'), 'We laughed.');
    await user.click(await complete());
    const notice = await screen.findByRole('alert');
    expect(
      within(notice).getByText('Failed to mark the activity as complete. Please try again.'),
    ).toBeVisible();
    expect(screen.getByLabelText('Feedback')).toHaveValue('We laughed.');
    expect(await complete()).toBeEnabled();
  });
});
