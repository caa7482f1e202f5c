import type { Talks } from '@anew/contracts/assessment/talks';
import type { User } from '@anew/contracts/identity/views';
import { answers } from '@anew/testkit/life';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.js';
import { openLive } from '../support/live.js';
import { test } from '../support/test.js';
import { pair, post } from '../support/visitor.js';

const AGREEMENT = 'Ten minutes to talk on Tuesday, with the phones away.';
const EASIER = 'Five minutes on Tuesday.';

const inAWeek = () => new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Two people with results that lead to talks. */
async function assessed(couple: readonly [Page, Page]): Promise<void> {
  for (const [index, page] of couple.entries())
    await post(page, '/api/assessment/submit', { responses: answers(index + 1) });
  const offered = async () => {
    const talks = (await (await couple[0].request.get('/api/talks')).json()) as Talks;
    return talks.offered.length;
  };
  await expect.poll(offered).toBeGreaterThan(0);
}

/** In the middle of the page, the header covers a link of the card above, and axe would see half a target. */
async function expectAccessibleFromTheTop(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 0 }));
  await expectAccessible(page);
}

/** A phone whose keyboard leaves 300 px shows the question and the whole field, and the button is still reached. */
async function typingOnAPhone(page: Page, field: Locator): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 300 });
  await field.click();
  await expect(field).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('What do the two of you agree on?', { exact: true })).toBeInViewport({
    ratio: 1,
  });
  const button = page.getByRole('button', { name: 'Agree on this' });
  await button.scrollIntoViewIfNeeded();
  await expect(button).toBeInViewport({ ratio: 1 });
  if (before) await page.setViewportSize(before);
}

test('results lead two people on two devices to an agreement, which becomes an easier one', async ({
  browser,
}) => {
  const [ada, ben] = await pair(browser);
  await assessed([ada, ben]);

  await openLive(ada, '/assessment');
  await ada.getByRole('link', { name: 'Look at this talk' }).first().click();
  await expect(ada.getByText('This is not for a relationship with fear in it.')).toBeVisible();
  await expectAccessible(ada);
  await openLive(ben, new URL(ada.url()).pathname);
  await ada.getByRole('radio', { name: 'Ada' }).check();
  await press(ada, 'We are both ready');
  await expect(ada.getByRole('group', { name: /^Step 1 of 6/ })).toBeFocused();
  expect(await ada.evaluate(() => window.scrollY)).toBe(0);

  for (const page of [ada, ben]) await expect(heading(page)).toHaveText('One speaks, one listens');
  await expect(ben.getByRole('main').getByRole('listitem').filter({ hasText: 'Ada' })).toContainText(
    'Speaks',
  );
  await expectAccessible(ben);
  await press(ben, 'Go on');
  for (const page of [ada, ben]) await expect(heading(page)).toHaveText('Say back what you heard');

  await press(ada, 'Take a pause');
  await press(ada, 'In 20 minutes');
  await expect(heading(ben)).toHaveText('A pause');
  await press(ben, 'We are both back');
  for (const next of ['Trade places', 'Say back what you heard', 'Look at it together', 'One small thing']) {
    await press(ben, 'Go on');
    for (const page of [ada, ben]) await expect(heading(page)).toHaveText(next);
  }

  const field = ada.getByLabel('What do the two of you agree on?');
  await typingOnAPhone(ada, field);
  await field.fill(AGREEMENT);
  await expectAccessible(ada);
  await press(ada, 'Agree on this');
  for (const page of [ada, ben]) {
    await expect(heading(page)).toHaveText('You listened to each other');
    await expect(page.getByText(AGREEMENT)).toBeVisible();
  }
  await press(ada, 'Make this our focus');
  await expect(ada.getByText('This is one of your focus areas.')).toBeVisible();

  await openLive(ada, '/');
  await ben.getByRole('link', { name: 'To your dashboard' }).click();
  for (const page of [ada, ben]) await expect(page.getByText(AGREEMENT)).toBeVisible();
  await press(ben, 'Say how it went');
  await press(ben, 'Partly');
  await ben.getByLabel('The easier one').fill(EASIER);
  await expectAccessibleFromTheTop(ben);
  await press(ben, 'Try this one');
  await expect(ada.getByText(EASIER)).toBeVisible();
  await expect(ada.getByText(AGREEMENT)).toHaveCount(0);
  await expect(ada.getByText('Ben wrote it down.')).toBeVisible();
  await press(ada, 'Say how it went');
  await press(ada, 'We kept it');
  await expect(ada.getByText('Thank you for looking at it together.')).toBeVisible();
});

test('either takes an agreement away for both, whoever wrote it', async ({ browser }) => {
  const [ada, ben] = await pair(browser);
  await assessed([ada, ben]);
  const { offered } = (await (await ada.request.get('/api/talks')).json()) as Talks;
  const { id: firstSpeaker } = (await (await ada.request.get('/api/auth/user')).json()) as User;
  const { current } = await post<Talks>(ada, '/api/talks', { area: offered[0]?.area, firstSpeaker });
  await post(ada, '/api/agreements', { talkId: current?.id, text: AGREEMENT, dueOn: inAWeek() });
  for (const page of [ada, ben]) {
    await openLive(page, '/');
    await expect(page.getByText('Ada wrote it down.')).toBeVisible();
  }
  await press(ben, 'Take it away');
  await expectAccessibleFromTheTop(ben);
  await press(ben, 'Yes, take it away');
  for (const page of [ada, ben]) {
    await expect(page.getByText(/^It is gone for both of you/)).toBeVisible();
    await expect(page.getByText(AGREEMENT)).toHaveCount(0);
  }
});

test('either leaves a talk for today, and the other is not told who', async ({ browser }) => {
  const [ada, ben] = await pair(browser);
  await assessed([ada, ben]);
  await openLive(ada, '/assessment');
  await ada.getByRole('link', { name: 'Look at this talk' }).first().click();
  await ada.getByRole('radio', { name: 'Ben' }).check();
  await press(ada, 'We are both ready');
  await openLive(ben, new URL(ada.url()).pathname);
  await press(ben, 'Leave it for today');
  for (const page of [ada, ben]) await expect(heading(page)).toHaveText('Left for today');
  await expect(ada.getByRole('main')).not.toContainText('Ben');
});
