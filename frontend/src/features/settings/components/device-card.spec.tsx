import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { readCookie } from '#shared/lib/cookies';
import { chooseTheme } from '#shared/lib/theme';
import { timeZone } from '#shared/lib/time-zone';
import { renderWithProviders } from '#shared/testing/render';
import { DeviceCard } from './device-card';

class FakeMedia extends EventTarget {
  readonly matches = false;
}

beforeEach(() => {
  window.matchMedia = () => new FakeMedia() as unknown as MediaQueryList;
});
afterEach(() => {
  chooseTheme('system');
  window.localStorage.clear();
});

const theme = (name: RegExp) =>
  within(screen.getByRole('group', { name: 'Theme' })).getByRole('radio', { name });

it('follows the system until a theme is chosen, which the next visit finds', async () => {
  const { user } = renderWithProviders(<DeviceCard />);
  expect(theme(/^System/)).toBeChecked();
  await user.click(theme(/^Dark/));
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(readCookie('anew_theme')).toBe('dark');
  await user.click(theme(/^System/));
  expect(document.documentElement.dataset.theme).toBeUndefined();
  expect(readCookie('anew_theme')).toBeNull();
});

it('writes dates in the chosen language', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z'), doNotFake: ['setTimeout', 'queueMicrotask'] });
  const { user } = renderWithProviders(<DeviceCard />);
  expect(screen.getByText('Friday, November 20, 2026')).toHaveAttribute('lang', 'en-US');
  await user.selectOptions(screen.getByLabelText('Language of dates'), 'Español');
  expect(screen.getByText('viernes, 20 de noviembre de 2026')).toHaveAttribute('lang', 'es-US');
  jest.useRealTimers();
});

it('reads the day anew where the person says they are', async () => {
  const { user, queryClient } = renderWithProviders(<DeviceCard />);
  const readAnew = jest.spyOn(queryClient, 'invalidateQueries');
  const zone = screen.getByLabelText('Time zone');
  expect(zone).toHaveDisplayValue(/^Same as this device/);
  await user.selectOptions(zone, 'America/Denver');
  expect(timeZone()).toBe('America/Denver');
  expect(readAnew).toHaveBeenCalledTimes(1);
  await user.selectOptions(zone, 'device');
  expect(timeZone()).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
});

it('says where these choices are kept', () => {
  renderWithProviders(<DeviceCard />);
  expect(screen.getByText(/kept on this device, not in your account/)).toBeVisible();
});
