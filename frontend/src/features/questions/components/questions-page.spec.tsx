import type { AnsweredPrompt } from '@anew/contracts/content/answers';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { apiServer } from '#shared/testing/api-server';
import { down, posts } from '#shared/testing/posts';
import { renderWithProviders } from '#shared/testing/render';
import { mine, past } from '../testing/fake-questions';
import { QuestionsPage } from './questions-page';

const server = apiServer();
const PATH = '/api/prompts/answered';

function open(pages: AnsweredPrompt[][]) {
  server.use(
    http.get(PATH, ({ request }) => {
      const at = Number(new URL(request.url).searchParams.get('before') ?? 0);
      const link = `<${PATH}?before=${at + 1}>; rel="next"`;
      return HttpResponse.json(pages[at], { headers: at + 1 < pages.length ? { Link: link } : {} });
    }),
  );
  return renderWithProviders(<QuestionsPage userId="me" partner="Ben" />);
}

const questions = () => screen.findAllByRole('article');

describe('the questions one has answered', () => {
  it('show their day, their words, and both answers', async () => {
    open([[past()]]);
    const [question] = await questions();
    expect(within(question!).getByText('Fri, Jan 9, 2026')).toBeVisible();
    for (const words of [
      'What do you miss about summer?',
      'On the drive home.',
      'When you put the phone away.',
    ])
      expect(within(question!).getByText(words)).toBeVisible();
  });

  it.each([
    [
      'the partner has not',
      { answered: false, passed: false },
      true,
      'So far only you have answered this one.',
    ],
    ['the partner passed', { answered: false, passed: true }, true, 'Ben passed this one.'],
    ['it was meant for nobody', null, false, 'Only you can read this.'],
  ])('show one’s own where %s', async (_, partner, forPartner, words) => {
    open([[past({ partner, mine: mine({ forPartner }) })]]);
    const [question] = await questions();
    expect(question).toHaveTextContent('On the drive home.');
    expect(question).toHaveTextContent(words);
    expect(within(question!).queryByRole('button', { name: /^Reply/ })).toBeNull();
  });

  it('come a page at a time, for as long as there are more', async () => {
    const { user } = open([[past({ id: '1' })], [past({ id: '2' })], [past({ id: '3' })]]);
    expect(await questions()).toHaveLength(1);
    for (const shown of [2, 3]) {
      await user.click(screen.getByRole('button', { name: 'Show older questions' }));
      await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(shown));
    }
    expect(screen.queryByRole('button', { name: 'Show older questions' })).toBeNull();
  });

  it('lead to today’s while there are none', async () => {
    open([[]]);
    expect(await screen.findByRole('link', { name: 'See today’s question' })).toHaveAttribute('href', '/');
  });

  it('can be asked for again when they did not load', async () => {
    server.use(http.get(PATH, down));
    const { user } = renderWithProviders(<QuestionsPage userId="me" partner="" />);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    server.use(http.get(PATH, () => HttpResponse.json([past()])));
    await user.click(retry);
    expect(await questions()).toHaveLength(1);
  });

  it('say that they are loading', async () => {
    server.use(http.get(PATH, () => new Promise<Response>(() => undefined)));
    renderWithProviders(<QuestionsPage userId="me" partner="" />);
    expect(await screen.findByText('Loading your questions')).toBeInTheDocument();
  });

  it('stay where they are when older ones did not load, and can be asked for again', async () => {
    const { user } = open([[past({ id: '1' })], [past({ id: '2' })]]);
    await questions();
    server.use(http.get(PATH, () => HttpResponse.error()));
    await user.click(screen.getByRole('button', { name: 'Show older questions' }));
    expect(await screen.findByText('Older questions did not load. Please try again.')).toBeVisible();
    expect(await questions()).toHaveLength(1);
    server.use(http.get(PATH, () => HttpResponse.json([past({ id: '2' })])));
    await user.click(screen.getByRole('button', { name: 'Show older questions' }));
    const end = await screen.findByText('Your questions begin here.');
    expect(await questions()).toHaveLength(2);
    expect(end).toHaveFocus();
    expect(screen.getByText('Showing 2')).toHaveAttribute('role', 'status');
  });

  it('can be replied to, each on its own', async () => {
    const { user } = open([[past({ id: '1' }), past({ id: '2', text: 'What is new?' })]]);
    const sent = posts(server, '/api/prompts/2/reply', () => new HttpResponse(null, { status: 204 }));
    const [, second] = await questions();
    const its = within(second!);
    await user.click(its.getByRole('button', { name: 'Reply: What is new?' }));
    await user.type(its.getByRole('textbox'), 'Me, too.');
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
    await user.click(its.getByRole('button', { name: 'Send my reply' }));
    expect(await screen.findByText('Reply sent')).toBeVisible();
    expect(sent).toEqual([{ text: 'Me, too.' }]);
  });

  it('have buttons that a list of all buttons can tell apart', async () => {
    open([[past({ id: '1' }), past({ id: '2', text: 'What is new?' })]]);
    await questions();
    const names = screen.getAllByRole('button').map((each) => each.getAttribute('aria-label'));
    expect(names).toEqual(['Reply: What do you miss about summer?', 'Reply: What is new?']);
  });

  it('speak of the partner where they have no name', async () => {
    server.use(
      http.get(PATH, () => HttpResponse.json([past({ partner: { answered: false, passed: true } })])),
    );
    renderWithProviders(<QuestionsPage userId="me" partner="" />);
    expect((await screen.findByText('Your partner')).parentElement).toHaveTextContent(
      'Your partner passed this one.',
    );
  });
});
