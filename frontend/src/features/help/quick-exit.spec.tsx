import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { browser } from '#shared/lib/browser';
import { draftKey, drafts } from '#shared/lib/drafts';
import { renderWithProviders } from '#shared/testing/render';
import { HelpPage } from './components/help-page';

let left: jest.SpiedFunction<typeof browser.replaceBy>;

beforeEach(() => {
  left = jest.spyOn(browser, 'replaceBy').mockReturnValue();
});

afterEach(() => {
  document.body.hidden = false;
  jest.restoreAllMocks();
});

it('leaves Help at once, and forgets what was being written on this device', async () => {
  drafts.save(draftKey('journal', 'me'), '"Dear"');
  window.localStorage.setItem('anew-coaching-settings:me', '{}');
  const { user } = renderWithProviders(<HelpPage />);
  await user.click(screen.getByRole('button', { name: 'Quick exit' }));
  expect(left).toHaveBeenCalledWith('https://www.weather.gov/');
  expect(Object.keys(window.localStorage)).toEqual([]);
});

it('leaves by the keyboard, too', async () => {
  const { user } = renderWithProviders(<HelpPage />);
  await user.keyboard('{Escape}{Escape}{Escape}');
  expect(left).toHaveBeenCalledTimes(1);
});
