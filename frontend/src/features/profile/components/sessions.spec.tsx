import type { SecurityEvent } from '@anew/contracts/identity/views';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { refusal } from '#shared/testing/answers';
import { apiServer } from '#shared/testing/api-server';
import { down } from '#shared/testing/posts';
import {
  atRest,
  happened,
  openProfile,
  phone,
  plainAccount,
  sessionsAre,
  thisDevice,
} from '../testing/open-profile';

const server = apiServer(...atRest, sessionsAre(thisDevice, phone), ...plainAccount);
const tablet = {
  ...phone,
  id: 'session-3',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
};

const gone = () => new HttpResponse(null, { status: 204 });

/** Acts like the server: a session that was ended is no longer listed. */
function ending(...all: (typeof phone)[]) {
  const ended: string[] = [];
  server.use(
    http.get('/api/account/sessions', () => HttpResponse.json(all.filter(({ id }) => !ended.includes(id)))),
    http.delete('/api/account/sessions/:id', ({ params }) => {
      ended.push(String(params.id));
      return gone();
    }),
  );
  return ended;
}

const signOutOf = (device: string) => screen.findByRole('button', { name: `Sign out of ${device}` });

describe('one other device', () => {
  it('is signed out alone; the others stay', async () => {
    const ended = ending(thisDevice, phone, tablet);
    const { user } = openProfile();
    await user.click(await signOutOf('Safari on iPhone'));
    expect(await screen.findByText('Signed out there')).toBeVisible();
    expect(ended).toEqual([phone.id]);
    expect(screen.queryByText('Safari on iPhone')).not.toBeInTheDocument();
    expect(screen.getByText('Firefox on Linux')).toBeVisible();
    expect(screen.getByText('Chrome on Windows')).toBeVisible();
  });

  it('that was the last one leaves nothing to sign out of', async () => {
    ending(thisDevice, phone);
    const { user } = openProfile();
    await user.click(await signOutOf('Safari on iPhone'));
    expect(await screen.findByText('You are not signed in anywhere else.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Sign out/ })).not.toBeInTheDocument();
  });

  it('leaves the focus on the screen’s heading when its row is gone', async () => {
    ending(thisDevice, phone, tablet);
    const { user } = openProfile();
    await user.click(await signOutOf('Safari on iPhone'));
    await waitFor(() => expect(screen.queryByText('Safari on iPhone')).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { name: 'Profile' })).toHaveFocus();
  });

  it('stays in the list when it could not be signed out, and that is said', async () => {
    server.use(http.delete('/api/account/sessions/:id', down));
    const { user } = openProfile();
    await user.click(await signOutOf('Safari on iPhone'));
    const row = screen.getByText('Safari on iPhone').closest('li')!;
    expect(await within(row).findByRole('alert')).toHaveTextContent('Could not sign out there');
    expect(screen.getAllByText('Not reachable.')).toHaveLength(1);
    expect(await signOutOf('Safari on iPhone')).not.toHaveAttribute('aria-disabled');
  });

  it('gets one request, however often one presses', async () => {
    let requests = 0;
    let answer = (_: Response): void => undefined;
    server.use(
      http.delete('/api/account/sessions/:id', () => {
        requests += 1;
        return new Promise<Response>((resolve) => (answer = resolve));
      }),
    );
    const { user } = openProfile();
    const button = await signOutOf('Safari on iPhone');
    await user.dblClick(button);
    expect(button).toHaveTextContent('Signing out...');
    expect(button).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(requests).toBe(1));
    answer(refusal(503, 'service_unavailable', 'Not reachable.'));
    expect(await screen.findByText('Could not sign out there')).toBeVisible();
    expect(requests).toBe(1);
  });

  it('that no words are known for is an unknown browser', async () => {
    server.use(
      sessionsAre(
        thisDevice,
        { ...phone, userAgent: null },
        { ...tablet, userAgent: 'curl/8.0' },
        { ...tablet, id: 'session-4', userAgent: 'Mozilla/5.0 (Windows NT 10.0)' },
      ),
    );
    openProfile();
    expect(await screen.findAllByText('An unknown browser')).toHaveLength(2);
    expect(screen.getByText('A browser on Windows')).toBeVisible();
  });
});

describe('the list', () => {
  it('begins with this device', async () => {
    server.use(sessionsAre(phone, tablet, thisDevice));
    openProfile();
    const rows = (await screen.findByText('This device')).closest('ul')!;
    const [first] = within(rows).getAllByRole('listitem');
    expect(first).toHaveTextContent('Chrome on Windows');
  });

  it('offers no way to end the session on this device', async () => {
    openProfile();
    await screen.findByText('This device');
    expect(screen.queryByRole('button', { name: /Chrome on Windows/ })).not.toBeInTheDocument();
  });

  it('says that it is loading', () => {
    openProfile();
    expect(screen.getByText('Loading where you are signed in')).toBeInTheDocument();
    expect(screen.getByText('Loading what happened')).toBeInTheDocument();
  });
});

describe('signing out everywhere else', () => {
  async function ask() {
    const view = openProfile();
    const button = await screen.findByRole('button', { name: 'Sign out everywhere else' });
    await view.user.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Sign out everywhere else?' });
    return { ...view, button, dialog };
  }

  it('does nothing when the question is canceled, and gives the focus back', async () => {
    const ended = ending(thisDevice, phone);
    const { user, button, dialog } = await ask();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(button).toHaveFocus());
    expect(ended).toEqual([]);
    expect(screen.getByText('Safari on iPhone')).toBeVisible();
  });

  it('asks anew after a failure that was closed', async () => {
    server.use(http.delete('/api/account/sessions', down));
    const { user, button, dialog } = await ask();
    await user.click(within(dialog).getByRole('button', { name: 'Sign out everywhere else' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Not reachable.');
    await user.keyboard('{Escape}');
    await user.click(button);
    const again = await screen.findByRole('dialog');
    expect(within(again).queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('what happened', () => {
  const event: SecurityEvent = {
    id: '1',
    kind: 'signed_in',
    at: '2025-05-04T10:00:00.000Z',
    device: null,
    network: null,
  };

  it('says so when it did not load, apart from the sessions, and loads again', async () => {
    server.use(http.get('/api/account/security-log', down));
    const { user } = openProfile();
    await screen.findByText('This did not load');
    expect(screen.getByText('Chrome on Windows')).toBeVisible();
    server.use(happened(event));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Signed in')).toBeVisible();
    expect(screen.queryByText('This did not load')).not.toBeInTheDocument();
  });

  it('offers no more when all of it is there', async () => {
    const six = Array.from({ length: 6 }, (_, index) => ({ ...event, id: `${index}` }));
    server.use(happened(...six));
    openProfile();
    expect(await screen.findAllByText('Signed in')).toHaveLength(6);
    expect(screen.queryByRole('button', { name: /^Show all/ })).not.toBeInTheDocument();
  });

  it('leaves out the device and the network where they are not known', async () => {
    server.use(happened(event));
    openProfile();
    const row = (await screen.findByText('Signed in')).closest('li')!;
    expect(row).toHaveTextContent(/May 4, 2025/);
    expect(row).not.toHaveTextContent('·');
    expect(row).not.toHaveTextContent('null');
  });

  it('is said to be the user’s own to see', () => {
    openProfile();
    expect(screen.getByText(/Your partner does not see this\./)).toBeVisible();
  });
});
