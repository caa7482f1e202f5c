import { afterEach, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { session } from '#shared/testing/answers';
import { apiServer } from '#shared/testing/api-server';
import { openApp } from './testing/open-app';

apiServer(...session(null));

afterEach(() => {
  jest.restoreAllMocks();
});

it.each(['Log In', 'Start Your Success Story', 'Existing User? Log In', 'Begin Together'])(
  'leads to sign-in through "%s"',
  async (name) => {
    openApp('/');
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/api/login');
  },
);

it.each([
  /67%/,
  /10,000\+/,
  /8 expert modules/i,
  /free to start/i,
  /no credit card required/i,
  /cancel anytime/i,
])('makes the claim %s', async (claim) => {
  openApp('/');
  expect((await screen.findAllByText(claim)).length).toBeGreaterThan(0);
});

it('keeps an invite code and goes to joining', async () => {
  openApp('/?invite=k7m2x9qa');
  expect(await screen.findByRole('heading', { name: 'Join Your Partner' })).toBeVisible();
  await waitFor(() =>
    expect(window.location.pathname + window.location.search).toBe('/simple-setup?invite=k7m2x9qa'),
  );
  expect(window.sessionStorage.getItem('invite-code')).toBe('k7m2x9qa');
});
