import type { OwnAnswer, PartnersAnswer } from '@anew/contracts/content/answers';
import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { readAnew } from '#api/live';
import { draftKey, drafts } from '#shared/lib/drafts';
import { refusal } from '#shared/testing/answers';
import { apiServer } from '#shared/testing/api-server';
import { down, posts } from '#shared/testing/posts';
import { renderWithProviders } from '#shared/testing/render';
import { NEXT } from '#shared/testing/steps';
import { Toaster } from '#shared/ui/toast/toaster';
import { fakeQuestions, mine, OPENED, todays } from '../testing/fake-questions';
import { TodaysQuestion } from './todays-question';

const server = apiServer();
const PATH = '/api/prompts/prompt-1/reply';
const DRAFT = draftKey('reply to prompt-1', 'me');
const done = () => new HttpResponse(null, { status: 204 });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const field = () => screen.getByRole('textbox', { name: 'Your reply to Ben' });

interface Given {
  own?: Partial<OwnAnswer>;
  theirs?: Partial<PartnersAnswer>;
  partner?: string;
}

async function open({ own, theirs, partner = 'Ben' }: Given = {}) {
  const question = todays({ mine: mine(own), partner: { ...OPENED, ...theirs }, canHaveAnother: false });
  const now = fakeQuestions(server, question);
  const view = renderWithProviders(
    <>
      <h1 tabIndex={-1}>Good evening</h1>
      <TodaysQuestion userId="me" partner={partner} step={NEXT} />
    </>,
  );
  await screen.findByText('On the drive home.');
  return { ...view, now, question };
}

/** Opens the form and types into it. */
async function begin(words: string) {
  const view = await open();
  await view.user.click(button(/^Reply/));
  await view.user.type(field(), words);
  return view;
}

describe('a reply', () => {
  it('leaves no empty form behind until it is read again', async () => {
    const { user } = await begin('I did not know.');
    posts(server, PATH, done);
    server.use(http.get('/api/prompts/today', () => new Promise<Response>(() => undefined)));
    await user.click(button('Send my reply'));
    expect(await screen.findByText('Reply sent')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('is sent, and stands below what it replies to', async () => {
    const { user, now, question } = await begin('I did not know. ');
    const sent = posts(server, PATH, () => {
      now.question = { ...question, mine: mine({ reply: 'I did not know.' }) };
      return done();
    });
    await user.click(button('Send my reply'));
    expect(await screen.findByText('Reply sent')).toBeVisible();
    expect(await screen.findByText('I did not know.')).toBeVisible();
    expect(sent).toEqual([{ text: 'I did not know.' }]);
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Reply/ })).toBeNull());
    expect(drafts.read(DRAFT)).toBeNull();
  });

  it('leaves the keyboard on the screen when its form goes', async () => {
    const { user, now, question } = await begin('I did not know.');
    posts(server, PATH, () => {
      now.question = { ...question, mine: mine({ reply: 'I did not know.' }) };
      return done();
    });
    await user.click(button('Send my reply'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Send my reply' })).toBeNull());
    expect(screen.getByRole('heading', { name: 'Good evening' })).toHaveFocus();
  });

  it('of the partner stands below one’s own answer', async () => {
    await open({ theirs: { reply: 'I remember that drive.' } });
    const own = screen.getByRole('heading', { name: 'You' }).parentElement;
    expect(own).toHaveTextContent('On the drive home.');
    expect(own).toHaveTextContent('I remember that drive.');
    expect(own).toHaveTextContent('Ben');
  });

  it('of the partner that comes while the answers are open is heard of', async () => {
    const { now, question, queryClient } = await open();
    const status = within(screen.getByRole('heading', { name: 'You' }).parentElement!).getByRole('status');
    expect(status).toBeEmptyDOMElement();
    now.question = { ...question, partner: { ...OPENED, reply: 'I did not know.' } };
    await act(() => readAnew(queryClient, ['question']));
    await waitFor(() => expect(status).toHaveTextContent('Ben replied to you.'));
    expect(screen.getByText('I did not know.')).toBeVisible();
  });

  it('of the partner that was there before is not heard of again', async () => {
    await open({ theirs: { reply: 'I did not know.' } });
    expect(screen.queryByText('Ben replied to you.')).not.toBeInTheDocument();
  });

  it('of one’s own stands below the partner’s answer, and is the only one', async () => {
    await open({ own: { reply: 'I did not know.' } });
    const theirs = screen.getByRole('heading', { name: 'Ben' }).parentElement;
    expect(theirs).toHaveTextContent('When you put the phone away.');
    expect(theirs).toHaveTextContent('I did not know.');
    expect(screen.queryByRole('button', { name: /^Reply/ })).toBeNull();
  });

  it('has a field for a partner without a name, too', async () => {
    const { user } = await open({ partner: '' });
    await user.click(button(/^Reply/));
    expect(screen.getByRole('textbox', { name: 'Your reply to your partner' })).toHaveFocus();
    expect(screen.getByRole('heading', { name: 'Your partner' })).toBeVisible();
  });

  it('takes the focus when it is begun, and gives it back when it is put aside', async () => {
    const { user } = await begin('I did');
    expect(field()).toHaveFocus();
    await user.click(button('Close'));
    expect(button(/^Reply/)).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(field()).toHaveValue('I did');
    expect(field()).toHaveFocus();
  });

  it('that was begun is there on a later visit, and does not pull one to it', async () => {
    const { unmount } = await begin('I did');
    unmount();
    await open();
    expect(field()).toHaveValue('I did');
    expect(field()).not.toHaveFocus();
  });

  it('that was begun is for this question alone', async () => {
    drafts.save(draftKey('reply to prompt-0', 'me'), '"For another"');
    drafts.save(draftKey('reply to prompt-1', 'ben'), '"By another"');
    await open();
    expect(button(/^Reply/)).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('needs words', async () => {
    await begin('   ');
    expect(field()).toHaveAccessibleDescription('You each have one short reply.');
    expect(button('Send my reply')).toBeDisabled();
  });

  it.each([
    [399, /one short reply/, true],
    [400, /^100 characters left/, true],
    [500, /^0 characters left/, true],
    [501, /There is room for 500 characters; this has 1 more\./, false],
  ])('of %d characters says %s', async (length, said, fits) => {
    await begin('I');
    fireEvent.change(field(), { target: { value: 'x'.repeat(length) } });
    expect(field()).toHaveAccessibleDescription(expect.stringMatching(said));
    if (fits) expect(button('Send my reply')).toBeEnabled();
    else expect(button('Send my reply')).toBeDisabled();
  });

  it('is sent once, and stays as it is on its way', async () => {
    let answer: (response: Response) => void = () => undefined;
    const sent = posts(server, PATH, () => new Promise<Response>((resolve) => (answer = resolve)));
    const { user } = await begin('I did not know.');
    await user.click(button('Send my reply'));
    await user.click(await screen.findByRole('button', { name: 'Sending...' }));
    fireEvent.submit(field().closest('form')!);
    await user.type(field(), ' Really.');
    expect(field()).toHaveValue('I did not know.');
    expect(button('Close')).toBeDisabled();
    answer(done());
    expect(await screen.findByText('Reply sent')).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['a server that is away', down, 'Not reachable.'],
    ['a lost network', () => HttpResponse.error(), 'Please try again.'],
    [
      'one sent from another window',
      () => refusal(409, 'reply_sent', 'You have replied.'),
      'You have replied.',
    ],
  ])('keeps its words after %s, and can be sent again', async (_, answer, said) => {
    posts(server, PATH, answer);
    const { user } = await begin('I did not know.');
    await user.click(button('Send my reply'));
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('Your reply is not sent yet');
    expect(notice).toHaveTextContent(said);
    expect(field()).toHaveValue('I did not know.');
    const again = posts(server, PATH, done);
    await user.click(button('Send my reply'));
    expect(await screen.findByText('Reply sent')).toBeVisible();
    expect(again).toEqual([{ text: 'I did not know.' }]);
  });

  it('that was not sent says so on the next screen, too', async () => {
    let answer: (response: Response) => void = () => undefined;
    posts(server, PATH, () => new Promise<Response>((resolve) => (answer = resolve)));
    const { user, rerender } = await begin('I did not know.');
    await user.click(button('Send my reply'));
    await screen.findByRole('button', { name: 'Sending...' });
    rerender(<Toaster />);
    answer(down());
    expect(await screen.findByText('Your reply is not sent yet')).toBeVisible();
    expect(drafts.read(DRAFT)).toContain('I did not know.');
  });
});
