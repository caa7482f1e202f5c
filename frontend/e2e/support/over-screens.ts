import { expect, type Page } from '@playwright/test';
import { settled } from './look.js';
import { drawPicture } from './picture.js';

interface OverScreen {
  name: string;
  path: string;
  open: (page: Page) => Promise<void>;
}

const byButton = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name }).first().click();

const photo = async (page: Page) => page.locator('input[type=file]').setInputFiles(await drawPicture(page));

/** Dialogs and drawers that open over the screens of a couple with some history. */
export const OVER_SCREENS: readonly OverScreen[] = [
  { name: 'menu', path: '/help', open: (page) => page.getByRole('button', { name: 'Menu' }).click() },
  { name: 'retreat', path: '/', open: byButton('Express Interest') },
  { name: 'photo', path: '/profile', open: photo },
  { name: 'deletion of the account', path: '/profile', open: byButton('Delete my account') },
  { name: 'deletion of an entry', path: '/journal', open: byButton(/^Delete entry/) },
  { name: 'conversations', path: '/coaching', open: byButton('Conversations') },
  { name: 'settings of the coach', path: '/coaching', open: byButton('Chat settings') },
];

export async function openOver(page: Page, { path, open }: OverScreen): Promise<void> {
  await page.goto(path);
  await open(page);
  await expect(page.getByRole('dialog')).toBeVisible();
  await settled(page);
}
