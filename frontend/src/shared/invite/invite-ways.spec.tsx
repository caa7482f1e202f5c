import { words } from '@anew/words/es';
import { learn, speak } from '@anew/words/language';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderWithProviders } from '../testing/render';
import { InviteWays } from './invite-ways';

const CODE = 'k7m2x9qa';
const LINK = `http://localhost/invite/${CODE}`;

afterEach(() => {
  speak('en');
  Reflect.deleteProperty(navigator, 'share');
});

function canShare() {
  const share = jest.fn<typeof navigator.share>().mockResolvedValue();
  Object.assign(navigator, { share });
  return share;
}

describe('the ways to invite', () => {
  it('are the share sheet, a mail, a picture and the code', () => {
    canShare();
    renderWithProviders(<InviteWays code={CODE} />);
    const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(names).toEqual(['Send the invitation', 'Show a QR code']);
    expect(screen.getByRole('link', { name: 'Send by email' })).toBeVisible();
    expect(screen.getByText(CODE)).toBeVisible();
  });

  it('are fewer where the system has no share sheet', () => {
    renderWithProviders(<InviteWays code={CODE} />);
    expect(screen.queryByRole('button', { name: 'Send the invitation' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Send by email' })).toBeVisible();
  });

  it('wait folded until they are asked for, but for the share sheet', async () => {
    canShare();
    const { user } = renderWithProviders(<InviteWays code={CODE} folded />);
    expect(screen.getByRole('button', { name: 'Send the invitation' })).toBeVisible();
    expect(screen.getByText(CODE)).not.toBeVisible();
    await user.click(screen.getByText('Email, QR code, or invite code'));
    expect(screen.getByText(CODE)).toBeVisible();
  });
});

describe('the invitation', () => {
  it('gives the share sheet the link apart from the words, so that it stands there once', async () => {
    const share = canShare();
    const { user } = renderWithProviders(<InviteWays code={CODE} />);
    await user.click(screen.getByRole('button', { name: 'Send the invitation' }));
    expect(share).toHaveBeenCalledTimes(1);
    const [sent] = share.mock.calls[0] ?? [];
    expect(sent?.url).toBe(LINK);
    expect(sent?.text).toMatch(/Join me here:$/);
  });

  it('is a mail to nobody yet, with one link, and letters that no address can swallow', () => {
    renderWithProviders(<InviteWays code="a&b=c d" />);
    const mail = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Send by email' }).href);
    expect(mail.pathname).toBe('');
    expect([...mail.searchParams.keys()]).toEqual(['subject', 'body']);
    expect(mail.searchParams.get('body')).toMatch(/Join me here: http:\/\/localhost\/invite\/a%26b%3Dc%20d$/);
  });

  it('is written in the language of the one who sends it', () => {
    learn('es', words);
    speak('es');
    renderWithProviders(<InviteWays code={CODE} />);
    const mail = new URL(
      screen.getByRole<HTMLAnchorElement>('link', { name: 'Mandar por correo electrónico' }).href,
    );
    expect(mail.searchParams.get('subject')).toBe('Únete a mí en Anew');
    expect(mail.searchParams.get('body')).toMatch(/^Encontré algo .* http:\/\/localhost\/invite\/k7m2x9qa$/);
  });
});

it('is marked as Spanish, because a screen around it may still be in English', () => {
  canShare();
  learn('es', words);
  speak('es');
  renderWithProviders(
    <div lang="en">
      <InviteWays code={CODE} folded />
    </div>,
  );
  for (const text of ['Mandar la invitación', 'Mandar por correo electrónico'])
    expect(screen.getByText(text).closest('[lang]')).toHaveAttribute('lang', 'es');
});

describe('the picture', () => {
  it('is drawn when it is asked for, says what it is, and goes again', async () => {
    const { user } = renderWithProviders(<InviteWays code={CODE} />);
    const show = screen.getByRole('button', { name: 'Show a QR code' });
    expect(show).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    await user.click(show);
    expect(await screen.findByRole('img', { name: /QR code/ })).toBeVisible();
    const hide = screen.getByRole('button', { name: 'Hide the QR code' });
    expect(hide).toHaveAttribute('aria-expanded', 'true');
    expect(hide).toHaveFocus();
    expect(document.getElementById(hide.getAttribute('aria-controls') ?? '')).toContainElement(
      screen.getByRole('img', { name: /QR code/ }),
    );
    await user.click(hide);
    expect(screen.queryByRole('img', { name: /QR code/ })).not.toBeInTheDocument();
  });

  it('is another one for another code', async () => {
    const pictureOf = async (code: string) => {
      const { user, unmount } = renderWithProviders(<InviteWays code={code} />);
      await user.click(screen.getByRole('button', { name: 'Show a QR code' }));
      const { src } = await screen.findByRole<HTMLImageElement>('img', { name: /QR code/ });
      unmount();
      return src;
    };
    const first = await pictureOf(CODE);
    expect(await pictureOf('another1')).not.toBe(first);
    expect(await pictureOf(CODE)).toBe(first);
  });
});
