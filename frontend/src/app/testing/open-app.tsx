import { afterEach, jest } from '@jest/globals';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { browser } from '#shared/lib/browser';
import { testQueryClient } from '#shared/testing/render';
import { App } from '../app';
import { type AppRouter, createRouter } from '../router';

const routers: AppRouter[] = [];

afterEach(() => routers.splice(0).forEach((router) => router.dispose()));

/** Renders the whole app at an address. `left` records where the browser was sent. */
export function openApp(path: string, queryClient = testQueryClient()) {
  window.history.replaceState(null, '', path);
  const left = jest.spyOn(browser, 'goTo').mockReturnValue();
  const router = createRouter(queryClient);
  routers.push(router);
  const view = render(<App queryClient={queryClient} router={router} />);
  return { ...view, left, queryClient, user: userEvent.setup() };
}
