import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { apiServer } from '#shared/testing/api-server';
import { copiesBySelection } from '#shared/testing/copying';
import { alone, maria, member, sam } from '#shared/testing/people';
import { atRest, openProfile, plainAccount, sessionsAre, thisDevice } from '../testing/open-profile';

apiServer(...atRest, sessionsAre(thisDevice), ...plainAccount);

const copying = () => jest.spyOn(navigator.clipboard, 'writeText');

afterEach(() => {
  jest.restoreAllMocks();
});

describe('someone alone', () => {
  it('copies a text message with the link [8.48]', async () => {
    const { user } = openProfile({ couple: alone, members: [member(maria)] });
    const written = copying().mockResolvedValue();
    await user.click(screen.getByRole('button', { name: 'Copy Text Message' }));
    expect(await screen.findByText('Text Message Copied!')).toBeVisible();
    expect(written).toHaveBeenCalledWith(expect.stringContaining('http://localhost/invite/k7m2x9qa'));
  });

  it('copies the link [8.49]', async () => {
    const { user } = openProfile({ couple: alone });
    const written = copying().mockResolvedValue();
    await user.click(screen.getByRole('button', { name: 'Copy Link' }));
    expect(await screen.findByText('Link Copied!')).toBeVisible();
    expect(written).toHaveBeenCalledWith('http://localhost/invite/k7m2x9qa');
  });

  it('is not asked to invite again somebody who has left', () => {
    openProfile({ couple: { ...alone, parted: true } });
    expect(screen.getByText(/^Your invite code is in/)).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Invite your partner' })).toBeNull();
  });
});

describe('two', () => {
  it('see both, and which one they are', () => {
    openProfile();
    expect(screen.getByText('Sam Okafor')).toBeVisible();
    expect(screen.getByText('sam@example.com')).toBeVisible();
    expect(screen.getByText('You')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Invite your partner' })).not.toBeInTheDocument();
  });

  it('have the same shape above and in their list, that of the header', () => {
    openProfile({ shape: 'diamond', user: sam });
    const shapes = screen.getAllByText('SO').map(({ className }) => className);
    expect(shapes).toEqual([expect.stringContaining('diamond'), expect.stringContaining('diamond')]);
  });

  it('can read a long address whole, which breaks only at its dots and its @', () => {
    openProfile({ user: { ...maria, email: 'maria.lindqvist@mail.example.com' } });
    const [address] = screen.getAllByText(
      (_, it) => it?.tagName === 'P' && it.textContent === 'maria.lindqvist@mail.example.com',
    );
    expect(address?.innerHTML).toBe('maria<wbr>.lindqvist@<wbr>mail<wbr>.example<wbr>.com');
  });

  it('are told when the partner cannot be loaded [8.39]', async () => {
    const { user, onRetry } = openProfile({ members: null });
    expect(screen.getByText('Unable to load partner information.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalled();
  });

  it('are told when the couple cannot be loaded [8.38]', () => {
    openProfile({ couple: null });
    expect(
      screen.getByText('Unable to load partnership information. Please refresh the page.'),
    ).toBeVisible();
  });

  it('wait while the members are loading', () => {
    openProfile({ members: null, loading: true });
    expect(screen.getByText('Loading your partnership')).toBeInTheDocument();
  });
});

it('signs out through the server', () => {
  openProfile();
  expect(screen.getByRole('link', { name: 'Sign Out' })).toHaveAttribute('href', '/api/logout');
});

describe('what is to be copied', () => {
  it.each([
    ['Copy Text Message', 'Text message'],
    ['Copy Link', 'Invite link'],
  ])('%s selects the text when the browser copies nothing', async (button, label) => {
    const { user } = openProfile({ couple: alone });
    copying().mockRejectedValue(new Error('Denied'));
    copiesBySelection(() => false);
    await user.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByText('Please copy it by hand')).toBeVisible();
    const field = screen.getByLabelText<HTMLInputElement>(label);
    expect(field.selectionStart).toBe(0);
    expect(field.selectionEnd).toBe(field.value.length);
  });

  it('is not to be changed by hand', () => {
    openProfile({ couple: alone });
    for (const label of ['Text message', 'Invite link'])
      expect(screen.getByLabelText(label)).toHaveAttribute('readonly');
  });
});

it('shows the address alone of a partner who gave no name', () => {
  const nameless = { ...sam, firstName: null, lastName: null };
  openProfile({ members: [member(maria), member(nameless)] });
  expect(
    screen.getAllByText((_, it) => it?.tagName === 'BDI' && it.textContent === 'sam@example.com'),
  ).toHaveLength(1);
});

it('shows no partner’s card when only the user’s own row came', () => {
  openProfile({ members: [member(maria)] });
  expect(screen.getByText('Unable to load partner information.')).toBeVisible();
  expect(screen.queryByText('You')).not.toBeInTheDocument();
});
