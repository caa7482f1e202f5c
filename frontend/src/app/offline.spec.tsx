import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { session } from '#shared/testing/answers';
import { apiServer } from '#shared/testing/api-server';
import { maria, together } from '#shared/testing/people';
import { openApp } from './testing/open-app';

const server = apiServer();

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

afterEach(() => {
  jest.restoreAllMocks();
});

function setOnline(online: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}

describe('when nobody answers', () => {
  const nobody = () => server.use(http.get('/api/auth/user', () => HttpResponse.error()));

  it.each([
    ['/help', 'Help'],
    ['/privacy', 'Privacy Policy'],
    ['/modules', 'Modules'],
  ])('%s can be read nevertheless', async (path, name) => {
    nobody();
    openApp(path);
    expect(await heading(name)).toBeVisible();
  });

  it('what is one’s own cannot', async () => {
    nobody();
    openApp('/journal');
    expect(await heading('We can’t reach Anew right now')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  });
});

it('says that one is offline, and afterward, to a screen reader alone, that this is over', async () => {
  server.use(...session(maria, together));
  openApp('/help');
  await heading('Help');
  const words = /You are offline\. What you write in the journal, to your partner or to the coach stays here/;
  const over = 'You are back online.';
  expect(screen.queryByText(words)).not.toBeInTheDocument();
  expect(screen.queryByText(over)).not.toBeInTheDocument();
  setOnline(false);
  const status = screen.getByText(words);
  expect(status).toHaveAttribute('role', 'status');
  expect(status).not.toHaveClass('visually-hidden');
  setOnline(true);
  expect(screen.queryByText(words)).not.toBeInTheDocument();
  expect(screen.getByText(over)).toBe(status);
  expect(status).toHaveClass('visually-hidden');
});
