import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { browser } from '#shared/lib/browser';
import { refusal, session } from '#shared/testing/answers';
import { apiServer } from '#shared/testing/api-server';
import { alone, maria, together } from '#shared/testing/people';
import { openApp } from './testing/open-app';

const server = apiServer();
const FIELD = 'Your partner’s invite code';
let reads: string[];

beforeEach(() => {
  reads = [];
  const read = (path: string, answer: [] | null) =>
    http.get(path, () => {
      reads.push(path);
      return HttpResponse.json(answer);
    });
  server.use(...session(maria, alone), read('/api/focuses', []), read('/api/assessment/results', null));
});

afterEach(() => {
  jest.restoreAllMocks();
});

function mergeAnswers(answer: () => Response): unknown[] {
  const sent: unknown[] = [];
  server.use(
    http.post('/api/couples/merge', async ({ request }) => {
      sent.push(await request.json());
      return answer();
    }),
  );
  return sent;
}

async function show() {
  const app = openApp('/settings#couple-account');
  await app.user.click(await screen.findByRole('button', { name: 'Enter partner’s code' }));
  return app;
}

async function merge(code: string) {
  const app = await show();
  await app.user.type(screen.getByLabelText(FIELD), code);
  await app.user.click(screen.getByRole('button', { name: 'Merge Accounts' }));
  await app.user.click(await screen.findByRole('button', { name: 'Yes, merge' }));
  return app;
}

describe('merging', () => {
  it('is hidden until asked for, and again on Cancel', async () => {
    const { user } = await show();
    expect(screen.getByLabelText(FIELD)).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByLabelText(FIELD)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Enter partner’s code' })).toHaveFocus();
  });

  it('has no button to press while the code is blank, and asks for it on Enter', async () => {
    const sent = mergeAnswers(() => HttpResponse.json(together));
    const { user } = await show();
    await user.type(screen.getByLabelText(FIELD), '   {Enter}');
    expect(screen.getByRole('button', { name: 'Merge Accounts' })).toBeDisabled();
    const words = "Invite Code Required: Please enter your partner's invite code.";
    expect(await screen.findAllByText(words)).toHaveLength(1);
    expect(sent).toEqual([]);
  });

  it('asks first, and does nothing when that was not meant', async () => {
    const sent = mergeAnswers(() => HttpResponse.json(together));
    const { user } = await show();
    await user.type(screen.getByLabelText(FIELD), 'a1b2c3d4{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Merge with your partner’s account?' });
    expect(dialog).toHaveAccessibleDescription(/your own is gone after that/);
    await user.click(screen.getByRole('button', { name: 'Not yet' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(screen.getByLabelText(FIELD)).toHaveValue('a1b2c3d4');
    expect(sent).toEqual([]);
  });

  it('sends the bare code, says that it worked, closes and reads everything again [8.54]', async () => {
    const sent = mergeAnswers(() => {
      server.use(...session(maria, together));
      return HttpResponse.json(together);
    });
    await merge(' http://localhost/invite/a1b2c3d4 ');
    expect(await screen.findByText('Accounts Merged Successfully!')).toBeVisible();
    expect(sent).toEqual([{ partnerInviteCode: 'a1b2c3d4' }]);
    await waitFor(() => expect(screen.queryByRole('heading', { name: /merge/i })).not.toBeInTheDocument());
    await waitFor(() => expect(reads.filter((path) => path === '/api/focuses').length).toBeGreaterThan(1));
  });

  it('shows what the server said once, next to the field, and keeps the code [8.32]', async () => {
    const words = 'This is your own invite code. Enter the one your partner sees.';
    mergeAnswers(() => refusal(409, 'own_invite_code', words));
    await merge('k7m2x9qa');
    expect(await screen.findAllByText(/Merge Failed/)).toHaveLength(1);
    expect(screen.getByText(/Merge Failed/)).toHaveRole('alert');
    expect(screen.getByLabelText(FIELD)).toHaveAccessibleDescription(`Merge Failed: ${words}`);
    expect(screen.getByLabelText(FIELD)).toHaveValue('k7m2x9qa');
  });

  it('has its own words when the server said nothing [8.33]', async () => {
    mergeAnswers(() => new HttpResponse(null, { status: 500 }));
    await merge('a1b2c3d4');
    const text = 'Merge Failed: Failed to merge accounts. Please check the invite code and try again.';
    expect(await screen.findAllByText(text)).toHaveLength(1);
  });
});

describe('leaving', () => {
  async function leave(answer: () => Response) {
    const opened = jest.spyOn(browser, 'goTo').mockReturnValue();
    server.use(...session(maria, together), http.post('/api/couples/leave', answer));
    const app = openApp('/settings#couple-account');
    await app.user.click(await screen.findByRole('button', { name: 'Leave the couple account' }));
    const dialog = await screen.findByRole('dialog');
    await app.user.click(within(dialog).getByRole('button', { name: 'Leave' }));
    return { ...app, opened, dialog };
  }

  it('ends with a full page load, so that nothing of the two stays in memory', async () => {
    const { opened } = await leave(() => HttpResponse.json(alone));
    await waitFor(() => expect(opened).toHaveBeenCalledWith('/'));
  });

  it('that was refused changes nothing, and says why where it was asked', async () => {
    const { opened, dialog } = await leave(() => refusal(503, 'service_unavailable', 'We are resting.'));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('We are resting.');
    expect(opened).not.toHaveBeenCalled();
    expect(screen.queryByText('You have not left')).toBeNull();
  });
});
