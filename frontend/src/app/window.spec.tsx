import { speak, spokenLanguage } from '@anew/words/language';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { LOGOUT_URL } from '#api/addresses';
import { browser } from '#shared/lib/browser';
import { KEEP } from '../service-worker/messages';
import { speakWantedLanguage, wholeScreens } from './other-language';
import { PrivacyNote } from './privacy-note';
import { ScreenFailed } from './screen-failed';
import { keepForOffline } from './service-worker';

describe('the language of the window', () => {
  afterEach(() => {
    speak('en');
    document.cookie = 'anew_language=; max-age=0; path=/';
    document.documentElement.lang = 'en';
  });

  it('is Spanish for whoever chose that, and screen readers are told', async () => {
    document.cookie = 'anew_language=es; path=/';
    await speakWantedLanguage();
    expect(spokenLanguage()).toBe('es');
    expect(document.documentElement.lang).toBe('es');
  });

  it('stays English where nothing else is wanted', async () => {
    document.cookie = 'anew_language=en; path=/';
    await speakWantedLanguage();
    expect(spokenLanguage()).toBe('en');
    expect(document.documentElement.lang).toBe('en');
  });

  it('makes no screen whole of which nothing is translated', () => {
    expect(wholeScreens([])).toEqual([]);
  });
});

describe('what is kept for the time without a network', () => {
  const postMessage = jest.fn();
  const register =
    jest.fn<(path: string) => Promise<{ active: { postMessage: typeof postMessage } | null }>>();

  beforeEach(() => {
    postMessage.mockReset();
    register.mockReset().mockResolvedValue({ active: { postMessage } });
    Object.defineProperty(navigator, 'serviceWorker', { value: { register }, configurable: true });
  });

  afterEach(() => {
    jest.restoreAllMocks();
    Reflect.deleteProperty(navigator, 'serviceWorker');
    document.cookie = 'signed_in=; max-age=0; path=/';
  });

  it('is nothing for a visitor who is not signed in', () => {
    keepForOffline();
    expect(register).not.toHaveBeenCalled();
  });

  it('is stored for whoever is signed in', async () => {
    document.cookie = 'signed_in=1; path=/';
    keepForOffline();
    await waitFor(() => expect(postMessage).toHaveBeenCalledWith(KEEP));
    expect(register).toHaveBeenCalledWith('/sw.js');
  });

  it('waits until the page has loaded', async () => {
    document.cookie = 'signed_in=1; path=/';
    jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    keepForOffline();
    expect(register).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('load'));
    await waitFor(() => expect(register).toHaveBeenCalledTimes(1));
  });

  it('is no reason to fail where the browser refuses', async () => {
    document.cookie = 'signed_in=1; path=/';
    register.mockRejectedValue(new DOMException('Forbidden', 'SecurityError'));
    keepForOffline();
    await waitFor(() => expect(register).toHaveBeenCalledTimes(1));
    expect(postMessage).not.toHaveBeenCalled();
  });

  it('asks nothing of a browser that cannot do it', () => {
    Reflect.deleteProperty(navigator, 'serviceWorker');
    document.cookie = 'signed_in=1; path=/';
    expect(keepForOffline).not.toThrow();
  });
});

it('the note on privacy opens in a new tab, so that an invite code on this screen is not lost', () => {
  render(<PrivacyNote />);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    expect.arrayContaining(['/privacy', '/terms']),
  );
  for (const link of links) expect(link).toHaveAttribute('target', '_blank');
  expect(links.map((link) => link.getAttribute('href'))).not.toContain(LOGOUT_URL);
});

it('a screen that failed says so, under a heading and with a way on, and counts the error', async () => {
  const reload = jest.spyOn(browser, 'reload').mockReturnValue();
  const reported = jest.fn<(error: unknown) => void>();
  window.reportError = reported;
  const silenced = jest.spyOn(console, 'error').mockReturnValue();
  const broken = new Error('A secret text of the person');
  const Broken = () => {
    throw broken;
  };
  const router = createMemoryRouter([{ path: '/', Component: Broken, ErrorBoundary: ScreenFailed }]);
  render(<RouterProvider router={router} />);
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.getByRole('alert')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(reload).toHaveBeenCalledTimes(1);
  expect(reported).toHaveBeenCalledWith(broken);
  expect(document.body).not.toHaveTextContent(/secret/);
  silenced.mockRestore();
  reload.mockRestore();
});
