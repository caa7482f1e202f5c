import type { AssessmentResults } from '@anew/contracts/assessment/results';
import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { readAnew } from '#api/live';
import { apiServer } from '#shared/testing/api-server';
import { maria, sam } from '#shared/testing/people';
import { posts } from '#shared/testing/posts';
import { renderWithProviders } from '#shared/testing/render';
import { AssessmentNotice } from './components/assessment-notice';
import { AssessmentPage } from './components/assessment-page';
import { type Backend, fakeBackend, unavailable } from './testing/fake-api';
import { nextNow, oneRound, ownResponses, results, round } from './testing/fixtures';

const server = apiServer();

async function showResults(known: Partial<Backend>) {
  const backend = fakeBackend(server, { responses: ownResponses, results, ...known });
  renderWithProviders(<AssessmentPage />);
  await screen.findByRole('heading', { level: 1, name: 'What the two of you see' });
  if (known.rounds) await screen.findByRole('heading', { level: 2, name: 'A new round' });
  return backend;
}

const withNext = (next: Partial<typeof oneRound.next>) => ({ ...oneRound, next: { ...nextNow, ...next } });
const proposedBy = (userId: string) =>
  withNext({ proposal: { proposedBy: userId, proposedAt: '2025-06-05T10:00:00.000Z' } });

describe('after a round', () => {
  it('says from when one may answer again, and offers nothing before', async () => {
    await showResults({ rounds: oneRound });
    expect(screen.getByText(/Starting Jun 3, 2999, \d+:00\s[AP]M, you can both answer again/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Answer again|Suggest|Change/ })).toBeNull();
  });

  it('lets one answer again or suggest it, and says that nobody sees who has begun', async () => {
    await showResults({ rounds: withNext({}) });
    expect(screen.getByRole('button', { name: 'Answer again' })).toBeVisible();
    expect(screen.getByText(/neither of you sees whether the other has begun/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Suggest a new round' }));
    expect(await screen.findByText(/^You suggested a new round on/)).toBeVisible();
  });

  it.each([
    ['is over', -1_000, true],
    ['is still to come', 60_000, false],
  ])('opens the next one when its time %s', async (_, from, opens) => {
    await showResults({ rounds: withNext({ opensAt: new Date(Date.now() + from).toISOString() }) });
    expect(screen.queryAllByRole('button', { name: 'Answer again' })).toHaveLength(opens ? 1 : 0);
    expect(screen.queryAllByRole('button', { name: 'Suggest a new round' })).toHaveLength(opens ? 1 : 0);
  });

  it('passes a suggestion on once, and keeps the keyboard on the screen when the button goes', async () => {
    const backend = await showResults({ rounds: withNext({}) });
    let answer: (response: Response) => void = () => undefined;
    const path = '/api/assessment/rounds/propose';
    const sent = posts(server, path, () => new Promise<Response>((resolve) => (answer = resolve)));
    const suggest = screen.getByRole('button', { name: 'Suggest a new round' });
    await userEvent.click(suggest);
    await waitFor(() => expect(suggest).toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(suggest);
    backend.rounds = proposedBy(maria.id);
    answer(HttpResponse.json(backend.rounds));
    expect(await screen.findByText(/^You suggested a new round on June 5, 2025/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(sent).toHaveLength(1);
  });

  it('shows at once that the partner has suggested one', async () => {
    const backend = fakeBackend(server, { responses: ownResponses, results, rounds: withNext({}) });
    const { queryClient } = renderWithProviders(<AssessmentPage />);
    await screen.findByRole('button', { name: 'Suggest a new round' });
    backend.rounds = proposedBy(sam.id);
    await readAnew(queryClient, ['results']);
    expect(await screen.findByText(/^Sam suggested a new round/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Suggest a new round' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Answer again' })).toBeVisible();
  });

  it('shows the results also where the rounds cannot be read, without offering another', async () => {
    await showResults({ failures: new Map([['/api/assessment/rounds', unavailable]]) });
    expect(screen.getByRole('heading', { name: 'What is strong between you' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'A new round' })).toBeNull();
  });

  it('announces the results again where it could not be noted that they were seen', async () => {
    const unseen = { ...oneRound, rounds: [{ ...round(1), seen: false }] };
    const backend = fakeBackend(server, { responses: ownResponses, results, rounds: unseen });
    backend.news = { newResults: true, proposal: null };
    let tries = 0;
    server.use(
      http.post('/api/assessment/results/seen', () => {
        tries += 1;
        return HttpResponse.error();
      }),
    );
    const { user } = renderWithProviders(
      <>
        <AssessmentNotice />
        <AssessmentPage />
      </>,
    );
    await screen.findByRole('heading', { level: 1, name: 'What the two of you see' });
    await waitFor(() => expect(tries).toBe(1));
    await user.click(screen.getByRole('button', { name: 'Show as a table' }));
    await user.click(screen.getByRole('button', { name: 'Hide the table' }));
    expect(screen.getByText('Your assessment results are here')).toBeVisible();
  });

  it('takes the notice away as soon as the results were seen', async () => {
    const unseen = { ...oneRound, rounds: [{ ...round(1), seen: false }] };
    const news = { newResults: true, proposal: null };
    fakeBackend(server, { responses: ownResponses, results, rounds: unseen, news });
    renderWithProviders(
      <>
        <AssessmentNotice />
        <AssessmentPage />
      </>,
    );
    expect(await screen.findByText('Your assessment results are here')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Your assessment results are here')).toBeNull());
  });

  it('says it when a suggestion did not get through', async () => {
    const failures = new Map([['/api/assessment/rounds/propose', unavailable]]);
    await showResults({ rounds: withNext({}), failures });
    await userEvent.click(screen.getByRole('button', { name: 'Suggest a new round' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not pass that on');
  });

  it.each([
    [maria.id, /^You suggested a new round on June 5, 2025/],
    [sam.id, /^Sam suggested a new round on June 5, 2025/],
  ])('shows both who suggested a new one', async (userId, words) => {
    await showResults({ rounds: proposedBy(userId) });
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Suggest a new round' })).toBeNull();
  });

  it('keeps the results in view while one’s own new answers wait, and lets them be changed', async () => {
    await showResults({ rounds: withNext({ answeredAt: '2025-06-07T10:00:00.000Z' }) });
    expect(screen.getByText(/Your new answers from June 7, 2025 are in/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Change my answers' })).toBeVisible();
  });

  it('takes notice once that the results were seen', async () => {
    const unseen = { ...oneRound, rounds: [{ ...round(1), seen: false }] };
    const backend = await showResults({ rounds: unseen });
    await waitFor(() => expect(backend.seen).toBe(1));
  });

  it('does not take results in a hidden tab for seen', async () => {
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const unseen = { ...oneRound, rounds: [{ ...round(1), seen: false }] };
    const backend = await showResults({ rounds: unseen });
    expect(backend.seen).toBe(0);
    visibility.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await waitFor(() => expect(backend.seen).toBe(1));
    visibility.mockRestore();
  });

  it('tells nobody again of what was seen', async () => {
    const backend = await showResults({ rounds: oneRound });
    expect(backend.seen).toBe(0);
  });
});

describe('then and now', () => {
  const before: AssessmentResults = {
    ...results,
    categories: results.categories.map((each) =>
      each.category === 'Communication' && each.band ? { ...each, band: 'worth-a-conversation' } : each,
    ),
  };
  const rounds = { ...oneRound, rounds: [round(2), round(1, before)] };

  it('is not there after the first round', async () => {
    await showResults({ rounds: oneRound });
    expect(screen.queryByRole('heading', { name: 'Then and now' })).toBeNull();
  });

  it('draws how far an area has moved, first, and says it in words', async () => {
    await showResults({ rounds });
    const section = await screen.findByRole('region', { name: 'Then and now' });
    expect(within(section).getByText('What has moved between the two of you: Communication.')).toBeVisible();
    expect(within(section).getByText('Then “Worth a conversation”, now “A shared strength”.')).toBeVisible();
    expect(within(section).getByText('“Worth a conversation”, as before.')).toBeVisible();
    const ways = [...section.querySelectorAll('svg[data-to]')].map((line) => [
      line.getAttribute('data-from'),
      line.getAttribute('data-to'),
    ]);
    expect(ways).toEqual([
      ['worth-a-conversation', 'shared-strength'],
      ['worth-a-conversation', 'worth-a-conversation'],
      ['close', 'close'],
      ['close', 'close'],
    ]);
  });

  it('compares no partner with the other, and judges no direction', async () => {
    await showResults({ rounds });
    const section = await screen.findByRole('region', { name: 'Then and now' });
    expect(section).not.toHaveTextContent(/\b(You|Sam|lower|higher|worse|better|behind)\b|\d of \d/);
    expect(section.querySelectorAll('[data-shape]')).toHaveLength(0);
  });

  it('says kindly that nothing has moved', async () => {
    await showResults({ rounds: { ...rounds, rounds: [round(2), round(1)] } });
    const section = await screen.findByRole('region', { name: 'Then and now' });
    expect(section).toHaveTextContent('Nothing has moved. Holding on to what you have takes two people');
  });

  it('says it again in a table', async () => {
    await showResults({ rounds });
    const table = screen.getByRole('table', { name: /Your areas in each round/ });
    const [head, communication] = within(table).getAllByRole('row');
    const cells = (row: HTMLElement) =>
      [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent);
    expect(cells(head!)).toEqual(['Area', 'June 4, 2025', 'May 4, 2025']);
    expect(cells(communication!)).toEqual(['Communication', 'A shared strength', 'Worth a conversation']);
    await userEvent.click(screen.getByRole('button', { name: 'Show the rounds as a table' }));
    expect(table.parentElement).not.toHaveClass('visually-hidden');
    expect(screen.getByRole('button', { name: 'Hide the rounds' })).not.toHaveAttribute('aria-pressed');
  });
});

describe('the notice', () => {
  it('says that there are results, and leads to them', async () => {
    fakeBackend(server, { news: { newResults: true, proposal: null } });
    renderWithProviders(<AssessmentNotice />);
    expect(await screen.findByText('Your assessment results are here')).toBeVisible();
    expect(screen.getByRole('link')).toHaveAttribute('href', '/assessment');
  });

  it('says that the partner suggests a new round', async () => {
    const proposal = { proposedBy: sam.id, proposedAt: '2025-06-05T10:00:00.000Z' };
    fakeBackend(server, { news: { newResults: false, proposal } });
    renderWithProviders(<AssessmentNotice />);
    expect(await screen.findByText('Your partner suggests a new round')).toBeVisible();
  });
});
