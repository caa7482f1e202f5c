import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.js';
import { readOneByOne } from '../support/reads.js';
import { test } from '../support/test.js';
import { createAccount, pair, post, single, startTogether, visitor } from '../support/visitor.js';

const stat = (page: Page, label: string) =>
  page.locator('dt', { hasText: label }).locator('xpath=following-sibling::dd');

test('a first day on the dashboard, alone at first', async ({ browser }) => {
  const { page: ada, inviteCode } = await single(browser);
  await ada.goto('/');
  await expect(ada.getByRole('heading', { level: 1 })).toHaveText(/^Good (morning|afternoon|evening), Ada$/);
  const link = await ada.getByLabel('Invite link').inputValue();
  expect(link).toMatch(new RegExp(`/invite/${inviteCode}$`));

  const question = ada.getByRole('group', { name: 'Worth asking?' });
  await ada.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(question).toHaveCount(0);
  await ada.getByLabel('Your answer').fill('On the drive home.');
  await ada.getByRole('button', { name: 'Save my answer' }).click();
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(ada.getByText('Thank you!').first()).toBeVisible();
  await expect(question.getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-pressed', 'true');
  await ada.getByRole('button', { name: 'Mark as Complete' }).click();
  await expect(ada.getByText('Completed today!')).toBeVisible();

  await ada.getByRole('button', { name: 'Express Interest' }).click();
  const dialog = ada.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Express Interest' }).click();
  await expect(ada.getByText('Interest Received!').first()).toBeVisible();
  await expect(dialog).toHaveCount(0);

  const ben = await visitor(browser);
  await ben.goto(link);
  await ben.getByRole('button', { name: 'Login to Join' }).click();
  await createAccount(ben, 'Ben');
  await startTogether(ben);
  await expect(ben.getByText('Completed today!')).toBeVisible();
  await ada.reload();
  await startTogether(ada);
  await expect(ada.getByText('Completed today!')).toBeVisible();
  await expect(ada.getByLabel('Invite link')).toHaveCount(0);
});

test('a week in the journal', async ({ browser }) => {
  const [ada, ben] = await pair(browser);
  await post(ben, '/api/journal', { content: 'The lake, at last.', visibility: 'shared' });
  await ada.goto('/journal');
  await ada.getByRole('button', { name: 'Write about this question' }).click();
  await ada.getByLabel('What is on your mind?').fill('A quiet day, and the dog.');
  await ada.getByRole('button', { name: 'Publish Entry' }).click();
  await expect(ada.getByText('Your reflection has been shared with your partner.').first()).toBeVisible();
  await expect(ada.getByText('About today’s question')).toBeVisible();
  await expect(stat(ada, 'Total Entries')).toHaveText('2');
  await expect(stat(ada, 'Shared')).toHaveText('2');
  await expect(stat(ada, 'Day Streak')).toHaveText('1');
  await expect(stat(ada, 'This Week')).toHaveText('2');

  await ada.getByRole('button', { name: /^Edit entry/ }).click();
  await ada.getByRole('radio', { name: /^Private/ }).check();
  await ada.getByRole('button', { name: 'Save changes' }).click();
  await expect(stat(ada, 'Shared')).toHaveText('1');
  await ada.getByRole('searchbox').fill('lake');
  await expect(ada.getByRole('article')).toHaveCount(1);
  await ada.getByRole('searchbox').clear();

  await ada.getByRole('button', { name: 'Calendar' }).click();
  await ada
    .getByRole('table')
    .getByRole('button', { name: /: you and Ben wrote$/ })
    .click();
  await expect(ada.getByRole('article')).toHaveCount(2);
  await ada.getByRole('button', { name: 'From Ben' }).click();
  await expect(ada.getByRole('article')).toHaveCount(1);
  await expect(ada.getByRole('article')).toHaveText(/The lake, at last/);
  await expectAccessible(ada);

  // What Ada keeps for herself leaves no trace with Ben: in his list, in his calendar, in the book of both.
  await ben.goto('/journal');
  await expect(ben.getByRole('article')).toHaveCount(1);
  await ben.getByRole('button', { name: 'Calendar' }).click();
  await expect(ben.getByRole('table').getByRole('button')).toHaveAccessibleName(/: you wrote$/);
  await ben.getByRole('link', { name: 'Keepsake' }).click();
  await expect(ben.getByRole('article')).toHaveText(/The lake, at last/);
  await expectAccessible(ben);
});

interface Prompt {
  text: string;
  moduleSlug: string;
  fromFocus: boolean;
}

/** Opens the dashboard and returns the server's answer about the question that it shows. */
async function todaysQuestion(page: Page): Promise<Prompt> {
  await readOneByOne(page);
  const answer = page.waitForResponse('**/api/prompts/today');
  await page.goto('/');
  const prompt = (await (await answer).json()) as Prompt;
  await expect(page.getByText(prompt.text)).toBeVisible();
  await expect(page.getByText(/^from your focus/)).toHaveCount(prompt.fromFocus ? 1 : 0);
  return prompt;
}

test('a focus of today brings up tomorrow’s question', async ({ browser }) => {
  // It is always a later day on Kiritimati than on Samoa: Ben is where tomorrow has begun.
  const [ada, ben] = await pair(
    browser,
    { timezoneId: 'Pacific/Pago_Pago' },
    { timezoneId: 'Pacific/Kiritimati' },
  );
  const today = await todaysQuestion(ada);
  expect(today.fromFocus).toBe(false);

  await ada.goto('/settings#focus-areas');
  const areas = ada.getByRole('combobox', { name: /^Priority of/ });
  await expect(areas).toHaveCount(6);
  const saved = () =>
    ada.waitForResponse(
      (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/api/focuses'),
    );
  for (const area of await areas.all()) {
    const [answer] = await Promise.all([saved(), area.selectOption('high')]);
    expect(answer.status(), await answer.text()).toBe(200);
  }
  await expect(ada.getByText('Active', { exact: true })).toHaveCount(6);
  const focuses = async () => ((await (await ada.request.get('/api/focuses')).json()) as unknown[]).length;
  await expect.poll(focuses).toBe(6);

  expect(await todaysQuestion(ada)).toEqual(today);
  const tomorrow = await todaysQuestion(ben);
  expect(tomorrow.text).not.toBe(today.text);
  // Two of the eight modules cannot be a focus; their questions come up now and then.
  expect(tomorrow.fromFocus).toBe(!['honor-lessons', 'lets-align'].includes(tomorrow.moduleSlug));
});
