import type { SecurityEvent } from '@anew/contracts/identity/views';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { browser } from '#shared/lib/browser';
import { refusal } from '#shared/testing/answers';
import { apiServer } from '#shared/testing/api-server';
import {
  atRest,
  happened,
  methodsAre,
  openProfile,
  phone,
  plainAccount,
  sessionsAre,
  thisDevice,
} from './testing/open-profile';

const server = apiServer(...atRest, sessionsAre(thisDevice, phone), ...plainAccount);

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const resting = () => refusal(503, 'service_unavailable', 'We are resting.');

describe('the sessions', () => {
  async function askToEnd() {
    const view = openProfile();
    await view.user.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
    const dialog = await screen.findByRole('dialog');
    return { ...view, dialog, confirm: within(dialog).getByRole('button', { name: /sign out everywhere/i }) };
  }

  it('are listed, this device marked', async () => {
    openProfile();
    const here = (await screen.findByText('Chrome on Windows')).closest('li')!;
    expect(within(here).getByText('This device')).toBeVisible();
    const there = screen.getByText('Safari on iPhone').closest('li')!;
    expect(within(there).queryByText('This device')).not.toBeInTheDocument();
    expect(within(there).getByText(/Last seen May 4, 2025/)).toBeVisible();
  });

  it('offer nothing to end when there is no other', async () => {
    server.use(sessionsAre(thisDevice));
    openProfile();
    expect(await screen.findByText('You are not signed in anywhere else.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).not.toBeInTheDocument();
  });

  it('say so when they did not load, and load again', async () => {
    server.use(http.get('/api/account/sessions', resting));
    const { user } = openProfile();
    await screen.findByText('This did not load');
    server.use(sessionsAre(thisDevice));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Chrome on Windows')).toBeVisible();
  });

  it('elsewhere end after confirming', async () => {
    let ended = false;
    server.use(
      http.get('/api/account/sessions', () => HttpResponse.json(ended ? [thisDevice] : [thisDevice, phone])),
      http.delete('/api/account/sessions', () => {
        ended = true;
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user, confirm } = await askToEnd();
    expect(ended).toBe(false);
    await user.click(confirm);
    expect(await screen.findByText('Signed out everywhere else')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByText('Safari on iPhone')).not.toBeInTheDocument();
  });

  it('stay when ending them failed, and it says why', async () => {
    server.use(http.delete('/api/account/sessions', resting));
    const { user, dialog, confirm } = await askToEnd();
    await user.click(confirm);
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('We are resting.');
  });
});

describe('what happened', () => {
  const event = (id: string, kind: SecurityEvent['kind'], network: string | null = null): SecurityEvent => ({
    id,
    kind,
    at: '2025-05-04T10:00:00.000Z',
    device: 'Firefox on Mac',
    network,
  });

  it('is told in plain words, with when and where from', async () => {
    server.use(happened(event('1', 'sign_in_failed', '203.0.113.0/24'), event('2', 'totp_added')));
    openProfile();
    const failed = (await screen.findByText('Someone tried to sign in with a wrong password')).closest('li')!;
    expect(failed).toHaveTextContent(/May 4, 2025.* · Firefox on Mac · network 203.0.113.0\/24/);
    expect(screen.getByText('Codes from an app were turned on')).toBeVisible();
  });

  it('is shown in part, and whole when one asks', async () => {
    server.use(happened(...Array.from({ length: 9 }, (_, index) => event(`${index}`, 'signed_in'))));
    const { user } = openProfile();
    expect(await screen.findAllByText('Signed in')).toHaveLength(6);
    await user.click(screen.getByRole('button', { name: 'Show all 9' }));
    expect(screen.getAllByText('Signed in')).toHaveLength(9);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});

describe('ways to sign in', () => {
  it('are the provider’s where one signs in there', async () => {
    server.use(methodsAre({ password: false }));
    openProfile();
    expect(await screen.findByText(/You sign in with your provider/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Turn on codes' })).not.toBeInTheDocument();
  });

  it('say how many recovery codes are left', async () => {
    server.use(methodsAre({ totp: true, recoveryCodesLeft: 1 }));
    openProfile();
    expect(await screen.findByText(/You have 1 recovery code left/)).toBeVisible();
  });

  it('list the passkeys', async () => {
    const passkey = { id: '1', name: 'My phone', createdAt: '2025-05-04T10:00:00.000Z', lastUsedAt: null };
    server.use(methodsAre({ passkeys: [passkey] }));
    openProfile();
    const row = (await screen.findByText('My phone', { selector: 'strong' })).closest('li')!;
    expect(row).toHaveTextContent('Added May 4, 2025, not used yet');
    expect(within(row).getByRole('button', { name: 'Remove My phone' })).toBeVisible();
  });
});

describe('codes from an app', () => {
  const SETUP = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Anew?secret=JBSWY3DPEHPK3PXP' };
  const CODE = 'k7m2-x9qa';

  async function turnOn(confirmed: (code: unknown) => Response) {
    server.use(
      http.post('/api/account/totp', () => HttpResponse.json(SETUP)),
      http.post('/api/account/totp/confirm', async ({ request }) =>
        confirmed(((await request.json()) as { code: unknown }).code),
      ),
    );
    const view = openProfile();
    await view.user.click(await screen.findByRole('button', { name: 'Turn on codes' }));
    const dialog = await screen.findByRole('dialog', { name: 'Turn on codes' });
    await view.user.type(within(dialog).getByLabelText('The code that your app shows now'), '123 456');
    await view.user.click(within(dialog).getByRole('button', { name: 'Turn on' }));
    return { ...view, dialog };
  }

  it('come with recovery codes, which are shown once and stored nowhere', async () => {
    const sent: unknown[] = [];
    const { user, queryClient } = await turnOn((code) => {
      sent.push(code);
      server.use(methodsAre({ totp: true, recoveryCodesLeft: 1 }));
      return HttpResponse.json({ recoveryCodes: [CODE] });
    });
    expect(await screen.findByText(CODE)).toBeVisible();
    expect(sent).toEqual(['123456']);
    await user.click(screen.getByRole('button', { name: 'I have kept them' }));
    await waitFor(() => expect(screen.queryByText(CODE)).not.toBeInTheDocument());
    expect(await screen.findByText(/You have 1 recovery code left/)).toBeVisible();
    const cached = queryClient.getQueryCache().getAll();
    expect(JSON.stringify(cached.map(({ state }) => state.data))).not.toContain(CODE);
    expect(JSON.stringify(window.localStorage)).not.toContain(CODE);
  });

  it('stay off when the code was wrong, which is said where it was typed', async () => {
    const { dialog } = await turnOn(() => refusal(400, 'invalid_code', 'That code is not right.'));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('That code is not right.');
    expect(within(dialog).getByRole('textbox', { name: /your app shows now/ })).toHaveValue('123 456');
  });

  it('stay on when turning them off failed', async () => {
    server.use(methodsAre({ totp: true }), http.delete('/api/account/totp', resting));
    const { user } = openProfile();
    await user.click(await screen.findByRole('button', { name: 'Turn off codes' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Turn off' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('We are resting.');
    expect(dialog).toBeVisible();
  });
});

/** jsdom's files have no `text()`. */
const textOf = (file: Blob) =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(file);
  });

describe('exporting', () => {
  it('saves the answer as a file that people can read, having said who else may open it', async () => {
    let saved: Blob | null = null;
    URL.createObjectURL = (content) => {
      saved = content as Blob;
      return 'blob:export';
    };
    const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      expect(this.download).toMatch(/^anew-export-\d{4}-\d\d-\d\d\.json$/);
    });
    server.use(http.get('/api/account/export', () => HttpResponse.json({ account: 'all of it' })));
    const { user } = openProfile();
    expect(screen.getByText(/downloads, where others may open it/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Export my data' }));
    await waitFor(() => expect(clicked).toHaveBeenCalledTimes(1));
    expect(await textOf(saved!)).toBe('{\n  "account": "all of it"\n}');
  });

  it('names the file by the day that it is for the person', async () => {
    jest.useFakeTimers({
      now: new Date('2026-11-30T03:00:00.000Z'),
      doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask', 'nextTick', 'setImmediate', 'performance'],
    });
    window.localStorage.setItem('anew-time-zone', 'America/Los_Angeles');
    let name = '';
    URL.createObjectURL = () => 'blob:export';
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      name = this.download;
    });
    server.use(http.get('/api/account/export', () => HttpResponse.json({})));
    const { user } = openProfile();
    await user.click(screen.getByRole('button', { name: 'Export my data' }));
    await waitFor(() => expect(name).toBe('anew-export-2026-11-29.json'));
  });

  it('says why it failed', async () => {
    server.use(http.get('/api/account/export', resting));
    const { user } = openProfile();
    await user.click(screen.getByRole('button', { name: 'Export my data' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('We are resting.');
    expect(screen.getAllByText('We are resting.')).toHaveLength(1);
  });
});

describe('deleting the account', () => {
  async function ask(typed: string) {
    const left = jest.spyOn(browser, 'goTo').mockReturnValue();
    const view = openProfile();
    await view.user.click(screen.getByRole('button', { name: 'Delete my account' }));
    const dialog = await screen.findByRole('dialog');
    await view.user.type(within(dialog).getByRole('textbox'), typed);
    const confirm = within(dialog).getByRole('button', { name: 'Delete my account' });
    return { ...view, left, dialog, confirm };
  }

  it('says what goes and what the partner keeps', async () => {
    const { dialog } = await ask('x');
    expect(dialog).toHaveTextContent('your journal');
    expect(dialog).toHaveTextContent('Your partner keeps');
  });

  it('gives the focus back when it is closed', async () => {
    const { user } = await ask('x');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete my account' })).toHaveFocus());
  });

  it('cannot be confirmed with anything but the words', async () => {
    const { confirm, user, dialog } = await ask('delete my');
    expect(confirm).toBeDisabled();
    await user.type(within(dialog).getByRole('textbox'), '{Enter}');
    expect(dialog).toBeVisible();
  });

  it('sends the confirmation, forgets what this browser kept and leaves', async () => {
    let sent: unknown;
    server.use(
      http.delete('/api/account', async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json({}, { status: 202 });
      }),
    );
    window.localStorage.setItem('a draft', 'private words');
    const { user, confirm, left } = await ask(' Delete my account');
    await user.click(confirm);
    await waitFor(() => expect(left).toHaveBeenCalledWith('/'));
    expect(sent).toEqual({ confirm: 'delete my account' });
    expect(window.localStorage.getItem('a draft')).toBeNull();
  });

  it('stays where it is and says why when it failed', async () => {
    server.use(http.delete('/api/account', resting));
    const { user, confirm, dialog, left } = await ask('delete my account');
    await user.click(confirm);
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('We are resting.');
    expect(within(dialog).getByRole('textbox')).toHaveValue('delete my account');
    expect(left).not.toHaveBeenCalled();
  });
});
