import type { Household, Story } from '@anew/contracts/household/views';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Link, Route, Routes } from 'react-router-dom';
import { householdQuery } from '#api/household';
import { apiServer } from '#shared/testing/api-server';
import { maria } from '#shared/testing/people';
import { down } from '#shared/testing/posts';
import { renderWithProviders } from '#shared/testing/render';
import { HouseholdCard } from './components/household-card';
import { StoryCard } from './components/story-card';
import { WelcomeNotice } from './components/welcome-notice';
import { WelcomePage } from './components/welcome-page';

const server = apiServer();
const NOTHING_SAID: Household = { children: null, ageBands: [], days: null, faith: null, places: null };
const onUserChange = jest.fn();
let household: Household | null;
let story: Story | null;
/** What was saved, by path, in order. */
let saved: [string, unknown][];

beforeEach(() => {
  jest.resetAllMocks();
  [household, story, saved] = [null, null, []];
  server.use(
    http.get('/api/household', () => HttpResponse.json(household)),
    http.get('/api/profile/story', () => HttpResponse.json(story)),
    http.put('/api/*', async ({ request }) => {
      const { pathname } = new URL(request.url);
      const body = (await request.json()) as object;
      saved.push([pathname, body]);
      if (pathname === '/api/household')
        return HttpResponse.json((household = { ...NOTHING_SAID, ...household, ...body }));
      if (pathname === '/api/profile/story')
        return HttpResponse.json((story = { past: [], first: null, ...story, ...body }));
      return HttpResponse.json(maria);
    }),
  );
});

const Elsewhere = () => (
  <>
    <h1>Elsewhere</h1>
    <Link to="/welcome?part=household">Describe</Link>
  </>
);

const open = (path = '/welcome') =>
  renderWithProviders(
    <Routes>
      <Route path="/welcome" element={<WelcomePage user={maria} onUserChange={onUserChange} />} />
      <Route path="*" element={<Elsewhere />} />
    </Routes>,
    path,
  );

const press = (name: string) => screen.findByRole('button', { name });

describe('the four taps', () => {
  it('save each answer as it is given, and end on the dashboard', async () => {
    const { user } = open();
    const name = await screen.findByLabelText('First name');
    expect(name).toHaveValue('Maria');
    await user.clear(name);
    await user.type(name, ' Mia ');
    await user.click(await press('Next'));
    await user.click(await screen.findByRole('checkbox', { name: 'Mine, from before' }));
    await user.click(await press('Next'));
    await user.click(await screen.findByRole('checkbox', { name: 'Teenagers' }));
    await user.click(await press('Next'));
    await user.click(await screen.findByRole('radio', { name: 'On certain days' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Sunday' }));
    await user.click(await press('Next'));
    await user.click(await screen.findByRole('checkbox', { name: 'I was widowed' }));
    await user.click(await press('Next'));
    await user.click(await screen.findByRole('radio', { name: 'Talks that go better' }));
    await user.click(await press('Done'));
    expect(await screen.findByText('Elsewhere')).toBeVisible();
    expect(saved).toEqual([
      ['/api/profile/update', { firstName: 'Mia' }],
      ['/api/household', { children: ['mine'] }],
      ['/api/household', { ageBands: ['teens'] }],
      ['/api/household', { days: ['friday', 'saturday'] }],
      ['/api/profile/story', { past: ['widowed'] }],
      ['/api/profile/story', { first: 'communication-complexity' }],
    ]);
    expect(onUserChange).toHaveBeenCalledWith(maria);
  });

  it('can all be skipped, and are then not offered again', async () => {
    const { user } = open();
    for (let count = 1; count <= 4; count++) {
      expect(await screen.findByText(`Question ${count} of 4`)).toBeVisible();
      await user.click(await press('Skip'));
    }
    expect(await screen.findByText('Elsewhere')).toBeVisible();
    expect(saved).toEqual([['/api/profile/story', {}]]);
  });

  it('go on by one question where Next or Skip is clicked twice', async () => {
    const { user } = open();
    await screen.findByText('Question 1 of 4');
    await user.dblClick(await press('Skip'));
    expect(screen.getByText('Question 2 of 4')).toBeVisible();
    await user.click(await press('Skip'));
    await screen.findByText('Question 3 of 4');
    await user.dblClick(await press('Back'));
    expect(screen.getByText('Question 2 of 4')).toBeVisible();
    await user.click(await press('Back'));
    const next = await press('Next');
    await user.click(next);
    await screen.findByText('Question 2 of 4');
    fireEvent.click(next, { detail: 2 });
    await user.click(await press('Back'));
    expect(await screen.findByText('Question 1 of 4')).toBeVisible();
    expect(saved).toEqual([]);
  });

  it('can be left at once, also when that cannot be saved', async () => {
    server.use(http.put('/api/profile/story', down));
    const { user } = open();
    await user.click(await press('Not now'));
    expect(await screen.findByText('Elsewhere')).toBeVisible();
  });

  it('say no more of children where there are none, and go back', async () => {
    const { user } = open();
    await user.click(await press('Next'));
    await user.click(await screen.findByRole('checkbox', { name: 'Ours together' }));
    expect(screen.getByText('Question 2 of 6')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'We have no children' }));
    expect(screen.getByRole('checkbox', { name: 'Ours together' })).not.toBeChecked();
    await user.click(await press('Next'));
    expect(saved).toEqual([['/api/household', { children: [] }]]);
    expect(await screen.findByRole('heading', { name: /What came before/ })).toHaveFocus();
    await user.click(await press('Back'));
    expect(await screen.findByRole('checkbox', { name: 'We have no children' })).toBeChecked();
  });

  it('stay where they are when an answer is not saved, and say so', async () => {
    server.use(http.put('/api/household', down));
    const { user } = open('/welcome?part=household');
    await user.click(await screen.findByRole('checkbox', { name: 'We have no children' }));
    await user.click(await press('Next'));
    expect(await screen.findByRole('alert')).toHaveTextContent('This was not saved');
    expect(screen.getByRole('checkbox', { name: 'We have no children' })).toBeChecked();
  });
});

describe('what the partner has said', () => {
  const ofAda: Household = { ...NOTHING_SAID, children: ['partners'], ageBands: ['teens'], days: ['friday'] };

  it('since the questions were opened is kept, and asked about with its answer', async () => {
    const { user } = open('/welcome?part=household');
    await user.click(await screen.findByRole('checkbox', { name: 'Mine, from before' }));
    household = ofAda;
    await user.click(await press('Next'));
    expect(await screen.findByRole('checkbox', { name: 'Teenagers' })).toBeChecked();
    expect(saved).toEqual([['/api/household', { children: ['mine'] }]]);
  });

  it('decides what is asked next', async () => {
    household = ofAda;
    const { user } = open('/welcome?part=household');
    await user.click(await press('Next'));
    await screen.findByRole('checkbox', { name: 'Teenagers' });
    household = { ...NOTHING_SAID, children: [], places: ['outdoors'] };
    await user.click(await press('Next'));
    expect(await screen.findByRole('radio', { name: 'No' })).toBeVisible();
    expect(screen.getByText('Question 2 of 3')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
  });

  it('is read anew before the questions begin', async () => {
    const { user, queryClient } = open('/elsewhere');
    queryClient.setQueryData(householdQuery.queryKey, null, { updatedAt: Date.now() - 10_000 });
    household = ofAda;
    await user.click(screen.getByRole('link', { name: 'Describe' }));
    expect(await screen.findByRole('checkbox', { name: 'My partner’s, from before' })).toBeChecked();
  });
});

describe('a story that another window has told since the questions were opened', () => {
  const told: Story = { past: ['widowed'], first: null };

  it('is kept, with the answer of this one', async () => {
    const { user } = open('/welcome?part=story');
    await user.click(await press('Skip'));
    story = told;
    await user.click(await screen.findByRole('radio', { name: 'Talks that go better' }));
    await user.click(await press('Done'));
    expect(await screen.findByText('Elsewhere')).toBeVisible();
    expect(saved).toEqual([['/api/profile/story', { first: 'communication-complexity' }]]);
  });

  it('is kept where nothing is chosen here, and then shown', async () => {
    const { user } = open('/welcome?part=story');
    await press('Next');
    story = told;
    await user.click(await press('Next'));
    await screen.findByText('Question 2 of 2');
    await user.click(await press('Back'));
    expect(await screen.findByRole('checkbox', { name: 'I was widowed' })).toBeChecked();
    expect(saved).toEqual([['/api/profile/story', {}]]);
  });

  it('is kept where this one is left', async () => {
    const { user } = open();
    await press('Not now');
    story = told;
    await user.click(await press('Not now'));
    expect(await screen.findByText('Elsewhere')).toBeVisible();
    expect(story).toEqual(told);
    expect(saved).toEqual([['/api/profile/story', {}]]);
  });
});

describe('faith and places', () => {
  it('are asked when the household is described, and saved with it', async () => {
    household = { children: [], ageBands: [], days: null, faith: null, places: null };
    const { user } = open('/welcome?part=household');
    await user.click(await press('Skip'));
    await user.click(await screen.findByRole('radio', { name: 'No' }));
    await user.click(await press('Next'));
    await user.click(await screen.findByRole('checkbox', { name: 'Outdoors, near home' }));
    await user.click(screen.getByRole('checkbox', { name: 'Neither works for us' }));
    expect(screen.getByRole('checkbox', { name: 'Outdoors, near home' })).not.toBeChecked();
    await user.click(await press('Done'));
    expect(await screen.findByText('Elsewhere')).toBeVisible();
    expect(saved).toEqual([
      ['/api/household', { faith: 'none' }],
      ['/api/household', { places: [] }],
    ]);
  });

  it('can both be skipped', async () => {
    household = { children: [], ageBands: [], days: null, faith: null, places: null };
    const { user } = open('/welcome?part=household');
    for (let count = 1; count <= 3; count++) {
      expect(await screen.findByText(`Question ${count} of 3`)).toBeVisible();
      await user.click(await press('Skip'));
    }
    expect(await screen.findByText('Elsewhere')).toBeVisible();
    expect(saved).toEqual([]);
  });
});

describe('the cards', () => {
  it('say in one quiet line what a household is for as long as there is none', async () => {
    renderWithProviders(<HouseholdCard />);
    expect(await screen.findByText(/Tell us who belongs to your home/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Describe your household' })).toHaveAttribute(
      'href',
      '/welcome?part=household',
    );
  });

  it('show what was said', async () => {
    household = {
      children: ['mine', 'ours'],
      ageBands: ['under-6'],
      days: [],
      faith: 'several',
      places: [],
    };
    story = { past: ['divorced', 'widowed'], first: 'our-vision' };
    renderWithProviders(
      <>
        <HouseholdCard />
        <StoryCard />
      </>,
    );
    expect(await screen.findByText('Mine, from before and Ours together')).toBeVisible();
    expect(screen.getByText('The days change')).toBeVisible();
    expect(screen.getByText('Yes, more than one')).toBeVisible();
    expect(screen.getByText('Neither works for us')).toBeVisible();
    expect(await screen.findByText('I was divorced or separated and I was widowed')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Change your story' })).toBeVisible();
  });
});

/** The offer beside a card that reads the same, and so shows when the answer is there. */
function Both({ since }: { since: string }) {
  return (
    <>
      <WelcomeNotice since={since} />
      <StoryCard />
    </>
  );
}

describe('the offer on the dashboard', () => {
  const offer = () => screen.findByRole('link', { name: 'Make it fit' });

  it('is made to someone new who was not asked yet', async () => {
    renderWithProviders(<WelcomeNotice since={new Date().toISOString()} />);
    expect(await offer()).toHaveAttribute('href', '/welcome');
  });

  it('is made neither to someone who was asked, nor to a couple of long ago', async () => {
    story = { past: [], first: null };
    const { unmount } = renderWithProviders(<Both since={new Date().toISOString()} />);
    expect(await screen.findByText('Your story')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Tell your story' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Make it fit' })).not.toBeInTheDocument();
    unmount();
    story = null;
    renderWithProviders(<Both since="2025-01-01T00:00:00.000Z" />);
    expect(await screen.findByRole('link', { name: 'Tell your story' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Make it fit' })).not.toBeInTheDocument();
  });
});
