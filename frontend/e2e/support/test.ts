import { test as base } from '@playwright/test';

/**
 * A test that closes the browsers of its people when it ends. Otherwise their pages would stay open, and would read and
 * draw on until the last test of the worker is over.
 */
export const test = base.extend<{ closing: undefined }>({
  closing: [
    async ({ browser }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
