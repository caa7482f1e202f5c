import type { Household, Story } from '@anew/contracts/household/views';
import * as household from '@anew/words/household';
import { speak } from '@anew/words/language';
import * as story from '@anew/words/story';
import * as welcome from '@anew/words/welcome';
import * as notice from '@anew/words/welcome-notice';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { apiServer } from '#shared/testing/api-server';
import { maria } from '#shared/testing/people';
import { speakPseudo, unmarked } from '#shared/testing/pseudo';
import { renderWithProviders } from '#shared/testing/render';
import { HouseholdCard } from './components/household-card';
import { StoryCard } from './components/story-card';
import { WelcomeNotice } from './components/welcome-notice';
import { WelcomePage } from './components/welcome-page';

const server = apiServer();

beforeEach(() => void speakPseudo());
afterEach(() => speak('en'));

const home: Household = {
  children: ['ours'],
  ageBands: ['teens'],
  days: ['sunday'],
  faith: 'one',
  places: ['outdoors'],
};
const past: Story = { past: ['widowed'], first: 'our-vision' };

async function shows(element: ReactNode, word: () => string, known: [Household | null, Story | null]) {
  server.use(
    http.get('/api/household', () => HttpResponse.json(known[0])),
    http.get('/api/profile/story', () => HttpResponse.json(known[1])),
  );
  const view = renderWithProviders(<main>{element}</main>);
  expect(await screen.findByText(word())).toBeInTheDocument();
  expect(unmarked(screen.getByRole('main'))).toEqual([]);
  return view;
}

it.each([
  ['the empty household', <HouseholdCard key="" />, household.describe, null, null],
  ['the household', <HouseholdCard key="" />, household.change, home, null],
  ['the empty story', <StoryCard key="" />, story.tell, null, null],
  ['the story', <StoryCard key="" />, story.change, null, past],
  ['the notice', <WelcomeNotice key="" since={new Date().toISOString()} />, notice.open, null, null],
] as const)('%s shows nothing that is in no catalogue', async (_name, element, word, atHome, before) => {
  await shows(element, word, [atHome, before]);
});

it('no question of the first taps shows anything that is in no catalogue', async () => {
  const page = <WelcomePage user={maria} onUserChange={jest.fn()} />;
  const { user } = await shows(page, welcome.callYou, [home, past]);
  for (const asked of [
    welcome.whoseChildren,
    welcome.howOld,
    welcome.when,
    welcome.cameBefore,
    welcome.likeFirst,
  ]) {
    await user.click(screen.getByRole('button', { name: welcome.skip() }));
    expect(await screen.findByText(asked())).toBeInTheDocument();
    expect(unmarked(screen.getByRole('main'))).toEqual([]);
  }
});
