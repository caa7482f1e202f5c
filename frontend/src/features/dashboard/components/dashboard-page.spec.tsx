import { OWN_LINE } from '@anew/contracts/content/views';
import type { Couple } from '@anew/contracts/identity/views';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { apiServer } from '#shared/testing/api-server';
import { alone, maria, together } from '#shared/testing/people';
import { down, posts } from '#shared/testing/posts';
import { renderWithProviders } from '#shared/testing/render';
import { Button } from '#shared/ui/button';
import { buttonOf, StepCard } from '#shared/ui/step-card';
import { activity, entry, fakeToday, question, thanks } from '../testing/fake-today';
import { DashboardPage } from './dashboard-page';
import PartnerInvite from './partner-invite';

const server = apiServer();
const four = ['1', '2', '3', '4'];

const MINE = { answered: true, passed: false, text: 'Sunday.', reply: null, forPartner: true };
const ALL_DONE = {
  '/api/appreciation/today': thanks({ createdAt: new Date().toISOString() }),
  '/api/appreciation': [thanks({ userId: 'user-sam', createdAt: new Date().toISOString() })],
  '/api/prompts/today': question({ mine: MINE, partner: { answered: false, passed: true } }),
  '/api/connection-activities/today': { ...activity, completed: true },
};

const page = (couple: Couple) => (
  <DashboardPage
    user={maria}
    couple={couple}
    partner={couple.memberCount > 1 ? 'Sam' : ''}
    invite={couple.memberCount === 1 && <PartnerInvite code={couple.inviteCode} />}
    question={(step) => (
      <StepCard step={step} title="Today’s question">
        <Button variant={buttonOf(step)}>Answer</Button>
      </StepCard>
    )}
    results={<p>Results</p>}
  />
);

function open(answers: Record<string, unknown> = {}, couple = together) {
  fakeToday(server, answers);
  return renderWithProviders(page(couple));
}

describe('the dashboard', () => {
  it('shows the latest three appreciations and whose they are [9.23]', async () => {
    const from = (id: string) => (id === '2' ? 'user-sam' : 'user-maria');
    open({
      '/api/appreciation': four.map((id) => thanks({ id, userId: from(id), appreciation: `Thanks ${id}` })),
    });
    const second = (await screen.findByText('Thanks 2')).closest('article')!;
    expect(within(second).getByText('From Your Partner')).toBeVisible();
    const first = screen.getByText('Thanks 1').closest('article')!;
    expect(within(first).getByText('From You')).toBeVisible();
    expect(screen.getAllByText(/^Thanks \d$/)).toHaveLength(3);
    expect(screen.queryByText('Thanks 4')).toBeNull();
    expect(screen.getByRole('link', { name: 'All appreciations' })).toHaveAttribute('href', '/appreciations');
  });

  it('shows the latest three journal entries and who can read them [9.22]', async () => {
    open({
      '/api/journal': four.map((id) =>
        entry({ id, content: `Entry ${id}`, visibility: id === '1' ? 'private' : 'shared' }),
      ),
    });
    const first = (await screen.findByText('Entry 1')).closest('article')!;
    expect(within(first).getByText('Private')).toBeVisible();
    expect(screen.getAllByText(/^Entry \d$/)).toHaveLength(3);
    expect(screen.queryByText('Entry 4')).toBeNull();
    expect(screen.getByRole('link', { name: 'Open the journal' })).toHaveAttribute('href', '/journal');
  });

  it('leads to the modules and the coach', () => {
    open();
    const links = within(screen.getByRole('region', { name: 'Explore modules' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/modules', '/coaching']);
  });

  it('offers the invite link to someone who is still alone [9.2]', () => {
    open({}, alone);
    expect(screen.getByLabelText('Invite link')).toHaveValue('http://localhost/invite/k7m2x9qa');
  });

  it('has its parts in the order in which they matter', async () => {
    open({}, alone);
    await screen.findByRole('heading', { name: 'Celebrate the Wrong Day' });
    await screen.findByText('Stay.');
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Your partner’s place is waiting',
      'Today in three steps',
      'Daily appreciation',
      'Today’s question',
      'Today’s connection activity',
      'Lately',
      'Explore modules',
      'A thought for today',
      'A weekend for the two of you',
    ]);
  });

  it('signs what somebody said', async () => {
    const quote = { text: 'Hope is the thing with feathers', author: 'Emily Dickinson', category: 'hope' };
    open({ '/api/quotes/today': quote }, together);
    expect(await screen.findByText('Emily Dickinson')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Today’s quote' })).toBeVisible();
  });

  it('leaves our own lines unsigned', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'A thought for today' })).toBeVisible();
    expect(screen.queryByText(OWN_LINE)).not.toBeInTheDocument();
  });

  it('says of each card that did not load which one it is, and goes on without it', async () => {
    fakeToday(server);
    server.use(http.get('/api/quotes/today', down), http.get('/api/journal', down));
    renderWithProviders(page(together));
    expect(await screen.findByText('Today’s quote did not load')).toBeVisible();
    expect(await screen.findByText('Your entries did not load')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Answer' })).toBeVisible();
  });
});

describe('today in three steps', () => {
  const primary = (container: Element) =>
    [...container.querySelectorAll('.button.primary')].map(({ textContent }) => textContent);
  const signs = () =>
    within(
      screen.getByRole('heading', { name: 'Today in three steps' }).parentElement!
        .nextElementSibling as HTMLElement,
    )
      .getAllByText(/^You: /)
      .map(({ textContent }) => textContent);

  it.each<[string, Record<string, unknown>, string[]]>([
    ['the appreciation at first', {}, ['Write']],
    ['then the question', { '/api/appreciation/today': thanks() }, ['Answer']],
    [
      'then the activity',
      { '/api/appreciation/today': thanks(), '/api/prompts/today': question({ mine: MINE }) },
      ['Mark as Complete'],
    ],
    ['and nothing when all is done', ALL_DONE, []],
  ])('have one primary action: %s', async (_, answers, actions) => {
    const { container } = open(answers);
    await screen.findByRole('heading', { name: activity.title });
    expect(primary(container)).toEqual(actions);
  });

  it.each<[string, Record<string, unknown>, Couple, string, string[]]>([
    [
      'nothing',
      {},
      together,
      'Begin wherever you like. Each step is small.',
      ['You: not yet. Sam: not yet.', 'You: not yet. Sam: not yet.', 'You: not yet. Sam: not yet.'],
    ],
    [
      'a part of it',
      { '/api/prompts/today': question({ partner: { answered: true, passed: false } }) },
      together,
      'You two have begun. There is no hurry.',
      ['You: not yet. Sam: not yet.', 'You: not yet. Sam: answered.', 'You: not yet. Sam: not yet.'],
    ],
    [
      'their own part',
      { ...ALL_DONE, '/api/appreciation': [] },
      together,
      'Your part of today is done. There is nothing more that you need to do.',
      ['You: written. Sam: not yet.', 'You: answered. Sam: passing today.', 'You: done. Sam: done.'],
    ],
    [
      'all of it',
      ALL_DONE,
      together,
      'All of it is done, by both of you. The rest of the day is yours.',
      ['You: written. Sam: written.', 'You: answered. Sam: passing today.', 'You: done. Sam: done.'],
    ],
    [
      'nothing, alone',
      { '/api/prompts/today': question({ partner: null }) },
      alone,
      'You can begin on your own. Each step is small.',
      ['You: not yet.', 'You: not yet.', 'You: not yet.'],
    ],
  ])('say who has done %s', async (_, answers, couple, words, said) => {
    open(answers, couple);
    expect(await screen.findByText(words)).toBeVisible();
    await screen.findByRole('heading', { name: activity.title });
    expect(signs()).toEqual(said);
  });

  it('print today’s own appreciation once', async () => {
    const todays = thanks({ id: 'todays' });
    open({
      '/api/appreciation/today': todays,
      '/api/appreciation': [todays, thanks({ id: 'older', appreciation: 'You waited.' })],
    });
    expect(await screen.findByText('You waited.')).toBeVisible();
    expect(screen.getAllByText('You made the lunches.')).toHaveLength(1);
  });

  it('lead to all appreciations also where none is printed a second time', async () => {
    const todays = thanks({ id: 'todays' });
    open({ '/api/appreciation/today': todays, '/api/appreciation': [todays] });
    await waitFor(() => expect(screen.queryByText('Loading your appreciations')).toBeNull());
    expect(screen.getByRole('link', { name: 'All appreciations' })).toBeVisible();
    expect(screen.queryByText(/is collected here/)).toBeNull();
    expect(screen.getAllByText('You made the lunches.')).toHaveLength(1);
  });
});

describe('what the partner has just written', () => {
  const fromSam = thanks({ id: 'fresh', userId: 'user-sam', appreciation: 'You sang with the children.' });
  const news = { appreciations: [{ id: 'fresh', createdAt: fromSam.createdAt }], entries: [] };

  /** Says that everything is in the window, as it would be on a large screen. */
  class EverythingInWindow {
    constructor(private readonly report: (entries: { isIntersecting: boolean }[]) => void) {}
    observe = () => this.report([{ isIntersecting: true }]);
    disconnect = () => undefined;
  }

  beforeEach(() => {
    globalThis.IntersectionObserver = EverythingInWindow as unknown as typeof IntersectionObserver;
  });

  it('is the first thing on the screen, in their name, once, with a way to say thank you', async () => {
    posts(server, '/api/news/seen', () => new HttpResponse(null, { status: 204 }));
    open({ '/api/appreciation': [fromSam], '/api/news': news });
    expect(await screen.findByText('You sang with the children.')).toBeVisible();
    const [first] = screen.getAllByRole('heading', { level: 2 });
    expect(first).toHaveTextContent('Sam wrote you something new');
    expect(screen.getAllByText('You sang with the children.')).toHaveLength(1);
    expect(screen.getByRole('button', { name: /^Thank you/ })).toBeVisible();
  });

  it('counts as seen once it has been on the screen, and stays there until one leaves', async () => {
    const answers = fakeToday(server, { '/api/appreciation': [fromSam], '/api/news': news });
    const sent = posts(server, '/api/news/seen', () => {
      answers['/api/news'] = { appreciations: [], entries: [] };
      return new HttpResponse(null, { status: 204 });
    });
    const { queryClient } = renderWithProviders(page(together));
    await screen.findByText('You sang with the children.');
    await waitFor(() => expect(sent).toEqual([{ area: 'appreciation', ids: ['fresh'] }]));
    await waitFor(() => expect(queryClient.getQueryData(['/api/news'])).toMatchObject({ appreciations: [] }));
    expect(screen.getByRole('heading', { name: 'Sam wrote you something new' })).toBeVisible();
  });

  it('is announced each time that something arrives, and not when it is only read again', async () => {
    posts(server, '/api/news/seen', () => new HttpResponse(null, { status: 204 }));
    const answers = fakeToday(server, { '/api/appreciation': [fromSam], '/api/news': news });
    const { queryClient } = renderWithProviders(page(together));
    const said = () => screen.getByText('Sam wrote you something.', { selector: '[role=status] *' });
    await screen.findByText('You sang with the children.');
    const first = said();
    await act(() => queryClient.invalidateQueries());
    expect(said()).toBe(first);
    const { createdAt } = fromSam;
    answers['/api/appreciation'] = [{ ...fromSam, id: 'next', appreciation: 'You waited up.' }, fromSam];
    answers['/api/news'] = { ...news, appreciations: [{ id: 'next', createdAt }, ...news.appreciations] };
    await act(() => queryClient.invalidateQueries());
    expect(await screen.findByText('You waited up.')).toBeVisible();
    expect(said()).not.toBe(first);
  });

  it('leads to the rest when more is new than the latest three', async () => {
    const sent = posts(server, '/api/news/seen', () => new HttpResponse(null, { status: 204 }));
    const older = { id: 'older', createdAt: fromSam.createdAt };
    open({
      '/api/appreciation': [fromSam],
      '/api/news': { ...news, appreciations: [...news.appreciations, older] },
    });
    expect(await screen.findByRole('link', { name: 'Read all that is new' })).toHaveAttribute(
      'href',
      '/appreciations',
    );
    await waitFor(() => expect(sent[0]).toEqual({ area: 'appreciation', ids: ['fresh'] }));
  });

  it('is not announced when it is one’s own', async () => {
    open({ '/api/appreciation': [thanks({ id: 'own' })] });
    expect(await screen.findByText('You made the lunches.')).toBeVisible();
    expect(screen.queryByText(/wrote you something/)).toBeNull();
  });
});
