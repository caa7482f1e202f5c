import { afterEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { draftKey, drafts } from '#shared/lib/drafts';
import { apiServer } from '#shared/testing/api-server';
import { storesElsewhere } from '#shared/testing/other-tab';
import { fakeCoach } from '../testing/fake-coach';
import { conversation } from '../testing/fixtures';
import { address, button, input, list, openCoaching, said } from '../testing/open-coaching';

const server = apiServer();
const keyOf = (id: string, userId = 'me') => draftKey(`coaching:${id}`, userId);

afterEach(() => drafts.clearAll());

describe('what is typed and not sent', () => {
  it('waits in each conversation by itself', async () => {
    fakeCoach(server, [conversation('money'), conversation('holidays')]);
    const { user } = openCoaching();
    await user.type(input(), 'For a new one');
    await user.click(await list().findByRole('link', { name: /money/ }));
    await screen.findByText('With one breath.');
    expect(input()).toHaveValue('');
    await user.type(input(), 'About money');
    await user.click(await list().findByRole('link', { name: /holidays/ }));
    await waitFor(() => expect(input()).toHaveValue(''));
    await user.click(list().getByRole('button', { name: 'New Conversation' }));
    await waitFor(() => expect(input()).toHaveValue('For a new one'));
    await user.click(await list().findByRole('link', { name: /money/ }));
    await waitFor(() => expect(input()).toHaveValue('About money'));
  });

  it('is there again on the next visit', async () => {
    fakeCoach(server);
    const { user, unmount } = openCoaching();
    await user.type(input(), 'Half a thought');
    unmount();
    openCoaching();
    expect(input()).toHaveValue('Half a thought');
  });

  it('belongs to one person', () => {
    fakeCoach(server);
    drafts.save(keyOf('new', 'sam'), '"Not yours"');
    openCoaching();
    expect(input()).toHaveValue('');
  });

  it('is forgotten once the server has it', async () => {
    fakeCoach(server, [conversation('money')]);
    drafts.save(keyOf('money'), '"Kept"');
    const { user } = openCoaching('/coaching?c=money');
    await screen.findByText('With one breath.');
    expect(input()).toHaveValue('Kept');
    await user.click(button('Send'));
    await said('one');
    expect(drafts.read(keyOf('money'))).toBeNull();
  });

  it('is kept when it was typed in another tab while the message was on its way', async () => {
    const elsewhere = JSON.stringify({ text: 'And then? I wonder.' });
    const stream = fakeCoach(server, [conversation('money')]).hold();
    const { user } = openCoaching('/coaching?c=money');
    await screen.findByText('With one breath.');
    await user.type(input(), 'And then?');
    await waitFor(() => expect(drafts.read(keyOf('money'))).toBe(JSON.stringify({ text: 'And then?' })));
    await user.click(button('Send'));
    act(() => storesElsewhere(keyOf('money'), elsewhere));
    expect(input()).toHaveValue('And then?');
    stream.emit('conversation', { conversationId: 'money' });
    await waitFor(() => expect(input()).toHaveValue(''));
    expect(drafts.read(keyOf('money'))).toBe(elsewhere);
  });

  it('is gone with its conversation, and only there', async () => {
    fakeCoach(server, [conversation('money'), conversation('holidays')]);
    drafts.save(keyOf('holidays'), '"Stays"');
    const { user } = openCoaching('/coaching?c=money');
    await screen.findByText('With one breath.');
    await user.type(input(), 'For nobody to find');
    await waitFor(() => expect(drafts.read(keyOf('money'))).not.toBeNull());
    await user.click(list().getByRole('button', { name: /^Delete conversation.*money/i }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(address()).toBe('/coaching'));
    expect(drafts.read(keyOf('money'))).toBeNull();
    expect(drafts.read(keyOf('holidays'))).toBe('"Stays"');
  });

  it('is gone when the conversation was deleted elsewhere', async () => {
    fakeCoach(server);
    drafts.save(keyOf('money'), '"For nobody to find"');
    drafts.save(`${keyOf('money')}~`, '"What another tab had"');
    openCoaching('/coaching?c=money');
    await screen.findByText('This conversation could not be found');
    expect(drafts.read(keyOf('money'))).toBeNull();
    expect(drafts.read(`${keyOf('money')}~`)).toBeNull();
  });

  it('goes on signing out', async () => {
    fakeCoach(server);
    const { user, unmount } = openCoaching();
    await user.type(input(), 'Private');
    drafts.clearAll();
    unmount();
    expect(drafts.read(keyOf('new'))).toBeNull();
  });
});

describe('a message whose answer was lost', () => {
  /** Sends the text in vain, as it is on a train, and leaves the page. */
  async function sendInVain(text: string) {
    const keys: (string | null)[] = [];
    let isLost = true;
    fakeCoach(server);
    server.use(
      http.post('/api/coaching/chat', ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'));
        return isLost ? HttpResponse.error() : undefined;
      }),
    );
    const view = openCoaching();
    await view.user.type(input(), `${text}{Enter}`);
    await screen.findByRole('alert');
    await waitFor(() => expect(input()).not.toHaveAttribute('readonly'));
    isLost = false;
    return { ...view, keys };
  }

  it('is the same request when it is sent after a reload, so that there is one conversation', async () => {
    const { unmount, user, keys } = await sendInVain('How do we begin?');
    unmount();
    openCoaching();
    expect(input()).toHaveValue('How do we begin?');
    await user.click(button('Send'));
    await said('one');
    expect(keys[0]).toBeTruthy();
    expect(keys).toEqual([keys[0], keys[0]]);
    expect(drafts.read(keyOf('new'))).toBeNull();
  });

  it('leaves no trace once other words stand in its place', async () => {
    const { unmount, user, keys } = await sendInVain('He hits me.');
    await user.clear(input());
    await user.type(input(), 'How do we begin?');
    unmount();
    expect(drafts.read(keyOf('new'))).toBe(JSON.stringify({ text: 'How do we begin?' }));
    openCoaching();
    await user.click(button('Send'));
    await said('one');
    expect(keys[1]).not.toBe(keys[0]);
  });

  it('goes on signing out, with all that was stored of it', async () => {
    const { unmount } = await sendInVain('How do we begin?');
    drafts.clearAll();
    unmount();
    expect(JSON.stringify(localStorage)).not.toContain('How do we begin?');
  });
});
