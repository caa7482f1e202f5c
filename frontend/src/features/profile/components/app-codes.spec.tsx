import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { apiServer } from '#shared/testing/api-server';
import { copiesBySelection } from '#shared/testing/copying';
import { down, holds, posts } from '#shared/testing/posts';
import { atRest, happened, methodsAre, openProfile, sessionsAre, thisDevice } from '../testing/open-profile';

const server = apiServer(...atRest, sessionsAre(thisDevice), happened(), methodsAre({}));
const SETUP = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Anew?secret=JBSWY3DPEHPK3PXP' };
const CODES = ['k7m2-x9qa', 'p4tt-8wzc'];
const codes = () => HttpResponse.json({ recoveryCodes: CODES });

afterEach(() => {
  jest.restoreAllMocks();
});

const button = (name: string) => screen.findByRole('button', { name });

describe('turning codes on', () => {
  async function begin() {
    const view = openProfile();
    await view.user.click(await button('Turn on codes'));
    const dialog = await screen.findByRole('dialog', { name: 'Turn on codes' });
    return { ...view, dialog };
  }

  it('shows a picture to scan and a secret to type', async () => {
    posts(server, '/api/account/totp', () => HttpResponse.json(SETUP));
    const { dialog } = await begin();
    expect(within(dialog).getByRole('img', { name: 'Code for your app to scan' })).toBeVisible();
    expect(within(dialog).getByLabelText('Or type this into your app')).toHaveValue(SETUP.secret);
  });

  it('waits for a code that is not blank', async () => {
    posts(server, '/api/account/totp', () => HttpResponse.json(SETUP));
    const sent = posts(server, '/api/account/totp/confirm', down);
    const { dialog, user } = await begin();
    const turnOn = within(dialog).getByRole('button', { name: 'Turn on' });
    expect(turnOn).toBeDisabled();
    await user.type(within(dialog).getByLabelText('The code that your app shows now'), '  {Enter}');
    expect(turnOn).toBeDisabled();
    expect(sent).toEqual([]);
  });

  it('checks a code once and stays open while it does', async () => {
    posts(server, '/api/account/totp', () => HttpResponse.json(SETUP));
    const answer = holds(server, '/api/account/totp/confirm');
    const { dialog, user } = await begin();
    await user.type(within(dialog).getByLabelText('The code that your app shows now'), '123456{Enter}');
    await user.keyboard('{Escape}');
    expect(dialog).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Checking...' })).toHaveAttribute('aria-busy', 'true');
    await answer(codes());
    expect(await screen.findByRole('dialog', { name: 'Your recovery codes' })).toBeVisible();
  });

  it('leaves them off when it is canceled, and gives the focus back', async () => {
    posts(server, '/api/account/totp', () => HttpResponse.json(SETUP));
    const confirmed = posts(server, '/api/account/totp/confirm', codes);
    const { dialog, user } = await begin();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Turn on codes' })).toHaveFocus());
    expect(confirmed).toEqual([]);
  });

  it('says so when it could not even begin', async () => {
    posts(server, '/api/account/totp', down);
    const { user } = openProfile();
    await user.click(await button('Turn on codes'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Not reachable.');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('turning codes off', () => {
  async function turnOff() {
    server.use(methodsAre({ totp: true, recoveryCodesLeft: 8 }));
    const view = openProfile();
    await view.user.click(await button('Turn off codes'));
    const dialog = await screen.findByRole('dialog', { name: 'Turn off codes?' });
    return { ...view, dialog };
  }

  it('says what is lost, offers them anew, and the heading has the focus', async () => {
    const { user, dialog } = await turnOff();
    server.use(
      http.delete('/api/account/totp', () => {
        server.use(methodsAre({}));
        return new HttpResponse(null, { status: 204 });
      }),
    );
    expect(dialog).toHaveAccessibleDescription(/Your recovery codes stop working, too\./);
    await user.click(within(dialog).getByRole('button', { name: 'Turn off' }));
    expect(await screen.findByText('Codes are off')).toBeVisible();
    expect(await button('Turn on codes')).toBeVisible();
    expect(screen.queryByText(/Codes are on\./)).not.toBeInTheDocument();
  });

  it('leaves them on when it is canceled', async () => {
    let asked = false;
    server.use(
      http.delete('/api/account/totp', () => {
        asked = true;
        return down();
      }),
    );
    const { user } = await turnOff();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Turn off codes' })).toHaveFocus());
    expect(asked).toBe(false);
  });
});

describe('new recovery codes', () => {
  beforeEach(() => {
    server.use(methodsAre({ totp: true, recoveryCodesLeft: 2 }));
  });

  async function renew() {
    posts(server, '/api/account/recovery-codes', codes);
    const view = openProfile();
    await view.user.click(await button('New recovery codes'));
    const dialog = await screen.findByRole('dialog', { name: 'Your recovery codes' });
    return { ...view, dialog };
  }

  it('are listed, each by itself', async () => {
    const { dialog } = await renew();
    const shown = within(dialog).getAllByRole('listitem');
    expect(shown.map(({ textContent }) => textContent)).toEqual(CODES);
  });

  it('are not shown when they could not be made', async () => {
    posts(server, '/api/account/recovery-codes', down);
    const { user } = openProfile();
    await user.click(await button('New recovery codes'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Not reachable.');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByText(/You have 2 recovery codes left/)).toBeVisible();
  });

  it('are copied line by line', async () => {
    const { user, dialog } = await renew();
    const written = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(within(dialog).getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Codes copied')).toBeVisible();
    expect(written).toHaveBeenCalledWith('k7m2-x9qa\np4tt-8wzc');
  });

  it('stay to be copied by hand when the browser copies nothing', async () => {
    const { user, dialog } = await renew();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Denied'));
    copiesBySelection(() => false);
    await user.click(within(dialog).getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Please copy them by hand')).toBeVisible();
    expect(within(dialog).getByText(CODES[0]!)).toBeVisible();
  });

  it('are saved as a file of text', async () => {
    let saved: Blob | null = null;
    URL.createObjectURL = (content) => {
      saved = content as Blob;
      return 'blob:codes';
    };
    const names: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    const { user, dialog } = await renew();
    await user.click(within(dialog).getByRole('button', { name: 'Save as a file' }));
    expect(names).toEqual(['anew-recovery-codes.txt']);
    expect(saved!).toMatchObject({ type: 'text/plain', size: 'k7m2-x9qa\np4tt-8wzc'.length });
    expect(dialog).toBeVisible();
  });

  it('are forgotten when they are put away, and the focus goes back', async () => {
    const { user } = await renew();
    await user.click(screen.getByRole('button', { name: 'I have kept them' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'New recovery codes' })).toHaveFocus());
    expect(screen.queryByText(CODES[0]!)).not.toBeInTheDocument();
  });
});

describe('the ways to sign in', () => {
  it('say that they are loading', () => {
    openProfile();
    expect(screen.getByText('Loading your ways to sign in')).toBeInTheDocument();
  });

  it('say so when they did not load, and load again', async () => {
    server.use(http.get('/api/account/sign-in-methods', down));
    const { user } = openProfile();
    await screen.findByText('This did not load');
    server.use(methodsAre({}));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await button('Turn on codes')).toBeVisible();
  });
});
