import type { TodaysPrompt } from '@anew/contracts/content/answers';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { readAnew } from '#api/live';
import { draftKey, drafts } from '#shared/lib/drafts';
import { refusal } from '#shared/testing/answers';
import { apiServer } from '#shared/testing/api-server';
import { down, posts } from '#shared/testing/posts';
import { renderWithProviders } from '#shared/testing/render';
import { NEXT } from '#shared/testing/steps';
import { fakeQuestions, mine, OPENED, PASSED, SEALED, todays } from '../testing/fake-questions';
import { TodaysQuestion } from './todays-question';

const server = apiServer();
const PASS = '/api/prompts/prompt-1/pass';
const ANOTHER = '/api/prompts/today/another';
const button = (name: string) => screen.getByRole('button', { name });
const field = () => screen.findByLabelText('Your answer');
const show = () => renderWithProviders(<TodaysQuestion userId="me" partner="Ben" step={NEXT} />);

async function open(question: TodaysPrompt = todays()) {
  const now = fakeQuestions(server, question);
  const view = show();
  await screen.findByText(question.text);
  /** What the partner does changes the server's answer, and this device hears of it. */
  const happens = async (next: TodaysPrompt) => {
    now.question = next;
    await readAnew(view.queryClient, ['question']);
  };
  return { ...view, now, happens };
}

/** An answer of the server that comes when the test says so. */
function later() {
  let come: (response: Response) => void = () => undefined;
  return {
    answer: () => new Promise<Response>((resolve) => (come = resolve)),
    come: (it: Response) => come(it),
  };
}

describe('the card of today’s question', () => {
  it('says that it is loading', async () => {
    server.use(http.get('/api/prompts/today', () => new Promise<Response>(() => undefined)));
    show();
    expect(await screen.findByRole('status')).toHaveTextContent('Loading today’s question');
  });

  it('can be loaded again when it failed', async () => {
    server.use(http.get('/api/prompts/today', down));
    const { user } = show();
    expect(await screen.findByRole('alert')).toHaveTextContent('Today’s question did not load');
    fakeQuestions(server);
    await user.click(button('Retry'));
    expect(await screen.findByText(todays().text)).toBeVisible();
  });

  it('says so when there is none', async () => {
    fakeQuestions(server, null);
    show();
    expect(await screen.findByText('There is no question for today.')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('leads to what was answered before', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'Questions you answered' })).toHaveAttribute(
      'href',
      '/questions',
    );
  });
});

describe('what the partner does', () => {
  it('shows that they have answered, and not what', async () => {
    const { happens } = await open();
    await happens(todays({ partner: SEALED }));
    expect(await screen.findByText(/has answered/)).toHaveTextContent('Ben has answered. Yours opens both.');
  });

  it('opens both answers once theirs is the second', async () => {
    const { happens } = await open(todays({ mine: mine() }));
    await happens(todays({ mine: mine(), partner: OPENED, canHaveAnother: false }));
    expect(await screen.findByText('When you put the phone away.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Change my answer' })).toBeNull();
  });

  it('does not touch what one is writing', async () => {
    const { user, happens } = await open();
    await user.click(button('Answer'));
    await user.type(await field(), 'On the');
    await happens(todays({ partner: SEALED, canHaveAnother: false }));
    await user.type(await field(), ' drive');
    expect(await field()).toHaveValue('On the drive');
    expect(await field()).toHaveFocus();
  });

  it('ends the change of an answer that both can read, and keeps the words until one puts them aside', async () => {
    const { user, now } = await open(todays({ mine: mine() }));
    await user.click(button('Change my answer'));
    await user.type(await field(), ' And more.');
    now.question = todays({ mine: mine(), partner: OPENED, canHaveAnother: false });
    posts(server, '/api/prompts/prompt-1/answer', () =>
      refusal(409, 'question_answered', 'You have both answered.'),
    );
    await user.click(button('Save my answer'));
    expect(await screen.findByRole('alert')).toHaveTextContent('You have both answered.');
    expect(await field()).toHaveValue('On the drive home. And more.');
    await user.click(button('Close'));
    expect(await screen.findByText('When you put the phone away.')).toBeVisible();
    await waitFor(() => expect(drafts.read(draftKey('answer', 'me'))).toBeNull());
  });
});

describe('passing', () => {
  it('is asked for once, and says that it is on its way', async () => {
    const { answer, come } = later();
    const sent = posts(server, PASS, answer);
    const { user, now } = await open();
    await user.click(button('Pass today'));
    await user.click(await screen.findByRole('button', { name: 'Passing...' }));
    now.question = todays({ mine: PASSED });
    come(new HttpResponse(null, { status: 204 }));
    expect(await screen.findByRole('button', { name: 'Answer after all' })).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['a server that is away', down, 'Not reachable.'],
    ['a lost network', () => HttpResponse.error(), 'Please try again.'],
  ])('says when it did not work for %s, and can be tried again', async (_, answer, said) => {
    const { user, now } = await open();
    posts(server, PASS, answer);
    await user.click(button('Pass today'));
    expect(await screen.findByRole('alert')).toHaveTextContent(said);
    posts(server, PASS, () => {
      now.question = todays({ mine: PASSED });
      return new HttpResponse(null, { status: 204 });
    });
    await user.click(button('Pass today'));
    expect(await screen.findByRole('button', { name: 'Answer after all' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is refused where the question is over, and shows the new one', async () => {
    const { user, now } = await open();
    posts(server, PASS, () => refusal(404, 'not_found', 'This question is over.'));
    now.question = todays({ id: 'prompt-2', text: 'What is new?' });
    await user.click(button('Pass today'));
    expect(await screen.findByText('What is new?')).toBeVisible();
  });

  it('does not keep one from answering after all', async () => {
    const { user, now } = await open(todays({ mine: PASSED }));
    const sent = posts(server, '/api/prompts/prompt-1/answer', () => {
      now.question = todays({ mine: mine(), canHaveAnother: false });
      return HttpResponse.json({ opened: false });
    });
    await user.click(button('Answer after all'));
    await user.type(await field(), 'On the drive home.');
    await user.click(button('Save my answer'));
    expect(await screen.findByText('On the drive home.')).toBeVisible();
    expect(sent).toEqual([{ text: 'On the drive home.' }]);
  });
});

describe('another question', () => {
  it('is asked for once, and says that it is looked for', async () => {
    const { answer, come } = later();
    const sent = posts(server, ANOTHER, answer);
    const { user, now } = await open();
    await user.click(button('Another question'));
    const [looking] = await screen.findAllByRole('button', { name: 'Looking...' });
    await user.click(looking!);
    now.question = todays({ id: 'prompt-2', text: 'What is new?', canHaveAnother: false });
    come(HttpResponse.json(now.question));
    expect(await screen.findByText('What is new?')).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it('that could not be had says why, in place of what failed before', async () => {
    const { user } = await open();
    posts(server, PASS, () => HttpResponse.error());
    posts(server, ANOTHER, () => refusal(503, 'service_unavailable', 'We are resting.'));
    await user.click(button('Pass today'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Please try again.');
    await user.click(button('Another question'));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('We are resting.'));
    expect(screen.getByText(todays().text)).toBeVisible();
  });
});

describe('an answer', () => {
  it('is saved once', async () => {
    const { answer, come } = later();
    const sent = posts(server, '/api/prompts/prompt-1/answer', answer);
    const { user, now } = await open();
    await user.click(button('Answer'));
    await user.type(await field(), 'On the drive home.');
    await user.click(button('Save my answer'));
    await user.click(await screen.findByRole('button', { name: 'Saving...' }));
    now.question = todays({ mine: mine(), canHaveAnother: false });
    come(HttpResponse.json({ opened: false }));
    expect(await screen.findByRole('button', { name: 'Change my answer' })).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it('keeps its words on the screen when the session has ended', async () => {
    const { user } = await open();
    let reads = 0;
    server.use(
      http.get('/api/prompts/today', () => {
        reads += 1;
        return HttpResponse.json(null);
      }),
    );
    posts(server, '/api/prompts/prompt-1/answer', () => refusal(401, 'sign_in_required', 'Please log in.'));
    await user.click(button('Answer'));
    await user.type(await field(), 'On the drive home.');
    await user.click(button('Save my answer'));
    expect(await screen.findByRole('alert')).toHaveTextContent('This is not saved yet');
    expect(await field()).toHaveValue('On the drive home.');
    expect(reads).toBe(0);
  });

  it('gives the focus back to the card when it is put aside', async () => {
    const { user } = await open();
    await user.click(button('Answer'));
    expect(await field()).toHaveFocus();
    await user.click(button('Close'));
    expect(document.activeElement).toHaveTextContent('Each of you answers alone.');
  });
});
