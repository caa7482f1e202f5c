import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { refusal } from '#shared/testing/answers';
import { apiServer } from '#shared/testing/api-server';
import { toasts } from '#shared/testing/toasts';
import { fakeCoach } from '../testing/fake-coach';
import { conversation } from '../testing/fixtures';
import { address, button, input, list, openCoaching, said } from '../testing/open-coaching';

const server = apiServer();
const both = () => [
  conversation('money'),
  conversation('holidays', { updatedAt: '2026-01-02T10:00:00.000Z' }),
];
const entry = (name: RegExp) => list().findByRole('link', { name });

describe('the list', () => {
  it('has each conversation’s title and the date it was last changed', async () => {
    fakeCoach(server, both());
    openCoaching();
    expect(await entry(/About money/)).toHaveTextContent('Sat, Jan 10, 2026');
    expect(await entry(/About holidays/)).toHaveTextContent('Fri, Jan 2, 2026');
  });

  it('says so when there are none', async () => {
    fakeCoach(server);
    openCoaching();
    expect(await list().findByText('No conversations yet')).toBeVisible();
    expect(list().getByText('Start your first conversation')).toBeVisible();
  });

  it('goes on behind the first page', async () => {
    const [one] = both();
    fakeCoach(
      server,
      Array.from({ length: 25 }, (_, index) => ({ ...one!, id: `${index}`, title: `Talk ${index}` })),
    );
    const { user } = openCoaching();
    await entry(/^Talk 19/);
    expect(list().queryByText('Talk 20')).not.toBeInTheDocument();
    await user.click(list().getByRole('button', { name: 'Show older conversations' }));
    expect(await entry(/^Talk 24/)).toBeVisible();
    expect(await list().findByText('These are all of them.')).toHaveFocus();
  });

  it('can be asked for again when it did not load', async () => {
    fakeCoach(server, both());
    let down = true;
    server.use(
      http.get('/api/coaching/conversations', () =>
        down ? refusal(503, 'service_unavailable', 'Resting.') : HttpResponse.json(both()),
      ),
    );
    const { user } = openCoaching();
    await list().findByText('Your conversations did not load');
    down = false;
    await user.click(list().getByRole('button', { name: 'Retry' }));
    expect(await entry(/About money/)).toBeVisible();
  });

  it('opens a conversation, which is then in the address and marked', async () => {
    fakeCoach(server, both());
    const { user } = openCoaching();
    await user.click(await entry(/About money/));
    expect(await said('With one breath.')).toBeVisible();
    expect(screen.getByText(/^Jan 10, 2026, 10:00/)).toBeVisible();
    expect(address()).toBe('/coaching?c=money');
    expect(await entry(/About money/)).toHaveAttribute('aria-current', 'page');
  });

  it('leads with the focus into the conversation that was chosen, also when it is in view', async () => {
    fakeCoach(server, both());
    const { user } = openCoaching();
    await user.click(await entry(/About money/));
    await waitFor(() => expect(screen.getByRole('log', { name: 'Conversation: About money' })).toHaveFocus());
    await user.click(await entry(/About money/));
    expect(screen.getByRole('log')).toHaveFocus();
  });

  it('leaves the focus to whoever writes already while the conversation loads', async () => {
    fakeCoach(server, both());
    const { user } = openCoaching();
    await user.click(await entry(/About money/));
    await waitFor(() => expect(address()).toBe('/coaching?c=money'));
    await user.click(input());
    await said('With one breath.');
    expect(input()).toHaveFocus();
  });

  it('starts a new one', async () => {
    fakeCoach(server, both());
    const { user } = openCoaching('/coaching?c=money&module=our-vision');
    await screen.findByText('With one breath.');
    await user.click(list().getByRole('button', { name: 'New Conversation' }));
    expect(await screen.findByText('What would you like to think through?')).toBeVisible();
    expect(address()).toBe('/coaching');
    expect(input()).toHaveFocus();
  });
});

describe('on a narrow screen, the drawer', () => {
  async function openDrawer() {
    fakeCoach(server, both());
    const view = openCoaching('/coaching?c=money');
    await view.user.click(button('Conversations'));
    return { ...view, drawer: within(await screen.findByRole('dialog', { name: 'Conversations' })) };
  }

  const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  it('closes when a conversation is selected', async () => {
    const { user, drawer } = await openDrawer();
    await user.click(await drawer.findByRole('link', { name: /holidays/ }));
    await closed();
    expect(address()).toBe('/coaching?c=holidays');
    await waitFor(() => expect(screen.getByRole('log', { name: /holidays$/ })).toHaveFocus());
  });

  it('leads back into the conversation that is in view', async () => {
    const { user, drawer } = await openDrawer();
    await user.click(await drawer.findByRole('link', { name: /money/ }));
    await closed();
    await waitFor(() => expect(screen.getByRole('log', { name: /money$/ })).toHaveFocus());
  });

  it('closes when one is started', async () => {
    const { user, drawer } = await openDrawer();
    await user.click(drawer.getByRole('button', { name: 'New Conversation' }));
    await closed();
    expect(address()).toBe('/coaching');
    await waitFor(() => expect(input()).toHaveFocus());
  });

  it('hands the focus back when it is put away, also after a choice', async () => {
    const { user, drawer } = await openDrawer();
    await user.click(await drawer.findByRole('link', { name: /money/ }));
    await waitFor(() => expect(screen.getByRole('log')).toHaveFocus());
    await user.click(button('Conversations'));
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await closed();
    expect(button('Conversations')).toHaveFocus();
  });
});

describe('deleting', () => {
  const remove = (name: string) =>
    list().findByRole('button', { name: `Delete conversation: About ${name}` });
  const dialog = async () => within(await screen.findByRole('dialog', { name: 'Delete this conversation?' }));

  it('asks, deletes and says so [8.50]', async () => {
    const coach = fakeCoach(server, both());
    const { user } = openCoaching();
    await user.click(await remove('holidays'));
    await user.click((await dialog()).getByRole('button', { name: 'Delete' }));
    expect(await toasts().findByText('Conversation deleted successfully.')).toBeVisible();
    expect(coach.deleted).toEqual(['holidays']);
    await waitFor(() => expect(list().queryByText('About holidays')).not.toBeInTheDocument());
    expect(list().getByText('About money')).toBeVisible();
    await waitFor(() => expect(list().getByRole('button', { name: 'New Conversation' })).toHaveFocus());
  });

  it('of the one in view leads to a new one', async () => {
    fakeCoach(server, both());
    const { user } = openCoaching('/coaching?c=money');
    await user.click(await remove('money'));
    await user.click((await dialog()).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('What would you like to think through?')).toBeVisible();
    expect(address()).toBe('/coaching');
  });

  async function confirmed(user: UserEvent) {
    await user.click(await remove('money'));
    await user.click((await dialog()).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(list().queryByText('About money')).not.toBeInTheDocument());
  }

  /** Without a network, so that nothing but what this device has kept can be shown. */
  async function nothingIsLeft(user: UserEvent) {
    server.use(http.get('/api/coaching/conversations/money', () => HttpResponse.error()));
    await user.click(button('Back in the browser'));
    expect(address()).toBe('/coaching?c=money');
    expect(await screen.findByText('This conversation did not load')).toBeVisible();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  }

  it('leaves nothing to which Back could lead', async () => {
    fakeCoach(server, both());
    const { user } = openCoaching('/coaching?c=money');
    await said('With one breath.');
    await user.click(await entry(/About holidays/));
    await said('With one breath.');
    await confirmed(user);
    await nothingIsLeft(user);
  });

  it('of the one in view leaves nothing either where it was opened twice', async () => {
    fakeCoach(server, both());
    const { user } = openCoaching('/coaching?c=money');
    await said('With one breath.');
    await user.click(await entry(/About holidays/));
    await user.click(await entry(/About money/));
    await confirmed(user);
    expect(await screen.findByText('What would you like to think through?')).toBeVisible();
    await user.click(button('Back in the browser'));
    await said('With one breath.');
    await nothingIsLeft(user);
  });

  it('takes along the answer that was coming', async () => {
    const coach = fakeCoach(server, both());
    const stream = coach.hold();
    const { user } = openCoaching('/coaching?c=money');
    await said('With one breath.');
    await user.type(input(), 'How do we begin?{Enter}');
    stream.emit('conversation', { conversationId: 'money' });
    stream.say('Slowly, and');
    await screen.findByText('Slowly, and');
    await user.click(await entry(/About holidays/));
    await confirmed(user);
    await waitFor(() => expect(stream.isLeft).toBe(true));
    await nothingIsLeft(user);
  });

  it('does nothing when one thinks better of it', async () => {
    const coach = fakeCoach(server, both());
    const { user } = openCoaching();
    await user.click(await remove('money'));
    await user.click((await dialog()).getByRole('button', { name: 'Keep it' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(coach.deleted).toEqual([]);
    expect(await remove('money')).toHaveFocus();
  });

  it('says in the dialog, and there alone, when it fails [8.26]', async () => {
    fakeCoach(server, both());
    server.use(
      http.delete('/api/coaching/conversations/money', () => refusal(503, 'service_unavailable', 'Resting.')),
    );
    const { user } = openCoaching();
    await user.click(await remove('money'));
    await user.click((await dialog()).getByRole('button', { name: 'Delete' }));
    expect(await (await dialog()).findByText('Failed to delete conversation.')).toBeVisible();
    expect(screen.getAllByText('Failed to delete conversation.')).toHaveLength(1);
    await user.click((await dialog()).getByRole('button', { name: 'Keep it' }));
    expect(list().getByText('About money')).toBeVisible();
  });
});

describe('a conversation', () => {
  it('that is not there says so', async () => {
    fakeCoach(server);
    openCoaching('/coaching?c=gone');
    expect(await screen.findByText('This conversation could not be found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Start a new one' })).toHaveAttribute('href', '/coaching');
  });

  it('that did not load can be asked for again', async () => {
    fakeCoach(server, both());
    let down = true;
    server.use(
      http.get('/api/coaching/conversations/money', () =>
        down ? refusal(503, 'service_unavailable', 'Resting.') : HttpResponse.json(conversation('money')),
      ),
    );
    const { user } = openCoaching('/coaching?c=money');
    await screen.findByText('This conversation did not load');
    await user.type(input(), 'Already{Enter}');
    expect(input()).toHaveValue('Already');
    down = false;
    await user.click(button('Retry'));
    expect(await screen.findByText('With one breath.')).toBeVisible();
  });

  it('shows who said what, when, and where an answer comes from', async () => {
    fakeCoach(server, [conversation('money')]);
    openCoaching('/coaching?c=money');
    const [question, reply] = await screen.findAllByRole('article');
    expect(question).toHaveTextContent(/^YouWhere do I begin\?Jan 10/);
    expect(reply).toHaveTextContent(/^CoachWith one breath\.Jan 10, .*From the modules’ own content/);
  });
});
