import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { readAnew } from '#api/live';
import { apiServer } from '#shared/testing/api-server';
import { alone, maria, member, sam } from '#shared/testing/people';
import { renderWithProviders } from '#shared/testing/render';
import { AssessmentLink } from './components/assessment-link';
import { AssessmentNotice } from './components/assessment-notice';
import { AssessmentPage } from './components/assessment-page';
import { OwnPart } from './components/own-part';
import { type Backend, fakeBackend, unavailable } from './testing/fake-api';
import { answersTo, nextNow, oneRound, ownResponses, results } from './testing/fixtures';

const server = apiServer();
const unsentKey = `anew-assessment:${maria.id}`;
const button = (name: string) => screen.findByRole('button', { name });

async function open(known: Partial<Backend> = {}) {
  const backend = fakeBackend(server, { responses: ownResponses, ...known });
  const view = renderWithProviders(<AssessmentPage whileWaiting={<p>Something small</p>} />);
  await screen.findByRole('heading', { level: 1, name: 'Your part is done' });
  return { ...view, backend };
}

describe('waiting for the partner', () => {
  it('says what is there, what will come, and has something for the time until then', async () => {
    await open();
    expect(
      screen.getByText(/We have your answers from May 2, 2025, and only you can see them/),
    ).toBeVisible();
    expect(
      screen.getByText("We'll provide personalized insights once your partner completes theirs too."),
    ).toBeVisible();
    expect(await screen.findByText(/If Sam has already answered/)).toBeVisible();
    expect(screen.getByText('Something small')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Modules' })).toHaveAttribute('href', '/modules');
  });

  it.each([null, '', ' '])('has words for a partner whose name is %p', async (firstName) => {
    await open({ members: [member(maria), { ...member(sam), firstName }] });
    expect(await screen.findByText(/If they have already answered/)).toBeVisible();
  });

  it('leads somebody who is alone to the invitation', async () => {
    await open({ members: [member(maria)] });
    const text = await screen.findByText(/Your partner has not joined you here yet/);
    expect(within(text).getByRole('link', { name: 'dashboard' })).toHaveAttribute('href', '/');
  });

  it('promises nothing to somebody whose partner has left', async () => {
    await open({ members: [member(maria)], couple: { ...alone, parted: true } });
    expect(await screen.findByText('You are here on your own. Your own picture is below.')).toBeVisible();
    expect(screen.queryByText(/has not joined|once your partner completes/)).toBeNull();
  });

  it('shows one’s own places to oneself', async () => {
    await open();
    const own = screen.getByRole('heading', { name: 'Your own picture' }).closest('section')!;
    expect(within(own).getAllByRole('listitem')).toHaveLength(5);
    expect(within(own).getAllByText(/^Place [1-5] of 5/)).toHaveLength(5);
  });

  it('turns into the results when the partner has answered', async () => {
    const { backend, queryClient } = await open();
    backend.results = results;
    await readAnew(queryClient, ['results']);
    expect(await screen.findByRole('heading', { level: 1, name: 'What the two of you see' })).toHaveFocus();
    expect(screen.queryByText('Something small')).toBeNull();
  });

  it('says when it could not look, keeps the answers in view, and looks again', async () => {
    const { user, backend } = await open({ failures: new Map([['/api/assessment/results', unavailable]]) });
    const notice = await screen.findByText('We could not look for your results just now');
    expect(notice.closest('[role=status]')).toHaveTextContent('Your answers are safe with us.');
    backend.failures.clear();
    backend.results = results;
    await user.click(await button('Look again'));
    expect(await screen.findByRole('heading', { level: 1, name: 'What the two of you see' })).toBeVisible();
  });

  it('says that it is looking for the first time', async () => {
    fakeBackend(server, { responses: ownResponses });
    server.use(http.get('/api/assessment/results', () => new Promise<Response>(() => undefined)));
    renderWithProviders(<AssessmentPage />);
    expect(await screen.findByText('Looking for your results')).toBeInTheDocument();
    expect(screen.queryByText('Your part is done')).toBeNull();
  });
});

describe('answering again', () => {
  it('asks first, with the focus in the question, and changes nothing when one leaves it', async () => {
    const { user, backend } = await open();
    await user.click(await button('Change my answers'));
    const dialog = await screen.findByRole('dialog', { name: 'Change your answers?' });
    expect(dialog).toHaveAccessibleDescription(/Your answers from May 2, 2025 are filled in/);
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await user.click(within(dialog).getByRole('button', { name: 'Leave it as it is' }));
    await waitFor(async () => expect(await button('Change my answers')).toHaveFocus());
    expect(localStorage.getItem(unsentKey)).toBeNull();
    expect(backend.submissions).toEqual([]);
  });

  it('begins at the first question with the earlier answers, which count until the new ones are sent', async () => {
    const { user, backend } = await open();
    await user.click(await button('Change my answers'));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Change my answers' }));
    expect(await screen.findByText(/Question 1 of 22/)).toBeVisible();
    expect(screen.getAllByRole('radio')[1]).toBeChecked();
    await user.click(screen.getAllByRole('radio')[3]!);
    await user.click(await button('Finish later'));
    expect(
      await screen.findByText(/You have begun to answer again \(22 of 22 are filled in\)/),
    ).toBeVisible();
    expect(backend.submissions).toEqual([]);
    await user.click(await button('Continue with question 1'));
    expect(screen.getAllByRole('radio')[3]).toBeChecked();
  });

  it('can be discarded after a question, and then begins anew from the earlier answers', async () => {
    localStorage.setItem(unsentKey, JSON.stringify({ answers: answersTo(5, 3), step: 4 }));
    const { user } = await open();
    expect(await button('Continue with question 5')).toBeVisible();
    await user.click(await button('Discard'));
    await user.click(await button('Keep them'));
    expect(localStorage.getItem(unsentKey)).not.toBeNull();
    await user.click(await button('Discard'));
    const dialog = await screen.findByRole('dialog', { name: 'Discard?' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete them' }));
    await waitFor(() => expect(localStorage.getItem(unsentKey)).toBeNull());
    expect(await button('Change my answers')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('is a new round once there are results', async () => {
    fakeBackend(server, { responses: ownResponses, results, rounds: { ...oneRound, next: nextNow } });
    const { user } = renderWithProviders(<AssessmentPage />);
    await user.click(await button('Answer again'));
    const dialog = await screen.findByRole('dialog', { name: 'Answer again?' });
    expect(dialog).toHaveAccessibleDescription(/A new round begins with that/);
    await user.click(within(dialog).getByRole('button', { name: 'Answer again' }));
    expect(await screen.findByText(/Question 1 of 22/)).toBeVisible();
  });
});

describe('on the other screens', () => {
  it('the own picture takes the focus when it is asked for', async () => {
    fakeBackend(server, { responses: ownResponses });
    const { user } = renderWithProviders(<OwnPart />);
    await user.click(await button('See your own picture'));
    expect(await screen.findByRole('heading', { name: 'Your own picture' })).toBeVisible();
    expect(document.activeElement).toHaveTextContent('Only you see this.');
  });

  it.each([
    ['nobody has answered', {}, /22 questions, about 15 minutes/],
    ['one has answered', { responses: ownResponses }, /The results come once you have both answered\.$/],
    ['both have answered', { responses: ownResponses, results }, /View Results & Recommendations/],
  ])('the link says what it leads to where %s', async (_, known, words) => {
    fakeBackend(server, known);
    renderWithProviders(<AssessmentLink />);
    await waitFor(() => expect(screen.getByRole('link')).toHaveAccessibleName(words));
    expect(screen.getByRole('link')).toHaveAttribute('href', '/assessment');
    expect(screen.queryByText('New results')).toBeNull();
  });

  it('the link promises no results to somebody whose partner has left', async () => {
    fakeBackend(server, { responses: ownResponses });
    const { queryClient } = renderWithProviders(<AssessmentLink parted />);
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.getByRole('link')).toHaveAccessibleName(/Look at the assessment$/);
  });

  it('the link does not say what it leads to where that could not be read', async () => {
    fakeBackend(server, { responses: ownResponses });
    server.use(http.get('/api/assessment/my-responses', () => HttpResponse.error()));
    const { queryClient } = renderWithProviders(<AssessmentLink />);
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.getByRole('link')).toHaveAccessibleName(/Look at the assessment$/);
  });

  it('the link and the notice name new results', async () => {
    fakeBackend(server, { responses: ownResponses, news: { newResults: true, proposal: null } });
    renderWithProviders(
      <>
        <AssessmentNotice />
        <AssessmentLink />
      </>,
    );
    expect(await screen.findByText('New results')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See your results' })).toHaveAttribute('href', '/assessment');
  });

  it('the notice is not there without news, nor when they cannot be read', async () => {
    fakeBackend(server);
    const { queryClient, unmount } = renderWithProviders(<AssessmentNotice />);
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.queryByRole('link')).toBeNull();
    unmount();
    server.use(http.get('/api/assessment/news', () => HttpResponse.error()));
    const view = renderWithProviders(<AssessmentNotice />);
    await waitFor(() => expect(view.queryClient.isFetching()).toBe(0));
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
