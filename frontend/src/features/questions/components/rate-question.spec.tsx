import type { TodaysPrompt } from '@anew/contracts/content/answers';
import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { apiServer } from '#shared/testing/api-server';
import { down, holds, posts } from '#shared/testing/posts';
import { renderWithProviders } from '#shared/testing/render';
import { NEXT } from '#shared/testing/steps';
import { Toaster } from '#shared/ui/toast/toaster';
import { fakeQuestions, mine, todays } from '../testing/fake-questions';
import { TodaysQuestion } from './todays-question';

const server = apiServer();
const answered = (over: Partial<TodaysPrompt> = {}) => todays({ mine: mine(), ...over });
const PATH = `/api/prompts/${todays().id}/rate`;
const choice = (name: string) => screen.getByRole('button', { name });

async function open(answer: () => Response) {
  fakeQuestions(server, answered());
  const sent = posts(server, PATH, answer);
  const view = renderWithProviders(<TodaysQuestion userId="me" partner="Ben" step={NEXT} />);
  await screen.findByRole('group', { name: 'Worth asking?' });
  return { ...view, sent };
}

afterEach(() => window.localStorage.clear());

describe("rating today's question", () => {
  it('says thank you, shows what was chosen, and may be changed [8.47]', async () => {
    const { user, sent } = await open(() => HttpResponse.json({ isUpvote: true }));
    expect(choice('Yes')).not.toBePressed();
    await user.click(choice('Yes'));
    expect(await screen.findByText('Thank you!')).toBeVisible();
    expect(choice('Yes')).toBePressed();
    await user.click(choice('Not really'));
    expect(choice('Not really')).toBePressed();
    expect(choice('Yes')).not.toBePressed();
    expect(sent).toEqual([{ isUpvote: true }, { isUpvote: false }]);
  });

  it('is remembered after a reload, for this question alone', async () => {
    const { user, unmount } = await open(() => HttpResponse.json({ isUpvote: false }));
    await user.click(choice('Not really'));
    await screen.findByText('Thank you!');
    unmount();
    const again = await open(down);
    expect(choice('Not really')).toBePressed();
    again.unmount();
    fakeQuestions(server, answered({ id: 'prompt-2' }));
    renderWithProviders(<TodaysQuestion userId="me" partner="Ben" step={NEXT} />);
    await screen.findByRole('group', { name: 'Worth asking?' });
    expect(choice('Not really')).not.toBePressed();
  });

  it('says so where it stands, and there alone, when it fails', async () => {
    const { user } = await open(down);
    await user.click(choice('Yes'));
    const notice = await screen.findByRole('alert');
    expect(within(notice).getByText('Failed to save your answer. Please try again.')).toBeVisible();
    expect(screen.queryByText('Error')).toBeNull();
    expect(choice('Yes')).not.toBePressed();
  });

  it('keeps the first choice where a change of it was not saved', async () => {
    const { user } = await open(() => HttpResponse.json({ isUpvote: true }));
    await user.click(choice('Yes'));
    await screen.findByText('Thank you!');
    posts(server, PATH, down);
    await user.click(choice('Not really'));
    await screen.findByRole('alert');
    expect(choice('Not really')).not.toBePressed();
    expect(choice('Yes')).toBePressed();
  });

  it.each([
    ['Thank you!', () => HttpResponse.json({ isUpvote: true })],
    ['Failed to save your answer. Please try again.', down],
  ])('still says so when the screen was left meanwhile: %s', async (words, outcome) => {
    fakeQuestions(server, answered());
    const answer = holds(server, PATH);
    const { user, rerender } = renderWithProviders(<TodaysQuestion userId="me" partner="Ben" step={NEXT} />);
    await user.click(await screen.findByRole('button', { name: 'Yes' }));
    rerender(<Toaster />);
    await answer(outcome());
    expect(await screen.findByText(words)).toBeVisible();
  });
});
