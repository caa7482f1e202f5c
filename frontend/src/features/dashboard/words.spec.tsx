import * as feedback from '@anew/words/activity-feedback';
import * as form from '@anew/words/appreciation-form';
import * as words from '@anew/words/dashboard';
import { speak } from '@anew/words/language';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { apiServer } from '#shared/testing/api-server';
import { alone, maria, together } from '#shared/testing/people';
import { speakPseudo, unmarked } from '#shared/testing/pseudo';
import { renderWithProviders } from '#shared/testing/render';
import { NEXT } from '#shared/testing/steps';
import { DailyAppreciation } from './components/daily-appreciation';
import { DashboardPage } from './components/dashboard-page';
import { TodaysActivity } from './components/todays-activity';
import { activity, entry, fakeToday } from './testing/fake-today';

const server = apiServer();

beforeEach(() => void speakPseudo());
afterEach(() => speak('en'));

const ours = () => unmarked(screen.getByRole('main'));

it.each([
  ['of two', together, { '/api/journal': [entry(), entry({ id: 'theirs', userId: 'user-sam' })] }],
  ['of one', alone, { '/api/connection-activities/today': { ...activity, completed: true } }],
] as const)('the dashboard %s shows nothing that is in no catalogue', async (_name, couple, answers) => {
  fakeToday(server, answers);
  renderWithProviders(
    <main>
      <DashboardPage user={maria} couple={couple} partner="" question={() => null} />
    </main>,
  );
  expect(await screen.findByText(activity.title)).toBeInTheDocument();
  expect(await screen.findByText('Stay.')).toBeInTheDocument();
  expect(ours()).toEqual([]);
});

it('what opens on the dashboard shows nothing that is in no catalogue', async () => {
  fakeToday(server);
  const { user } = renderWithProviders(
    <main>
      <DailyAppreciation userId="user-maria" partner="Sam" step={NEXT} />
      <TodaysActivity userId="user-maria" step={NEXT} />
    </main>,
  );
  await user.click(await screen.findByRole('button', { name: words.write() }));
  await user.click(await screen.findByText(words.sayHow()));
  expect(await screen.findByLabelText(form.what())).toBeInTheDocument();
  expect(await screen.findByLabelText(feedback.rating())).toBeInTheDocument();
  expect(ours()).toEqual([]);
});
