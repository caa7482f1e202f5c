import { expect, type Page } from '@playwright/test';

const QUESTIONS = 22;

/** Answers every question with the keyboard alone: a number for the option, Enter for Next. */
export async function takeAssessment(page: Page, option: number): Promise<void> {
  await page.goto('/assessment');
  await page.getByRole('button', { name: 'Begin' }).click();
  for (let number = 1; number <= QUESTIONS; number++) {
    await expect(page.getByText(`Question ${number} of ${QUESTIONS}`).first()).toBeVisible();
    await page.getByRole('radio').first().focus();
    await page.keyboard.press(String(option));
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Couple assessment');
}
