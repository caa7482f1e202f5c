import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { readAnew } from '#api/live';
import { apiServer } from '#shared/testing/api-server';
import { maria } from '#shared/testing/people';
import { down, posts } from '#shared/testing/posts';
import { renderWithProviders } from '#shared/testing/render';
import { TalkPage } from './components/talk-page';
import { fakeTalks, talk } from './testing/fake-talks';

const server = apiServer();

const serve = (backAt?: string) =>
  fakeTalks(server, { current: { ...talk, pause: backAt === undefined ? null : { backAt } } });
const open = () => renderWithProviders(<TalkPage area="trust" userId={maria.id} />);
const button = (name: string) => screen.findByRole('button', { name });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('a pause', () => {
  it.each([
    ['In 20 minutes', 20],
    ['In an hour', 60],
    ['Tomorrow', 1440],
  ])('is taken with a promise to return: %s', async (name, backIn) => {
    const { posted } = serve();
    const { user } = open();
    await user.click(await button('Take a pause'));
    expect(posted).toEqual([]);
    await user.click(await button(name));
    expect(await heading('A pause')).toBeVisible();
    expect(screen.getByRole('group', { name: 'Step 1 of 6: A pause' })).toHaveFocus();
    expect(posted).toEqual([{ step: 'first-speaks', move: 'pause', backIn }]);
  });

  it('asks for the promise where the keyboard is, and gives the focus back when there is none', async () => {
    serve();
    const { user } = open();
    await user.click(await button('Take a pause'));
    expect(screen.getByRole('group', { name: 'When will you come back to this?' })).toBeVisible();
    expect(await button('In 20 minutes')).toHaveFocus();
    await user.click(await button('No pause'));
    expect(screen.queryByRole('button', { name: 'In an hour' })).toBeNull();
    expect(await button('Take a pause')).toHaveFocus();
  });

  it('does not take the focus to its button where nobody has asked for it', async () => {
    serve();
    open();
    expect(await button('Take a pause')).not.toHaveFocus();
  });

  it('asks anew in the next step', async () => {
    serve();
    const { user } = open();
    await user.click(await button('Take a pause'));
    await user.click(await button('Go on'));
    await heading('Say back what you heard');
    expect(await button('Take a pause')).toBeVisible();
  });

  it('stands still: no step, no clock, and a kind word', async () => {
    serve('2099-01-01T20:00:00.000Z');
    open();
    expect(await screen.findByText(/You promised to be back Jan 1, 2099/)).toBeVisible();
    expect(screen.getByText(/Whoever is calm first waits for the other/)).toBeVisible();
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Go on' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Take a pause' })).toBeNull();
  });

  it('says when it is time, and blames nobody for being late', async () => {
    serve('2020-01-01T20:00:00.000Z');
    open();
    expect(await screen.findByText('It is time to come back.')).toBeVisible();
    expect(screen.getByText(/Begin with something kind/)).toBeVisible();
    expect(document.body).not.toHaveTextContent('promised');
  });

  it('says to a screen reader when it has become time', async () => {
    const now = Date.parse('2026-11-20T20:00:00.000Z');
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now);
    serve('2026-11-20T20:20:00.000Z');
    open();
    const region = await screen.findByText(/You promised to be back/);
    expect(region).toHaveAttribute('role', 'status');
    clock.mockReturnValue(now + 1_200_000);
    await waitFor(() => expect(region).toHaveTextContent('It is time to come back.'), { timeout: 3_000 });
    clock.mockRestore();
  });

  it('ends where the two stopped', async () => {
    const { posted } = serve('2020-01-01T20:00:00.000Z');
    const { user } = open();
    await user.click(await button('We are both back'));
    expect(await heading('One speaks, one listens')).toBeVisible();
    expect(screen.getByRole('group', { name: /^Step 1 of 6/ })).toHaveFocus();
    expect(posted).toEqual([{ step: 'first-speaks', move: 'resume' }]);
  });

  it('ends on this device when the partner ends it', async () => {
    const fake = serve('2020-01-01T20:00:00.000Z');
    const { queryClient } = open();
    await button('We are both back');
    fake.move({ step: 'first-speaks', move: 'resume' });
    await readAnew(queryClient, ['talk']);
    expect(await heading('One speaks, one listens')).toBeVisible();
  });

  it('can turn into leaving it for today', async () => {
    const { posted } = serve('2099-01-01T20:00:00.000Z');
    const { user } = open();
    await user.click(await button('Leave it for today'));
    expect(await heading('Left for today')).toBeVisible();
    expect(posted).toEqual([{ step: 'first-speaks', move: 'leave' }]);
  });

  it('goes on when coming back did not reach the server, and says so', async () => {
    serve('2020-01-01T20:00:00.000Z');
    const sent = posts(server, '/api/talks/talk/steps', down);
    const { user } = open();
    await user.click(await button('We are both back'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Not reachable.');
    expect(await heading('A pause')).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it('is asked for once, however often it is pressed', async () => {
    const fake = serve();
    const answer = fake.hold();
    const { user } = open();
    await user.click(await button('Take a pause'));
    await user.click(await button('In an hour'));
    await waitFor(async () => expect(await button('In an hour')).toHaveAttribute('aria-busy', 'true'));
    await user.click(await button('In an hour'));
    await user.click(await button('Tomorrow'));
    answer();
    expect(await heading('A pause')).toBeVisible();
    expect(fake.posted).toEqual([{ step: 'first-speaks', move: 'pause', backIn: 60 }]);
  });
});
