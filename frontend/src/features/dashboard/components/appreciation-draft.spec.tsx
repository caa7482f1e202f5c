import { afterEach, describe, expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { draftKey, drafts } from '#shared/lib/drafts';
import { apiServer } from '#shared/testing/api-server';
import { down, holds } from '#shared/testing/posts';
import { renderWithProviders } from '#shared/testing/render';
import { NEXT } from '#shared/testing/steps';
import { Toaster } from '#shared/ui/toast/toaster';
import { fakeToday, thanks } from '../testing/fake-today';
import { DailyAppreciation } from './daily-appreciation';

const server = apiServer();
const KEY = draftKey('appreciation', 'user-maria');
const stored = () => JSON.parse(drafts.read(KEY) ?? 'null') as unknown;
const what = () => screen.findByLabelText('What do you appreciate about your partner today?');
const begun = () => screen.queryByText(/What you have begun to write waits here/);
const press = (name: string) => screen.findByRole('button', { name });

function show({ userId = 'user-maria', existing = null as object | null } = {}) {
  fakeToday(server, { '/api/appreciation/today': existing });
  return renderWithProviders(<DailyAppreciation userId={userId} partner="Sam" step={NEXT} />);
}

async function write(existing: object | null = null) {
  const view = show({ existing });
  await view.user.click(await press(existing ? 'Edit' : 'Write'));
  await view.user.type(await what(), 'You listened.');
  return view;
}

afterEach(() => drafts.clearAll());

describe('an appreciation that is not saved yet', () => {
  it('waits when the screen is left, says so, and is there again', async () => {
    (await write()).unmount();
    const { user } = show();
    await user.click(await press('Write'));
    expect(await what()).toHaveValue('You listened.');
  });

  it('is said to wait before it is opened', async () => {
    (await write()).unmount();
    show();
    await press('Write');
    expect(begun()).toBeVisible();
  });

  it('belongs to one person', async () => {
    (await write()).unmount();
    const { user } = show({ userId: 'user-sam' });
    await user.click(await press('Write'));
    expect(await what()).toHaveValue('');
  });

  it('is forgotten on Cancel where there is none today', async () => {
    const { user, unmount } = await write();
    await user.click(await press('Cancel'));
    expect(begun()).toBeNull();
    unmount();
    expect(stored()).toBeNull();
  });

  it('stays on Cancel where there is one today, and is said to', async () => {
    const { user, unmount } = await write(thanks());
    await user.click(await press('Cancel'));
    expect(begun()).toBeVisible();
    unmount();
    expect(stored()).toMatchObject({ appreciation: 'You made the lunches.You listened.' });
  });

  it('does not come back as changes to the appreciation of another day', async () => {
    drafts.save(KEY, JSON.stringify({ appreciation: 'Older.', quality: 'Care', changes: 'yesterday' }));
    const { user } = show();
    await user.click(await press('Write'));
    expect(await what()).toHaveValue('');
    expect(stored()).toBeNull();
  });
});

describe('one that was begun as new, where today’s has come from another device', () => {
  const TODAYS = /^You already wrote this today/;
  const todays = () => screen.queryByText(TODAYS);

  /** Opens the form, on a device that has stored the words as those of a new appreciation. */
  async function openBegun(appreciation = 'You drove us home.') {
    drafts.save(KEY, JSON.stringify({ appreciation, quality: 'Care', changes: null }));
    const view = show({ existing: thanks() });
    await view.user.click(await press('Edit'));
    expect(await what()).toHaveValue(appreciation);
    return view;
  }

  it('stands below today’s, which is said to be replaced', async () => {
    await openBegun();
    const note = screen.getByRole('status');
    expect(within(note).getByText(TODAYS)).toBeVisible();
    expect(within(note).getByText('You made the lunches.')).toBeVisible();
    expect(note).toHaveTextContent('If you save, the words below will replace it. If you cancel, both stay.');
  });

  it('stays beside today’s on Cancel', async () => {
    const { user, unmount } = await openBegun();
    await user.click(await press('Cancel'));
    expect(screen.getByText('You made the lunches.')).toBeVisible();
    expect(begun()).toBeVisible();
    unmount();
    expect(stored()).toMatchObject({ appreciation: 'You drove us home.' });
  });

  it('is shown alone where it is today’s, of which no answer had come', async () => {
    const { user } = await openBegun('You made the lunches. ');
    expect(todays()).toBeNull();
    await user.type(await what(), 'Twice.');
    expect(todays()).toBeVisible();
  });

  it('gets today’s above it when that comes while it is written', async () => {
    const { queryClient } = await write();
    expect(todays()).toBeNull();
    fakeToday(server, { '/api/appreciation/today': thanks() });
    await act(() => queryClient.invalidateQueries());
    expect(await screen.findByText(TODAYS)).toBeVisible();
    expect(await what()).toHaveValue('You listened.');
  });

  it('is not what changes today’s', async () => {
    await write(thanks());
    expect(todays()).toBeNull();
  });
});

describe('a screen that was left while saving', () => {
  async function leave() {
    const answer = holds(server, '/api/appreciation');
    const { user, rerender } = await write();
    await user.type(screen.getByLabelText('Which quality does it show?'), 'Patience');
    await user.click(await press('Save and Share'));
    await press('Saving...');
    rerender(<Toaster />);
    return answer;
  }

  it('still says that it is saved, and forgets the draft', async () => {
    const answer = await leave();
    expect(stored()).toMatchObject({ appreciation: 'You listened.', quality: 'Patience' });
    await answer(HttpResponse.json(thanks()));
    expect(await screen.findByText('Appreciation saved!')).toBeVisible();
    expect(stored()).toBeNull();
  });

  it('still says that it failed, and keeps the draft', async () => {
    const answer = await leave();
    await answer(down());
    expect(await screen.findByText('Failed to save appreciation entry. Please try again.')).toBeVisible();
    expect(stored()).toMatchObject({ appreciation: 'You listened.', quality: 'Patience' });
  });
});
