import { beforeEach, expect, it } from '@jest/globals';
import type { QueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { draftKey, drafts } from '#shared/lib/drafts';
import { apiServer } from '#shared/testing/api-server';
import { down, holds } from '#shared/testing/posts';
import { renderWithProviders } from '#shared/testing/render';
import { NEXT } from '#shared/testing/steps';
import { fakeQuestions, mine, todays } from '../testing/fake-questions';
import { TodaysQuestion } from './todays-question';

const server = apiServer();
const button = (name: string) => screen.findByRole('button', { name });
const field = () => screen.findByLabelText('Your answer');

let now: ReturnType<typeof fakeQuestions>;
beforeEach(() => {
  now = fakeQuestions(server, todays());
});

const open = (queryClient?: QueryClient) =>
  renderWithProviders(<TodaysQuestion userId="me" partner="Ben" step={NEXT} />, '/', queryClient);

/** Leaves the screen while an answer is on its way, and opens its form anew. */
async function comeBack() {
  const { user, unmount, queryClient } = open();
  const answer = holds(server, '/api/prompts/prompt-1/answer');
  await user.click(await button('Answer'));
  await user.type(await field(), 'On the drive home.');
  await user.click(await button('Save my answer'));
  unmount();
  const view = open(queryClient);
  await view.user.click(await button('Go on writing'));
  return { ...view, answer };
}

it('holds still while its answer is on its way from a screen that was left, and is done once that is saved', async () => {
  const { user, answer } = await comeBack();
  expect(await button('Saving...')).toHaveAttribute('aria-busy', 'true');
  await user.type(await field(), ' Or so.');
  expect(await field()).toHaveValue('On the drive home.');
  now.question = todays({ mine: mine(), canHaveAnother: false });
  await answer(HttpResponse.json({ opened: false }));
  expect(await button('Change my answer')).toBeVisible();
  expect(drafts.read(draftKey('answer', 'me'))).toBeNull();
});

it('opens up when that answer is refused, and keeps the words', async () => {
  const { user, answer } = await comeBack();
  await answer(down());
  expect(await button('Save my answer')).toBeEnabled();
  await user.type(await field(), ' Or so.');
  expect(await field()).toHaveValue('On the drive home. Or so.');
});
