import { expect, type Locator, type Page } from '@playwright/test';

/** What opens a group of settings. */
export function summaryOf(page: Page, group: string): Locator {
  return page.locator('summary').filter({ has: page.getByRole('heading', { name: group, exact: true }) });
}

export async function openGroup(page: Page, group: string): Promise<void> {
  await summaryOf(page, group).click();
}

/** Opens all groups of settings, from the top to the bottom. */
export async function openAllGroups(page: Page): Promise<void> {
  const groups = page.locator('main summary:has(h2)');
  await expect(groups).toHaveCount(6);
  for (const group of await groups.all()) await group.click();
}
