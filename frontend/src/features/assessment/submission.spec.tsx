import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiServer } from '#shared/testing/api-server';
import { maria } from '#shared/testing/people';
import { renderWithProviders } from '#shared/testing/render';
import { AssessmentPage } from './components/assessment-page';
import { type Backend, fakeBackend, unavailable } from './testing/fake-api';
import { answersTo } from './testing/fixtures';

const server = apiServer();
const unsentKey = `anew-assessment:${maria.id}`;
const WAITING = "We'll provide personalized insights once your partner completes theirs too.";

const complete = () => screen.getByRole('button', { name: 'Complete Assessment' });

async function openLastQuestion(known: Partial<Backend> = {}) {
  localStorage.setItem(unsentKey, JSON.stringify({ answers: answersTo(21), step: 21 }));
  const backend = fakeBackend(server, known);
  renderWithProviders(<AssessmentPage />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Continue with question 22' }));
  return { backend, user };
}

describe('completing the assessment', () => {
  it('waits for the last answer, then sends all 22', async () => {
    const { backend, user } = await openLastQuestion();
    expect(complete()).toBeDisabled();
    await user.keyboard('2');
    await user.click(complete());
    expect(await screen.findByText(WAITING)).toBeVisible();
    expect(backend.submissions).toEqual([{ responses: answersTo(22) }]);
  });

  it('says so, gives up the local copy and hands the focus to the new screen [8.53]', async () => {
    const { user } = await openLastQuestion();
    await user.keyboard('2');
    await user.click(complete());
    expect(await screen.findByText('Assessment completed!')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Your part is done' })).toHaveFocus();
    expect(localStorage.getItem(unsentKey)).toBeNull();
  });
});

describe('a submission that fails', () => {
  async function fail(failure: () => Response = unavailable) {
    const { backend, user } = await openLastQuestion({
      failures: new Map([['/api/assessment/submit', failure]]),
    });
    await user.keyboard('2');
    await user.click(complete());
    return { backend, user };
  }

  it('says why, once and where it stays [8.30]', async () => {
    await fail();
    expect(await screen.findByText('All your answers are still here, on this device.')).toBeVisible();
    const words = 'Failed to save assessment: The assessment cannot be reached right now. Please try again.';
    expect(screen.getByText(words)).toBeVisible();
  });

  it('keeps every answer, and sends them all when tried again', async () => {
    const { backend, user } = await fail();
    await screen.findByText(/All your answers are still here/);
    expect(screen.getAllByRole('radio')[1]).toBeChecked();
    expect(JSON.parse(localStorage.getItem(unsentKey) ?? '')).toEqual({ answers: answersTo(22), step: 21 });
    backend.failures.clear();
    await user.click(complete());
    expect(await screen.findByText(WAITING)).toBeVisible();
    expect(backend.submissions).toEqual([{ responses: answersTo(22) }, { responses: answersTo(22) }]);
  });

  it('shows what the server said where it said it in its own way', async () => {
    await fail(() => new Response('boom', { status: 500 }));
    const texts = await screen.findAllByText('Failed to save assessment: 500: boom. Please try again.');
    expect(texts.length).toBeGreaterThanOrEqual(1);
  });

  it('leads to sign-in and back when the session has ended', async () => {
    await fail(() => new Response(null, { status: 401, statusText: 'Unauthorized' }));
    const link = await screen.findByRole('link', { name: 'Sign in again' });
    expect(link).toHaveAttribute('href', '/api/login?returnTo=%2Fassessment');
  });
});
