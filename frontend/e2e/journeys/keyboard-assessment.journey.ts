import { expect, type Page } from '@playwright/test';
import { expectFocusComesAndGoes, press, skipToContent, tabTo } from '../support/keyboard.js';
import { test } from '../support/test.js';
import { pair } from '../support/visitor.js';

const QUESTIONS = 22;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const next = (page: Page) => page.getByRole('button', { name: 'Next' });

/** Expects the focus on the question, so that screen readers say it. */
async function expectQuestion(page: Page, number: number): Promise<void> {
  const words = page.getByRole('heading', { level: 2, name: `Question ${number} of ${QUESTIONS}` });
  await expect(words).toBeFocused();
}

/** Goes from the question to its answers, and by their numbers to the next question. */
async function answerByNumber(page: Page, from: number, to: number): Promise<void> {
  for (let number = from; number <= to; number++) {
    await expectQuestion(page, number);
    await page.keyboard.press('Tab');
    await page.keyboard.press('2');
    await page.keyboard.press('Enter');
  }
}

test('the assessment is taken, left, gone on with and sent by keyboard alone', async ({ browser }) => {
  const [page] = await pair(browser);
  await page.goto('/assessment');
  await skipToContent(page);
  await press(page, page.getByRole('button', { name: 'Begin' }));
  await expectQuestion(page, 1);
  const options = page.getByRole('radio');
  await tabTo(page, options.first());
  await page.keyboard.press('Space');
  await expect(options.first()).toBeChecked();
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toBeChecked();
  await press(page, next(page));

  await expectQuestion(page, 2);
  await press(page, page.getByRole('button', { name: 'Back' }));
  await expectQuestion(page, 1);
  await expect(options.nth(1)).toBeChecked();
  await press(page, next(page));
  await answerByNumber(page, 2, 3);

  await expectQuestion(page, 4);
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Finish later' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Good to have you back');
  await expect(heading(page)).toBeFocused();
  await press(page, page.getByRole('button', { name: 'Continue with question 4' }));
  await answerByNumber(page, 4, QUESTIONS);
  await expect(heading(page)).toHaveText('Your part is done');
  await expect(heading(page)).toBeFocused();

  const again = page.getByRole('button', { name: 'Change my answers' });
  const asking = page.getByRole('dialog', { name: 'Change your answers?' });
  await expectFocusComesAndGoes(page, again, asking);
  await page.keyboard.press('Enter');
  await press(page, asking.getByRole('button', { name: 'Change my answers' }));
  await expectQuestion(page, 1);
});

test('answers are thrown away by keyboard alone', async ({ browser }) => {
  const [page] = await pair(browser);
  await page.goto('/assessment');
  await skipToContent(page);
  await press(page, page.getByRole('button', { name: 'Begin' }));
  await answerByNumber(page, 1, 1);
  await expectQuestion(page, 2);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');

  const over = page.getByRole('button', { name: 'Start over' });
  const asking = page.getByRole('dialog', { name: 'Start over?' });
  await expectFocusComesAndGoes(page, over, asking);
  await page.keyboard.press('Enter');
  await press(page, asking.getByRole('button', { name: 'Delete them' }));
  await expect(heading(page)).toHaveText('How is it, being the two of you?');
  await expect(heading(page)).toBeFocused();
});
