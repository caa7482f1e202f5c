import type { Household, Story } from '@anew/contracts/household/views';
import { complete, words } from '@anew/words/es';
import { learn, speak } from '@anew/words/language';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Route, Routes, useLocation } from 'react-router-dom';
import { apiServer } from '#shared/testing/api-server';
import { maria } from '#shared/testing/people';
import { down } from '#shared/testing/posts';
import { renderWithProviders } from '#shared/testing/render';
import { HouseholdCard } from './components/household-card';
import { StoryCard } from './components/story-card';
import { WelcomePage } from './components/welcome-page';

const server = apiServer();
const EMPTY: Household = { children: null, ageBands: [], days: null, faith: null, places: null };
const onUserChange = jest.fn();
let household: Household | null;
let story: Story | null;
let saved: unknown[];

beforeEach(() => {
  onUserChange.mockReset();
  [household, story, saved] = [EMPTY, { past: [], first: null }, []];
  server.use(
    http.get('/api/household', () => HttpResponse.json(household)),
    http.get('/api/profile/story', () => HttpResponse.json(story)),
    http.put('/api/*', async ({ request }) => {
      const body = (await request.json()) as object;
      saved.push(body);
      return HttpResponse.json({ ...(request.url.endsWith('household') ? household : story), ...body });
    }),
  );
});

afterEach(() => speak('en'));

function Elsewhere() {
  const { pathname, hash } = useLocation();
  return <h1>{`At ${pathname}${hash}`}</h1>;
}

const open = (path = '/welcome?part=household') =>
  renderWithProviders(
    <Routes>
      <Route path="/welcome" element={<WelcomePage user={maria} onUserChange={onUserChange} />} />
      <Route path="*" element={<Elsewhere />} />
    </Routes>,
    path,
  );

const button = (name: string) => screen.findByRole('button', { name });
const choice = (name: string) => screen.findByRole('checkbox', { name });
const radio = (name: string) => screen.findByRole('radio', { name });

describe('the screen of questions', () => {
  it('says when what is known did not load, and asks once it has', async () => {
    server.use(http.get('/api/profile/story', down));
    const { user } = open();
    expect(await screen.findByRole('alert')).toBeVisible();
    server.use(http.get('/api/profile/story', () => HttpResponse.json(story)));
    await user.click(await button('Retry'));
    expect(await choice('Mine, from before')).toBeVisible();
  });

  it('waits for both answers before it asks anything', async () => {
    let answer = (_: Response): void => undefined;
    server.use(http.get('/api/profile/story', () => new Promise<Response>((resolve) => (answer = resolve))));
    open();
    expect(await screen.findByRole('status')).toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    answer(HttpResponse.json(story));
    expect(await choice('Mine, from before')).toBeVisible();
  });

  it('begins with what was said before', async () => {
    household = { ...EMPTY, children: ['partners'], ageBands: ['under-6'] };
    const { user } = open();
    expect(await choice('Mine, from before')).not.toBeChecked();
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(1);
    await user.click(await button('Next'));
    expect(await choice('Under 6')).toBeChecked();
  });

  it.each([
    ['household', '/settings#couple-account'],
    ['story', '/profile'],
    ['all', '/'],
    ['something-else', '/'],
  ])('for the part "%s" goes back to where it was asked for', async (part, place) => {
    const { user } = open(`/welcome?part=${part}`);
    await user.click(await button(part === 'household' || part === 'story' ? 'Close' : 'Not now'));
    expect(await screen.findByText(`At ${place}`)).toBeVisible();
    expect(saved).toEqual([]);
  });

  it('cannot go back from the first question, and says where one is', async () => {
    open('/welcome?part=story');
    const progress = await screen.findByRole('progressbar');
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    expect(progress).toHaveAttribute('aria-valuetext', 'Question 1 of 2');
    expect(progress).toHaveAttribute('aria-valuemax', '2');
  });
});

describe('an answer', () => {
  it('that was not saved is said to be so only where it belongs', async () => {
    server.use(http.put('/api/household', down));
    const { user } = open();
    await user.click(await choice('We have no children'));
    await user.click(await button('Next'));
    await screen.findByRole('alert');
    await user.click(await button('Skip'));
    await screen.findByText('Question 2 of 3');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is sent once, and nothing else can be pressed meanwhile', async () => {
    let requests = 0;
    server.use(
      http.put('/api/household', () => {
        requests += 1;
        return new Promise<Response>(() => undefined);
      }),
    );
    const { user } = open();
    await user.click(await choice('We have no children'));
    await user.click(await button('Next'));
    await user.dblClick(await button('Saving'));
    expect(await button('Skip')).toBeDisabled();
    expect(await button('Close')).toBeDisabled();
    expect(requests).toBe(1);
  });

  it('taken back is no answer', async () => {
    const { user } = open();
    await user.click(await choice('Ours together'));
    await user.click(await choice('Ours together'));
    expect(screen.queryByRole('checkbox', { checked: true })).not.toBeInTheDocument();
    await user.click(await button('Next'));
    await waitFor(() => expect(saved).toEqual([{}]));
  });

  it('from before that is taken back is sent as such', async () => {
    household = { ...EMPTY, children: ['ours'] };
    const { user } = open();
    await user.click(await choice('Ours together'));
    await user.click(await button('Next'));
    await waitFor(() => expect(saved).toEqual([{ children: null }]));
  });

  it('cannot be changed while it is being sent', async () => {
    let answer = (_: Response): void => undefined;
    server.use(http.put('/api/household', () => new Promise<Response>((resolve) => (answer = resolve))));
    const { user } = open();
    await user.click(await choice('We have no children'));
    await user.click(await button('Next'));
    await button('Saving');
    await user.click(await choice('Mine, from before'));
    expect(await choice('We have no children')).toBeChecked();
    answer(HttpResponse.json({ ...EMPTY, children: [] }));
    await screen.findByText('Question 2 of 3');
    await user.click(await button('Back'));
    expect(await choice('We have no children')).toBeChecked();
  });

  it('to a question that is then skipped is not sent with another', async () => {
    story = null;
    const { user } = open('/welcome?part=all');
    await user.click(await button('Skip'));
    await screen.findByText('Question 2 of 4');
    await user.click(await button('Skip'));
    await user.click(await choice('I was widowed'));
    await user.click(await button('Skip'));
    await screen.findByText('Question 4 of 4');
    await user.click(await button('Skip'));
    await waitFor(() => expect(saved).toEqual([{}]));
  });

  it('to a question from which one goes back is taken back', async () => {
    const { user } = open('/welcome?part=story');
    await user.click(await button('Next'));
    await user.click(await radio('Talks that go better'));
    await user.click(await button('Back'));
    await user.click(await choice('I was widowed'));
    await user.click(await button('Next'));
    await waitFor(() => expect(saved).toEqual([{}, { past: ['widowed'] }]));
  });

  it('about the first name that is empty or unchanged is not sent', async () => {
    const { user } = open('/welcome');
    const field = await screen.findByLabelText('First name');
    expect(field).toHaveAccessibleDescription(/partner/i);
    await user.clear(field);
    await user.type(field, '   {Enter}');
    await screen.findByText('Question 2 of 4');
    await user.click(await button('Back'));
    await user.clear(await screen.findByLabelText('First name'));
    await user.type(screen.getByLabelText('First name'), ' Maria {Enter}');
    await screen.findByText('Question 2 of 4');
    expect(saved).toEqual([]);
    expect(onUserChange).not.toHaveBeenCalled();
  });
});

describe('the days with children', () => {
  async function days() {
    household = { ...EMPTY, children: ['mine'], ageBands: ['teens'] };
    const view = open();
    await view.user.click(await button('Skip'));
    await screen.findByText('Question 2 of 5');
    await view.user.click(await button('Skip'));
    await radio('On certain days');
    return view;
  }

  it('begin with the weekend, and stay in the order of the week', async () => {
    const { user } = await days();
    await user.click(await radio('On certain days'));
    const checked = screen.getAllByRole('checkbox', { checked: true });
    expect(checked).toHaveLength(3);
    await user.click(await choice('Monday'));
    await user.click(await button('Next'));
    await waitFor(() => expect(saved).toMatchObject([{ days: ['monday', 'friday', 'saturday', 'sunday'] }]));
  });

  it('are not asked for one by one where they are there every day', async () => {
    const { user } = await days();
    await user.click(await radio('Every day'));
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    await user.click(await button('Next'));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect((saved[0] as Household).days).toHaveLength(7);
  });

  it('are not asked about grown children', async () => {
    household = { ...EMPTY, children: ['mine'], ageBands: ['grown'] };
    open();
    expect(await screen.findByText('Question 1 of 4')).toBeVisible();
  });
});

describe('a past that excludes the others', () => {
  it('takes them back, and they take it back', async () => {
    const { user } = open('/welcome?part=story');
    await user.click(await choice('I was widowed'));
    await user.click(await choice('I was divorced or separated'));
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
    await user.click(await choice('I’d rather not say'));
    expect(screen.getAllByRole('checkbox', { checked: true })).toEqual([await choice('I’d rather not say')]);
    await user.click(await choice('I was widowed'));
    expect(screen.getAllByRole('checkbox', { checked: true })).toEqual([await choice('I was widowed')]);
  });
});

describe('the cards', () => {
  it('say that they did not load, and load again', async () => {
    server.use(http.get('/api/household', down));
    const { user } = renderWithProviders(<HouseholdCard />);
    await screen.findByRole('alert');
    server.use(http.get('/api/household', () => HttpResponse.json(EMPTY)));
    await user.click(await button('Retry'));
    expect(await screen.findByRole('link', { name: 'Describe your household' })).toBeVisible();
  });

  it('say that a story is nobody else’s to read', async () => {
    renderWithProviders(<StoryCard />);
    expect(await screen.findByText(/[Oo]nly you/)).toBeVisible();
  });

  it('put words together as Spanish does for whoever reads Spanish', async () => {
    learn('es', words);
    speak('es', complete);
    household = { ...EMPTY, children: ['mine', 'ours'], ageBands: ['teens'], days: ['friday', 'sunday'] };
    renderWithProviders(<HouseholdCard />);
    const text = await screen.findByText(/ y Domingo$/);
    expect(text).not.toHaveTextContent(' and ');
  });
});
