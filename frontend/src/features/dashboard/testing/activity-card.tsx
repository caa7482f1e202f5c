import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import type { SetupServer } from 'msw/node';
import { draftKey } from '#shared/lib/drafts';
import { posts } from '#shared/testing/posts';
import { renderWithProviders } from '#shared/testing/render';
import { NEXT } from '#shared/testing/steps';
import { TodaysActivity } from '../components/todays-activity';
import { activity, fakeToday } from './fake-today';

export const TODAYS = '/api/connection-activities/today';
export const COMPLETE = `/api/connection-activities/${activity.id}/complete`;
export const DRAFT_KEY = draftKey('activity', 'user-maria');
export const done = { ...activity, completed: true, canHaveAnother: false };

/** The card of today's activity, on a server that takes its completion. */
export function openActivity(server: SetupServer, completed = false) {
  const answers = fakeToday(server, { [TODAYS]: { ...activity, completed, canHaveAnother: !completed } });
  const sent = posts(server, COMPLETE, () => {
    answers[TODAYS] = done;
    return HttpResponse.json(done);
  });
  return { ...renderWithProviders(<TodaysActivity userId="user-maria" step={NEXT} />), answers, sent };
}

export type ActivityCard = ReturnType<typeof openActivity>;

export const complete = () => screen.findByRole('button', { name: 'Mark as Complete' });
export const feedback = () => screen.findByLabelText('Feedback');

export async function say(user: ActivityCard['user'], words: string) {
  await user.click(await screen.findByText('Say how it was (optional)'));
  await user.type(await feedback(), words);
}
