import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { refusal } from '#shared/testing/answers';
import { apiServer } from '#shared/testing/api-server';
import { toasts } from '#shared/testing/toasts';
import { fakeCoach } from '../testing/fake-coach';
import { conversation } from '../testing/fixtures';
import { address, button, list, openCoaching } from '../testing/open-coaching';

const server = apiServer();
const both = () => [conversation('money'), conversation('holidays', { title: 'Conversation, Nov 21' })];

const option = (title: string) => list().findByRole('button', { name: `Rename or hide: ${title}` });
const dialog = () => within(screen.getByRole('dialog', { name: 'Rename or hide' }));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

async function openFor(title: string, path?: string) {
  const coach = fakeCoach(server, both());
  const view = openCoaching(path);
  await view.user.click(await option(title));
  await screen.findByRole('dialog', { name: 'Rename or hide' });
  return { ...view, coach };
}

const name = () => dialog().getByRole('textbox', { name: 'Name' });

describe('renaming', () => {
  it('begins with the name as it is, keeps the new one trimmed, and hands the focus back', async () => {
    const { user, coach } = await openFor('Conversation, Nov 21');
    expect(name()).toHaveValue('Conversation, Nov 21');
    expect(name()).toHaveFocus();
    await user.clear(name());
    await user.type(name(), '  Summer plans {Enter}');
    await closed();
    expect(coach.changed).toEqual([{ id: 'holidays', title: 'Summer plans' }]);
    expect(await list().findByRole('link', { name: /Summer plans/ })).toBeVisible();
    await waitFor(async () => expect(await option('Summer plans')).toHaveFocus());
  });

  it('takes no blank name, and at most 80 characters', async () => {
    const { user, coach } = await openFor('About money');
    expect(name()).toHaveAttribute('maxlength', '80');
    await user.clear(name());
    await user.type(name(), '  {Enter}');
    expect(button('Save name')).toBeDisabled();
    expect(coach.changed).toEqual([]);
  });

  it('says in the dialog when it fails, and keeps what was typed', async () => {
    const { user } = await openFor('About money');
    server.use(
      http.patch('/api/coaching/conversations/money', () => refusal(503, 'service_unavailable', 'Resting.')),
    );
    await user.type(name(), ', ours{Enter}');
    expect(await dialog().findByText('Resting.')).toBeVisible();
    expect(name()).toHaveValue('About money, ours');
  });
});

describe('hiding', () => {
  it('takes it out of the list without a word, and says before where it goes', async () => {
    const { user, coach } = await openFor('About money');
    expect(dialog().getByText(/It is not a lock: anyone who looks there can read it/)).toBeVisible();
    await user.click(button('Hide from the list'));
    await closed();
    expect(coach.changed).toEqual([{ id: 'money', hidden: true }]);
    expect(list().queryByText('About money')).not.toBeInTheDocument();
    expect(list().getByText('Conversation, Nov 21')).toBeVisible();
    expect(toasts().queryAllByRole('listitem')).toEqual([]);
    await waitFor(() => expect(list().getByRole('button', { name: 'New Conversation' })).toHaveFocus());
  });

  it('of the one in view leads to a new one, with no way back to it', async () => {
    const { user } = await openFor('About money', '/coaching?c=money');
    await user.click(button('Hide from the list'));
    expect(await screen.findByText('What would you like to think through?')).toBeVisible();
    expect(address()).toBe('/coaching');
  });

  it('leaves the list as it is for whoever has hidden nothing', async () => {
    const coach = fakeCoach(server, [conversation('money', { hidden: true })]);
    openCoaching();
    expect(await list().findByText('No conversations yet')).toBeVisible();
    const withHidden = list().getByText('No conversations yet').closest('aside')?.innerHTML;
    coach.conversations = [];
    document.body.innerHTML = '';
    openCoaching();
    await list().findByText('No conversations yet');
    const ids = /id="[^"]*"|aria-controls="[^"]*"/g;
    const withoutHidden = list().getByText('No conversations yet').closest('aside')?.innerHTML;
    expect(withoutHidden?.replace(ids, '')).toBe(withHidden?.replace(ids, ''));
    expect(coach.reads).not.toContain('hidden');
  });
});

describe('what is hidden', () => {
  const openHidden = async (hidden = [conversation('money', { hidden: true })]) => {
    const coach = fakeCoach(server, [conversation('holidays'), ...hidden]);
    const view = openCoaching();
    await list().findByText('About holidays');
    await view.user.click(list().getByRole('button', { name: 'Show hidden' }));
    return { ...view, coach };
  };

  it('is shown below the list on request, opens, and is closed again on the next visit', async () => {
    const { user, unmount } = await openHidden();
    await user.click(await list().findByRole('link', { name: /About money/ }));
    expect(await screen.findByText('With one breath.')).toBeVisible();
    expect(address()).toBe('/coaching?c=money');
    unmount();
    openCoaching();
    await list().findByText('About holidays');
    expect(list().queryByText('About money')).not.toBeInTheDocument();
    expect(list().getByRole('button', { name: 'Show hidden' })).toHaveAttribute('aria-expanded', 'false');
  });

  it('says so when it is nothing', async () => {
    await openHidden([]);
    expect(await list().findByText('Nothing is hidden.')).toBeVisible();
  });

  it('can be put back', async () => {
    const { user, coach } = await openHidden();
    await user.click(await option('About money'));
    await screen.findByRole('dialog', { name: 'Rename or hide' });
    await user.click(button('Put back in the list'));
    await closed();
    expect(coach.changed).toEqual([{ id: 'money', hidden: false }]);
    expect(await list().findByText('Nothing is hidden.')).toBeVisible();
    expect(await list().findByText('About money')).toBeVisible();
  });

  it('can be closed', async () => {
    const { user } = await openHidden();
    await list().findByText('About money');
    await user.click(list().getByRole('button', { name: 'Close hidden' }));
    expect(list().queryByText('About money')).not.toBeInTheDocument();
  });

  it('can be deleted', async () => {
    const { user, coach } = await openHidden();
    await user.click(await list().findByRole('button', { name: 'Delete conversation: About money' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await closed();
    expect(coach.deleted).toEqual(['money']);
    expect(await list().findByText('Nothing is hidden.')).toBeVisible();
  });
});
