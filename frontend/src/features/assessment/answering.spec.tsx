import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { readAnew } from '#api/live';
import { apiServer } from '#shared/testing/api-server';
import { storesUnheard } from '#shared/testing/other-tab';
import { maria } from '#shared/testing/people';
import { posts } from '#shared/testing/posts';
import { renderWithProviders } from '#shared/testing/render';
import { AssessmentPage } from './components/assessment-page';
import { type Backend, fakeBackend } from './testing/fake-api';
import { answersTo, ownResponses, results, submittedAt } from './testing/fixtures';

const server = apiServer();
const unsentKey = `anew-assessment:${maria.id}`;
const SUBMIT = '/api/assessment/submit';
const WAITING = 'Your part is done';

const button = (name: RegExp | string) => screen.findByRole('button', { name });
const title = () => screen.findByRole('heading', { level: 1 });
const progress = () => screen.getByRole('progressbar', { name: 'Progress' });

/** Opens the questions where so many answers were left unsent. */
async function openAt(count: number, known: Partial<Backend> = {}) {
  const answers = answersTo(count);
  localStorage.setItem(unsentKey, JSON.stringify({ answers, step: count }));
  const backend = fakeBackend(server, known);
  const view = renderWithProviders(<AssessmentPage />);
  await view.user.click(await button(/^Continue with question/));
  return { ...view, backend };
}

async function openLast(known: Partial<Backend> = {}) {
  const view = await openAt(21, known);
  await view.user.click(screen.getAllByRole('radio')[1]!);
  return view;
}

describe('the page of the assessment', () => {
  it.each(['/api/auth/user', '/api/assessment/my-responses'])('says that it waits for %s', async (path) => {
    fakeBackend(server);
    server.use(http.get(path, () => new Promise<Response>(() => undefined)));
    renderWithProviders(<AssessmentPage />);
    expect(await screen.findByRole('status')).toHaveTextContent('Loading your assessment');
    expect(screen.queryByRole('button', { name: 'Begin' })).toBeNull();
  });

  it('can be loaded again after a lost network', async () => {
    fakeBackend(server);
    server.use(http.get('/api/auth/user', () => HttpResponse.error()));
    const { user } = renderWithProviders(<AssessmentPage />);
    expect(await screen.findByRole('alert')).toHaveTextContent('The assessment did not load');
    fakeBackend(server);
    await user.click(await button('Retry'));
    expect(await button('Begin')).toBeVisible();
  });
});

describe('going through the questions', () => {
  it('counts an answer at once, and says where one is', async () => {
    const { user } = await openAt(3);
    expect(progress()).toHaveAttribute('aria-valuenow', '3');
    expect(progress()).toHaveAttribute('aria-valuetext', 'Question 4 of 22');
    await user.click(screen.getAllByRole('radio')[0]!);
    expect(progress()).toHaveAttribute('aria-valuenow', '4');
    expect(progress()).toHaveAttribute('aria-valuetext', 'Question 4 of 22');
    await user.click(await button('Next'));
    expect(progress()).toHaveAttribute('aria-valuetext', 'Question 5 of 22');
    expect(progress()).toHaveAttribute('aria-valuenow', '4');
  });

  it('goes on by one question where Next is clicked twice, and sends nothing', async () => {
    const { user, backend } = await openLast();
    for (let count = 1; count <= 2; count++) await user.click(await button('Back'));
    await user.dblClick(await button('Next'));
    expect(progress()).toHaveAttribute('aria-valuetext', 'Question 21 of 22');
    await user.dblClick(await button('Next'));
    expect(progress()).toHaveAttribute('aria-valuetext', 'Question 22 of 22');
    const complete = await button('Complete Assessment');
    fireEvent.click(complete, { detail: 2 });
    expect(complete).not.toHaveAttribute('aria-busy');
    expect(backend.submissions).toEqual([]);
  });

  it('goes on with Enter from the answer, and not without one', async () => {
    const { user } = await openAt(3);
    fireEvent.submit(screen.getAllByRole('radio')[0]!.closest('form')!);
    expect(progress()).toHaveAttribute('aria-valuetext', 'Question 4 of 22');
    await user.click(screen.getAllByRole('radio')[0]!);
    await user.keyboard('{Enter}');
    expect(progress()).toHaveAttribute('aria-valuetext', 'Question 5 of 22');
  });

  it('begins each question at its top', async () => {
    const scrolled = jest.spyOn(window, 'scrollTo').mockReturnValue();
    const { user } = await openAt(3);
    scrolled.mockClear();
    await user.click(screen.getAllByRole('radio')[0]!);
    expect(scrolled).not.toHaveBeenCalled();
    await user.click(await button('Next'));
    expect(scrolled).toHaveBeenCalledTimes(1);
    scrolled.mockRestore();
  });

  it('leaves the keys of the browser alone', async () => {
    const { user } = await openAt(3);
    await user.keyboard('{Control>}1{/Control}{Meta>}1{/Meta}{Alt>}1{/Alt}9');
    expect(await button('Next')).toBeDisabled();
  });

  it('can be put off at any question, and is taken up there', async () => {
    const { user } = await openAt(3);
    await user.click(screen.getAllByRole('radio')[2]!);
    await user.click(await button('Finish later'));
    expect(await title()).toHaveTextContent('Good to have you back');
    expect(await title()).toHaveFocus();
    expect(screen.getByText(/4 of 22 questions are answered/)).toBeVisible();
    await user.click(await button('Continue with question 4'));
    expect(screen.getAllByRole('radio')[2]).toBeChecked();
  });

  it('asks before it starts over, with the focus in the question and back on the screen', async () => {
    const { user } = await openAt(3);
    await user.click(await button('Finish later'));
    await user.click(await button('Start over'));
    const dialog = await screen.findByRole('dialog', { name: 'Start over?' });
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(async () => expect(await button('Start over')).toHaveFocus());
    expect(localStorage.getItem(unsentKey)).not.toBeNull();
    await user.click(await button('Start over'));
    await user.click(await button('Delete them'));
    await waitFor(() => expect(localStorage.getItem(unsentKey)).toBeNull());
    expect(await button('Begin')).toBeVisible();
    await waitFor(async () => expect(await title()).toHaveFocus());
  });

  it('is not interrupted by what the partner does', async () => {
    const { user, backend, queryClient } = await openAt(3, { responses: ownResponses });
    await user.click(screen.getAllByRole('radio')[0]!);
    backend.results = results;
    await readAnew(queryClient, ['results']);
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.getAllByRole('radio')[0]).toBeChecked();
    expect(progress()).toHaveAttribute('aria-valuetext', 'Question 4 of 22');
  });
});

describe('answers that are given in another tab', () => {
  const stored = () => JSON.parse(localStorage.getItem(unsentKey) ?? 'null') as unknown;
  const elsewhere = (count: number) => JSON.stringify({ answers: answersTo(count), step: count });

  async function openIntro(known: Partial<Backend> = {}) {
    fakeBackend(server, known);
    const view = renderWithProviders(<AssessmentPage />);
    await screen.findByRole('heading', { level: 1 });
    return view;
  }

  it('are gone on with by whoever comes back to this tab', async () => {
    await openIntro();
    storesUnheard(unsentKey, elsewhere(15));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await button('Continue with question 16')).toBeVisible();
  });

  it('stay when this tab has not heard of them and an answer is given here', async () => {
    const { user } = await openIntro();
    storesUnheard(unsentKey, elsewhere(15));
    await user.click(await button('Begin'));
    const first = screen.getAllByRole('radio')[0]!;
    await user.click(first);
    const { comm_1 } = answersTo(1, 0);
    expect(stored()).toEqual({ answers: { ...answersTo(15), comm_1 }, step: 0 });
    await user.click(await button('Next'));
    expect(progress()).toHaveAttribute('aria-valuetext', 'Question 2 of 22');
    expect(screen.getAllByRole('radio')[1]).toBeChecked();
  });

  it('stay when this tab has not heard of them and earlier answers are filled in here', async () => {
    const { user } = await openIntro({ responses: ownResponses });
    await user.click(await button('Change my answers'));
    storesUnheard(unsentKey, elsewhere(15));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Change my answers' }));
    expect(progress()).toHaveAttribute('aria-valuetext', 'Question 16 of 22');
    expect(stored()).toEqual({ answers: answersTo(15), step: 15 });
  });

  it('are not mixed up with older ones where the storage has become full', async () => {
    const { user } = await openAt(3);
    const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    for (let count = 4; count <= 5; count++) {
      await user.click(screen.getAllByRole('radio')[1]!);
      await user.click(await button('Next'));
    }
    refuse.mockRestore();
    await user.click(await button('Back'));
    expect(stored()).toEqual({ answers: answersTo(5), step: 4 });
  });
});

describe('answers that are being sent', () => {
  it('are sent once, and nothing can be changed meanwhile', async () => {
    const { user, backend } = await openLast();
    let answer: (response: Response) => void = () => undefined;
    const sent = posts(server, SUBMIT, () => new Promise<Response>((resolve) => (answer = resolve)));
    await user.click(await button('Complete Assessment'));
    const sending = await button('Saving your answers');
    expect(sending).toHaveAttribute('aria-busy', 'true');
    expect(await button('Back')).toBeDisabled();
    expect(await button('Finish later')).toBeDisabled();
    await user.click(screen.getAllByRole('radio')[0]!);
    expect(screen.getAllByRole('radio')[1]).toBeChecked();
    await user.click(sending);
    fireEvent.submit(sending.closest('form')!);
    backend.responses = ownResponses;
    answer(HttpResponse.json({ submittedAt }, { status: 202 }));
    expect(await screen.findByRole('heading', { name: WAITING })).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it('stay when the network is lost, and can be changed before they are sent again', async () => {
    const { user, backend } = await openLast();
    server.use(http.post(SUBMIT, () => HttpResponse.error(), { once: true }));
    await user.click(await button('Complete Assessment'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'All your answers are still here, on this device.',
    );
    await user.click(screen.getAllByRole('radio')[0]!);
    await user.click(await button('Complete Assessment'));
    expect(await screen.findByRole('heading', { name: WAITING })).toBeVisible();
    const first = answersTo(22, 0);
    expect(backend.submissions).toEqual([{ responses: { ...answersTo(22), future_3: first.future_3 } }]);
  });

  it('show their failure at the last question alone', async () => {
    const { user } = await openLast();
    server.use(http.post(SUBMIT, () => HttpResponse.error()));
    await user.click(await button('Complete Assessment'));
    await screen.findByRole('alert');
    await user.click(await button('Back'));
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(await button('Next'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/Failed to save assessment/);
  });

  it('promise nothing of a device that keeps nothing', async () => {
    const { user } = await openLast();
    server.use(http.post(SUBMIT, () => HttpResponse.error()));
    const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    await user.click(await button('Complete Assessment'));
    expect(await screen.findByRole('alert')).toHaveTextContent('as long as this page stays open');
    refuse.mockRestore();
  });

  it('are not sent again by going back to the page', async () => {
    const { user, backend, unmount } = await openLast();
    await user.click(await button('Complete Assessment'));
    await screen.findByRole('heading', { name: WAITING });
    unmount();
    renderWithProviders(<AssessmentPage />);
    expect(await screen.findByRole('heading', { name: WAITING })).toBeVisible();
    expect(backend.submissions).toHaveLength(1);
  });
});
