import type { Page } from '@playwright/test';

/**
 * Makes the pages that are loaded from now on send each read by itself, as they do with a gateway that cannot answer
 * several at once. So a test can watch or change the answer to one read.
 */
export const readOneByOne = (page: Page) =>
  page.route('**/api/reads?*', (route) => route.fulfill({ status: 404, json: {} }));
