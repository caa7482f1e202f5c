import { describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiServer } from '#shared/testing/api-server';
import { maria } from '#shared/testing/people';
import { renderWithProviders } from '#shared/testing/render';
import { fakeBackend, unavailable } from '../testing/fake-api';
import { answersTo, ownResponses } from '../testing/fixtures';
import { AssessmentPage } from './assessment-page';

const server = apiServer();
const unsentKey = `anew-assessment:${maria.id}`;

const next = () => screen.getByRole('button', { name: 'Next' });
const back = () => screen.getByRole('button', { name: 'Back' });
const heading = () => screen.getByRole('heading', { level: 2 });
const storedAnswers = () => JSON.parse(localStorage.getItem(unsentKey) ?? 'null') as unknown;

function keepAnswers(count: number, step: number) {
  localStorage.setItem(unsentKey, JSON.stringify({ answers: answersTo(count), step }));
}

async function openQuestions(button: RegExp | string = 'Begin') {
  fakeBackend(server);
  renderWithProviders(<AssessmentPage />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: button }));
  return user;
}

describe('before the first question', () => {
  it('says what it is and what the partner will see [9.25]', async () => {
    fakeBackend(server);
    renderWithProviders(<AssessmentPage />);
    expect(await screen.findByText(/22 questions, about 15 minutes/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'What your partner will see' })).toBeVisible();
    expect(screen.getByText('Never your answers.')).toBeVisible();
    expect(screen.getByText(/not even that you have begun/)).toBeVisible();
    expect(screen.getByText(/one of five places on a line/)).toBeVisible();
    expect(screen.getByText(/change your answers until you have both sent them/)).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('says the drawn example in words, for people who do not see it', async () => {
    fakeBackend(server);
    renderWithProviders(<AssessmentPage />);
    const example = within(await screen.findByRole('figure'));
    expect(example.getByText('You are at place 3 of 5, your partner at place 4.')).toBeInTheDocument();
    expect(document.querySelector('[data-shape=circle]')).toHaveAttribute('data-place', '50');
    expect(document.querySelector('[data-shape=diamond]')).toHaveAttribute('data-place', '75');
  });

  it('offers to retry when it cannot be loaded', async () => {
    const backend = fakeBackend(server);
    backend.failures.set('/api/assessment/my-responses', unavailable);
    renderWithProviders(<AssessmentPage />);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    backend.failures.clear();
    await userEvent.click(retry);
    expect(await screen.findByRole('button', { name: 'Begin' })).toBeVisible();
  });

  it('sends someone whose session has ended to sign-in, not to the first question', async () => {
    const backend = fakeBackend(server);
    backend.failures.set('/api/assessment/my-responses', () => new Response(null, { status: 401 }));
    renderWithProviders(<AssessmentPage />);
    const link = await screen.findByRole('link', { name: 'Sign in again' });
    expect(link).toHaveAttribute('href', '/api/login?returnTo=%2Fassessment');
  });
});

describe('a question', () => {
  it('needs an answer before Next, and the first one has no way back', async () => {
    const user = await openQuestions();
    expect(screen.getByText('Question 1 of 22 · Communication')).toBeVisible();
    expect(back()).toBeDisabled();
    expect(next()).toBeDisabled();
    await user.click(screen.getAllByRole('radio')[0]!);
    expect(next()).toBeEnabled();
  });

  it('takes the focus with its heading, and stays until Next is pressed', async () => {
    const user = await openQuestions();
    expect(heading()).toHaveFocus();
    await user.click(screen.getAllByRole('radio')[2]!);
    expect(screen.getByText(/^Question 1 of 22/)).toBeVisible();
    await user.click(next());
    expect(screen.getByText(/^Question 2 of 22/)).toBeVisible();
    expect(heading()).toHaveFocus();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Question 2 of 22');
  });

  it('is answered by the number keys while the focus is in the group', async () => {
    const user = await openQuestions();
    await user.keyboard('3');
    expect(screen.getAllByRole('radio')[2]).toBeChecked();
    await user.keyboard('1');
    expect(screen.getAllByRole('radio')[0]).toBeChecked();
    back().focus();
    screen.getByRole('button', { name: 'Finish later' }).focus();
    await user.keyboard('4');
    expect(screen.getAllByRole('radio')[0]).toBeChecked();
  });

  it('takes the keys 5 and 6 where there are so many options', async () => {
    keepAnswers(14, 14);
    const user = await openQuestions('Continue with question 15');
    expect(screen.getByText('Question 15 of 22 · Blending & Children')).toBeVisible();
    await user.keyboard('6');
    expect(screen.getAllByRole('radio')[5]).toBeChecked();
  });

  it('keeps its answer on the way back', async () => {
    const user = await openQuestions();
    await user.keyboard('2');
    await user.click(next());
    await user.click(back());
    expect(screen.getAllByRole('radio')[1]).toBeChecked();
  });
});

describe('answers on their way', () => {
  it('are kept per person and taken up where they were left', async () => {
    const user = await openQuestions();
    await user.keyboard('2');
    await user.click(next());
    await user.keyboard('1');
    expect(storedAnswers()).toMatchObject({ step: 1 });
    await user.click(screen.getByRole('button', { name: 'Finish later' }));
    await user.click(await screen.findByRole('button', { name: 'Continue with question 2' }));
    expect(screen.getAllByRole('radio')[0]).toBeChecked();
  });

  it('are resumed on a later visit', async () => {
    keepAnswers(6, 6);
    await openQuestions('Continue with question 7');
    expect(screen.getByText('Question 7 of 22 · Trust & Past')).toBeVisible();
  });

  it('of someone else on this device are not touched', async () => {
    localStorage.setItem('anew-assessment:somebody', JSON.stringify({ answers: answersTo(9), step: 9 }));
    await openQuestions();
    expect(screen.getByText(/^Question 1 of 22/)).toBeVisible();
  });

  it('are deleted only after asking', async () => {
    keepAnswers(6, 6);
    fakeBackend(server);
    renderWithProviders(<AssessmentPage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Start over' }));
    expect(storedAnswers()).not.toBeNull();
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete them' }),
    );
    expect(await screen.findByRole('button', { name: 'Begin' })).toBeVisible();
    expect(storedAnswers()).toBeNull();
  });

  it('work where the browser stores nothing, and the page does not promise otherwise', async () => {
    const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no', 'QuotaExceededError');
    });
    const user = await openQuestions();
    await user.keyboard('1');
    await user.click(next());
    await user.click(screen.getByRole('button', { name: 'Finish later' }));
    expect(screen.getByText(/This browser keeps nothing/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Continue with question 2' }));
    await user.click(back());
    expect(screen.getAllByRole('radio')[0]).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Finish later' }));
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    await user.click(screen.getByRole('button', { name: 'Delete them' }));
    expect(await screen.findByRole('button', { name: 'Begin' })).toBeVisible();
    refuse.mockRestore();
  });
});

describe('someone who has answered', () => {
  it('changes the earlier answers while the round is open, after a word on what that means', async () => {
    const backend = fakeBackend(server, { responses: ownResponses });
    renderWithProviders(<AssessmentPage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Change my answers' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('they count until you send the new ones');
    expect(dialog).toHaveTextContent('until you have both answered. Then the results stand.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Change my answers' }));
    expect(await screen.findByText(/^Question 1 of 22/)).toBeVisible();
    expect(screen.getAllByRole('radio')[1]).toBeChecked();
    expect(backend.submissions).toEqual([]);
  });
});
