import { expect, type Page } from '@playwright/test';
import { expectAccessibleEverywhere } from '../support/accessible.js';
import { test } from '../support/test.js';
import { pair } from '../support/visitor.js';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function answer(page: Page, words: string): Promise<void> {
  await button(page, 'Answer').click();
  await page.getByLabel('Your answer').fill(words);
  await button(page, 'Save my answer').click();
  await expect(page.getByText('Answer saved').first()).toBeVisible();
}

test('both answer one question, each alone, and then read each other', async ({ browser }) => {
  const [ada, ben] = await pair(browser);
  await Promise.all([ada.goto('/'), ben.goto('/')]);

  await button(ada, 'Another question').click();
  await expect(button(ada, 'Another question')).toHaveCount(0);
  await button(ada, 'Answer').click();
  await ada.getByLabel('Your answer').fill('The walk after dinner.');
  await ada.reload();
  await button(ada, 'Go on writing').click();
  await expect(ada.getByLabel('Your answer')).toHaveValue('The walk after dinner.');
  await button(ada, 'Save my answer').click();
  await expect(ada.getByText('You answered. Ben’s answer opens when you both have.')).toBeVisible();

  await ben.reload();
  await expect(ben.getByText('Ada has answered. Yours opens both.')).toBeVisible();
  await expect(ben.getByText('The walk after dinner.')).toHaveCount(0);
  await button(ben, 'Pass today').click();
  await expect(ben.getByText('You are passing today. That is fine.')).toBeVisible();
  await expectAccessibleEverywhere(ben);
  await button(ben, 'Answer after all').click();
  await ben.getByLabel('Your answer').fill('هذا المساء معك 🌙');
  await expectAccessibleEverywhere(ben);
  await button(ben, 'Save my answer').click();
  await expect(ben.getByText('The walk after dinner.')).toBeVisible();
  await ben.getByRole('button', { name: /^Reply: / }).click();
  await ben.getByLabel('Your reply to Ada').fill('I liked it, too.');
  await button(ben, 'Send my reply').click();
  await expect(ben.getByText('I liked it, too.')).toBeVisible();
  await expectAccessibleEverywhere(ben);

  await ada.reload();
  await expect(ada.getByText('هذا المساء معك 🌙')).toBeVisible();
  await expect(ada.getByText('I liked it, too.')).toBeVisible();
  await expect(button(ada, 'Change my answer')).toHaveCount(0);

  await ada.getByRole('link', { name: 'Questions you answered' }).click();
  await expect(ada.getByRole('heading', { level: 1, name: 'Questions you answered' })).toBeVisible();
  const question = ada.getByRole('article');
  await expect(question).toContainText('The walk after dinner.');
  await expect(question).toContainText('I liked it, too.');
  await expectAccessibleEverywhere(ada);
});

test('who answers alone keeps it for themselves in the time until the other does', async ({ browser }) => {
  const [ada, ben] = await pair(browser);
  await ada.goto('/');
  await answer(ada, 'For your eyes, later.');
  await ada.goto('/questions');
  await expect(ada.getByRole('article')).toContainText('So far only you have answered this one.');
  await ben.goto('/questions');
  await expect(ben.getByText('No answers yet')).toBeVisible();
  await ben.getByRole('link', { name: 'See today’s question' }).click();
  await expect(ben.getByText('Ada has answered. Yours opens both.')).toBeVisible();
});
