import { expect, type Locator } from '@playwright/test';
import { test } from '../support/test.js';
import { pair, PASSWORD } from '../support/visitor.js';

const edgesOf = (element: Locator) =>
  element.evaluate((it) => {
    const { top, bottom } = it.getBoundingClientRect();
    return { top, bottom };
  });

test('an entry whose session is lost while it is published is there after signing in, and published once', async ({
  browser,
}) => {
  const [ada, ben] = await pair(browser, { viewport: { width: 360, height: 740 } });
  const { email } = (await (await ada.request.get('/api/auth/user')).json()) as { email: string };
  const text = 'The evening that should not get lost.';
  await ada.goto('/journal?write=true');
  const field = ada.getByLabel('What is on your mind?');
  await field.fill(text);
  await expect(ada.getByText('Draft saved')).toBeVisible();

  await ada.context().clearCookies();
  const publish = ada.getByRole('button', { name: 'Publish Entry' });
  await publish.click();
  await expect(ada.getByText('You are signed out', { exact: true })).toBeVisible();
  const toast = await edgesOf(ada.getByRole('region', { name: /Notifications/ }).getByRole('listitem'));
  expect(toast.bottom, 'the toast leaves the buttons free').toBeLessThanOrEqual((await edgesOf(publish)).top);
  const quickExit = await edgesOf(ada.getByRole('button', { name: 'Quick exit' }));
  expect(toast.top, 'the toast leaves Quick exit free').toBeGreaterThanOrEqual(quickExit.bottom);
  await expect(field).toHaveValue(text);
  await ada.getByRole('link', { name: 'Sign in again' }).click();

  await ada.getByLabel('Email address').fill(email);
  await ada.getByLabel('Password').fill(PASSWORD);
  await ada.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(ada).toHaveURL('/journal');
  await expect(field).toHaveValue(text);
  await publish.click();
  await expect(ada.getByText('Entry saved!', { exact: true })).toBeVisible();
  await ada.reload();
  await expect(ada.getByText(text)).toHaveCount(1);
  await ben.goto('/journal');
  await expect(ben.getByText(text)).toHaveCount(1);
});
