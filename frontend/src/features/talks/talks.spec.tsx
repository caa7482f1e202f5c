import type { Talks } from '@anew/contracts/assessment/talks';
import { words as spanish } from '@anew/words/es';
import { learn, speak } from '@anew/words/language';
import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { readAnew } from '#api/live';
import { refusal } from '#shared/testing/answers';
import { apiServer } from '#shared/testing/api-server';
import { maria, member, sam } from '#shared/testing/people';
import { down } from '#shared/testing/posts';
import { renderWithProviders } from '#shared/testing/render';
import { TalkPage } from './components/talk-page';
import { TalksToHave } from './components/talks-to-have';
import { agreement, fakeTalks, talk } from './testing/fake-talks';

const server = apiServer();

afterEach(() => speak('en'));

const open = (area = 'trust') => renderWithProviders(<TalkPage area={area} userId={maria.id} />);
const button = (name: string) => screen.findByRole('button', { name });
const heading = () => screen.findByRole('heading', { level: 1 });

describe('a talk that has not begun', () => {
  it('says whom it is not for, and cannot begin before they have said who speaks first', async () => {
    const { posted } = fakeTalks(server);
    const { user } = open();
    expect(await screen.findByText('This is not for a relationship with fear in it.')).toBeVisible();
    expect(screen.getByRole('link', { name: '1-800-799-7233' })).toHaveAttribute('href', 'tel:+18007997233');
    expect(await button('We are both ready')).toBeDisabled();
    await user.click(await screen.findByRole('radio', { name: 'Sam' }));
    await user.click(await button('We are both ready'));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('One speaks, one listens');
    expect(posted).toEqual([{ area: 'trust', firstSpeaker: sam.id }]);
  });

  it('names the hotline in Spanish where the rest is still English', async () => {
    learn('es', spanish);
    speak('es', []);
    fakeTalks(server);
    open();
    const hotline = await screen.findByRole('link', { name: '1-800-799-7233' });
    expect(hotline.closest('[lang]')).toHaveAttribute('lang', 'es');
    expect(hotline.closest('[lang]')).toHaveTextContent(/No le debes una plática a nadie/);
  });

  it('tells how it goes in four steps, and what the next twenty-five minutes are about', async () => {
    fakeTalks(server);
    open();
    expect(await heading()).toHaveTextContent('Trust, and what came before');
    expect(screen.getByText('A talk of about 25 minutes')).toBeVisible();
    const steps = screen.getAllByRole('listitem').filter((item) => item.closest('ol'));
    expect(steps.map((step) => within(step).getByRole('heading').textContent)).toEqual([
      'One speaks, one listens',
      'The listener says back what they heard',
      'You trade places',
      'You look at it together',
    ]);
  });

  it('asks once, however often the button is pressed, and waits without losing the choice', async () => {
    const fake = fakeTalks(server);
    const answer = fake.hold();
    const { user } = open();
    await user.click(await screen.findByRole('radio', { name: 'Maria' }));
    await user.click(await button('We are both ready'));
    const waiting = await button('Starting...');
    expect(waiting).toHaveAttribute('aria-busy', 'true');
    await user.click(waiting);
    answer();
    expect((await screen.findByText('Speaks')).closest('li')).toHaveTextContent('Maria');
    expect(fake.posted).toHaveLength(1);
  });

  it.each([
    ['a server that is away', () => down(), 'Not reachable.'],
    ['a lost network', () => HttpResponse.error(), 'Please try again.'],
  ])('keeps the choice for a second try after %s', async (_, answer, words) => {
    const { posted } = fakeTalks(server);
    server.use(http.post('/api/talks', answer, { once: true }));
    const { user } = open();
    await user.click(await screen.findByRole('radio', { name: 'Sam' }));
    await user.click(await button('We are both ready'));
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.getByRole('radio', { name: 'Sam' })).toBeChecked();
    await user.click(await button('We are both ready'));
    expect(await screen.findByText('Speaks')).toBeVisible();
    expect(posted).toEqual([{ area: 'trust', firstSpeaker: sam.id }]);
  });

  it('joins the talk that the partner has begun meanwhile', async () => {
    const fake = fakeTalks(server);
    const { user } = open();
    await user.click(await screen.findByRole('radio', { name: 'Sam' }));
    server.use(http.post('/api/talks', () => refusal(409, 'talk_open', 'A talk is going on already.')));
    fake.talks = { ...fake.talks, current: { ...talk, firstSpeaker: maria.id } };
    await user.click(await button('We are both ready'));
    expect((await screen.findByText('Speaks')).closest('li')).toHaveTextContent('Maria');
  });

  it('begins on this device when the partner begins it, and takes the focus there', async () => {
    const fake = fakeTalks(server);
    const { queryClient } = open();
    await button('We are both ready');
    fake.talks = { ...fake.talks, current: talk };
    await readAnew(queryClient, ['talk']);
    expect(await screen.findByRole('group', { name: /^Step 1 of 6/ })).toHaveFocus();
  });

  it('lets one choose by the number of the partner', async () => {
    fakeTalks(server);
    const { user } = open();
    await user.click(await screen.findByRole('radio', { name: 'Maria' }));
    await user.keyboard('2');
    expect(screen.getByRole('radio', { name: 'Sam' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Sam' })).toHaveFocus();
  });

  it.each([null, '', '  '])('has words for people whose first name is %p', async (firstName) => {
    fakeTalks(server);
    const nameless = [maria, sam].map((one) => ({ ...member(one), firstName }));
    server.use(http.get('/api/couples/members', () => HttpResponse.json(nameless)));
    open();
    expect(await screen.findByRole('radio', { name: 'You' })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Your partner' })).toBeVisible();
  });
});

describe('the page of a talk', () => {
  it('says that it is loading', async () => {
    fakeTalks(server);
    server.use(http.get('/api/talks', () => new Promise<Response>(() => undefined)));
    open();
    expect(await screen.findByRole('status')).toHaveTextContent('Loading your talk');
  });

  it.each(['/api/talks', '/api/couples/members'])(
    'can be loaded again when %s did not answer',
    async (path) => {
      fakeTalks(server);
      server.use(http.get(path, () => HttpResponse.error()));
      const { user } = open();
      expect(await screen.findByRole('alert')).toHaveTextContent('Your talk did not load');
      fakeTalks(server);
      await user.click(await button('Retry'));
      expect(await screen.findByRole('radio', { name: 'Sam' })).toBeVisible();
    },
  );

  it('points to the one that is going on', async () => {
    fakeTalks(server, { current: { ...talk, area: 'future' } });
    open();
    expect(await screen.findByText(/“The road ahead” is still open/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go on with it' })).toHaveAttribute('href', '/talks/future');
  });

  it('is free for its own talk once the other one was left for today', async () => {
    const { posted } = fakeTalks(server, { current: { ...talk, area: 'future', step: 'together' } });
    const { user } = open();
    server.use(http.post('/api/talks/talk/steps', down, { once: true }));
    await user.click(await button('Leave it for today'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Not reachable.');
    await user.click(await button('Leave it for today'));
    expect(await button('We are both ready')).toBeDisabled();
    expect(posted).toEqual([{ step: 'together', move: 'leave' }]);
  });

  it.each(['family', 'constructor', 'anything'])('is not there when it is not offered: %s', async (area) => {
    fakeTalks(server);
    open(area);
    expect(await screen.findByText('This talk is not one of yours')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Look at your results' })).toHaveAttribute('href', '/assessment');
  });

  it('offers nothing to somebody whose session has ended', async () => {
    fakeTalks(server);
    server.use(http.get('/api/talks', () => refusal(401, 'sign_in_required', 'Please log in.')));
    open();
    expect(await screen.findByText('This talk is not one of yours')).toBeVisible();
  });
});

describe('the talks below the results', () => {
  const two: Talks['offered'] = [
    { area: 'trust', talkedAt: null },
    { area: 'future', talkedAt: null },
  ];

  it('lead to each of them, and to the one that is going on', async () => {
    fakeTalks(server, { offered: two, current: talk });
    renderWithProviders(<TalksToHave />);
    const current = await screen.findByRole('link', { name: 'Go on with your talk' });
    expect(current).toHaveAttribute('href', '/talks/trust');
    const other = screen.getByRole('link', { name: 'Look at this talk' });
    expect(other).toHaveAttribute('href', '/talks/future');
    expect(other).not.toHaveClass('primary');
  });

  it('have one primary button: that of a talk which is offered no more cannot be it', async () => {
    fakeTalks(server, { offered: two, current: { ...talk, area: 'family' } });
    const { container } = renderWithProviders(<TalksToHave />);
    await screen.findByText('Trust, and what came before');
    expect(container.querySelectorAll('a.primary')).toHaveLength(1);
  });

  it.each([
    ['A talk to have', two.slice(0, 1)],
    ['Talks to have', two],
  ])('stand below "%s"', async (name, offered) => {
    fakeTalks(server, { offered });
    renderWithProviders(<TalksToHave />);
    const region = await screen.findByRole('region', { name });
    expect(within(region).getAllByRole('link', { name: 'Look at this talk' })).toHaveLength(offered.length);
  });

  it('say when the two had one', async () => {
    fakeTalks(server, { offered: [{ area: 'trust', talkedAt: '2026-02-03T12:00:00.000Z' }] });
    renderWithProviders(<TalksToHave />);
    expect(await screen.findByText('You had this talk on Tue, Feb 3, 2026.')).toBeVisible();
  });

  it('are not there where a talk alone is not the right help', async () => {
    fakeTalks(server, { offered: [] }, [agreement]);
    const { container, queryClient } = renderWithProviders(<TalksToHave />);
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(container).not.toHaveTextContent(/talk/i);
  });

  it('let an area become a focus from here', async () => {
    fakeTalks(server);
    const sent: unknown[] = [];
    server.use(
      http.post('/api/focuses', async ({ request }) => {
        const focus = await request.json();
        sent.push(focus);
        server.use(http.get('/api/focuses', () => HttpResponse.json([focus])));
        return HttpResponse.json(focus);
      }),
    );
    const { user } = renderWithProviders(<TalksToHave />);
    await user.click(await button('Make this our focus'));
    expect(await screen.findByText(/This is one of your focus areas/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Make this our focus' })).toBeNull();
    expect(sent).toEqual([{ moduleSlug: 'emotional-safety', priority: 'high' }]);
  });
});
