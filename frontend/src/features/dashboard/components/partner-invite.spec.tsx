import type { Couple } from '@anew/contracts/identity/views';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { apiServer } from '#shared/testing/api-server';
import { alone } from '#shared/testing/people';
import { renderWithProviders } from '#shared/testing/render';
import { isNudgeDue } from '../lib/nudge';
import PartnerInvite from './partner-invite';

const server = apiServer();

function open(couple: Partial<Couple> = {}) {
  server.use(http.get('/api/couples/current', () => HttpResponse.json({ ...alone, ...couple })));
  return renderWithProviders(
    <>
      <h1 tabIndex={-1}>Good evening</h1>
      <PartnerInvite code="k7m2x9qa" />
    </>,
  );
}

const unfold = ({ user }: ReturnType<typeof open>) =>
  user.click(screen.getByText('Email, QR code, or invite code'));

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  window.localStorage.clear();
});

describe('the invitation', () => {
  it('goes by mail, written but not sent by us', async () => {
    await unfold(open());
    const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'Send by email' });
    const mail = new URL(href);
    expect([mail.protocol, mail.pathname]).toEqual(['mailto:', '']);
    expect(mail.searchParams.get('subject')).toBe('Join me on Anew');
    expect(mail.searchParams.get('body')).toMatch(/Join me here: http:\/\/localhost\/invite\/k7m2x9qa$/);
  });

  it('goes by the share sheet where there is one, and closing that is no error', async () => {
    const share = jest.fn<typeof navigator.share>().mockRejectedValue(new DOMException('', 'AbortError'));
    Object.assign(navigator, { share });
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Send the invitation' }));
    expect(share).toHaveBeenCalledWith({
      text: expect.stringMatching(/Anew/),
      url: 'http://localhost/invite/k7m2x9qa',
    });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('offers no share sheet where there is none', () => {
    open();
    expect(screen.queryByRole('button', { name: 'Send the invitation' })).toBeNull();
  });

  it('is shown as a picture on demand, and as a code', async () => {
    const view = open();
    const { user } = view;
    expect(screen.getByText('k7m2x9qa')).not.toBeVisible();
    await unfold(view);
    expect(screen.getByText('k7m2x9qa')).toBeVisible();
    const button = screen.getByRole('button', { name: 'Show a QR code' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    const picture = await screen.findByRole('img', { name: 'QR code of your invite link' });
    expect(picture.getAttribute('src')).toMatch(/^data:image\/svg\+xml,/);
    await user.click(screen.getByRole('button', { name: 'Hide the QR code' }));
    expect(screen.queryByRole('img')).toBeNull();
  });
});

describe('the suggestion to send it once more', () => {
  const AGAIN = { name: 'Send the invitation once more?' };
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

  it('comes after some days, and goes when it is put away', async () => {
    const { user } = open({ createdAt: daysAgo(3) });
    expect(await screen.findByRole('heading', AGAIN)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    expect(screen.getByRole('heading', { name: 'Your partner’s place is waiting' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('stays away for someone who has put it away', () => {
    window.localStorage.setItem('anew-invite-nudge', daysAgo(1));
    open({ createdAt: daysAgo(30) });
    expect(screen.queryByRole('heading', AGAIN)).toBeNull();
  });

  it.each([
    [1.9, null, false],
    [2, null, true],
    [60, null, true],
    [60, 13, false],
    [60, 14, true],
  ])('after %d days, put away %s days ago: %s', (since, putAway, isDue) => {
    const putAwayAt = putAway === null ? null : daysAgo(putAway);
    expect(isNudgeDue({ since: daysAgo(since), putAwayAt }, new Date())).toBe(isDue);
  });

  it('is not kept up by a mark that is no date', () => {
    const putAwayAt = 'nonsense';
    expect(isNudgeDue({ since: daysAgo(5), putAwayAt }, new Date())).toBe(true);
  });
});
