import { afterEach, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { session } from '#shared/testing/answers';
import { apiServer } from '#shared/testing/api-server';
import { openApp } from './testing/open-app';

apiServer(...session(null));

afterEach(() => {
  jest.restoreAllMocks();
});

const SIGN_UP = '/api/login?mode=signup&returnTo=%2Fsimple-setup%3Fwelcome%3Dtrue';

it.each([
  ['Log In', '/api/login'],
  ['Start Your Success Story', SIGN_UP],
  ['Existing User? Log In', '/api/login'],
  ['Begin Together', SIGN_UP],
])('leads through "%s" to %s', async (name, address) => {
  openApp('/?from=a-friend');
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', address);
});

it.each([
  ['Log In', '/api/login?returnTo=%2Fjournal%3Fwrite%3Dtrue%23last'],
  ['Begin Together', '/api/login?mode=signup&returnTo=%2Fjournal%3Fwrite%3Dtrue%23last'],
])('remembers through "%s" where one wanted to go', async (name, address) => {
  openApp('/journal?write=true#last');
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', address);
});

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
