import { jest } from '@jest/globals';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { browser } from '../../shared/lib/browser';
import { testQueryClient } from '../../shared/testing/render';
import { App } from '../app';

/** The whole app at an address. `left` records where the browser was sent. */
export function openApp(path: string, queryClient = testQueryClient()) {
  window.history.replaceState(null, '', path);
  const left = jest.spyOn(browser, 'goTo').mockReturnValue();
  const view = render(<App queryClient={queryClient} />);
  return { ...view, left, user: userEvent.setup() };
}
