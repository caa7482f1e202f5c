import type { AssessmentResults } from '@anew/contracts/assessment/results';
import { describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { apiServer } from '#shared/testing/api-server';
import { sam } from '#shared/testing/people';
import { renderWithProviders } from '#shared/testing/render';
import { AssessmentPage } from './components/assessment-page';
import { type Backend, fakeBackend, unavailable } from './testing/fake-api';
import { members, ownResponses, results } from './testing/fixtures';

const server = apiServer();

async function showResults(
  changes: Partial<AssessmentResults> = {},
  known: Partial<Backend> = {},
  talks?: ReactNode,
) {
  fakeBackend(server, { responses: ownResponses, results: { ...results, ...changes }, ...known });
  const { container } = renderWithProviders(<AssessmentPage talks={talks} />);
  await screen.findByRole('heading', { level: 1, name: 'What the two of you see' });
  await screen.findByRole('heading', { level: 2, name: 'A new round' });
  return container;
}

const cells = (row: HTMLElement) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent);

describe('the results', () => {
  it('begin with the pattern and strengths, then one place to grow, the talks and the snapshot', async () => {
    await showResults({}, {}, <h2>Talks</h2>);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Building',
      'What is strong between you',
      'One place to grow',
      'Talks',
      'A snapshot, not a verdict',
      'Modules that fit you two',
      'A new round',
    ]);
  });

  it('give each recommendation its reason, a sentence to begin with and the way to its module', async () => {
    await showResults();
    const conversation = screen.getByRole('region', { name: 'Modules that fit you two' });
    expect(within(conversation).getByText('What came before.')).toBeVisible();
    expect(within(conversation).getByText('“What did you learn?”')).toBeVisible();
    const links = within(conversation).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/modules/honor-lessons',
      '/modules/lets-align',
    ]);
  });

  it.each([
    [undefined, ['Open Honor the Lessons']],
    [<p key="talks">Talks</p>, []],
  ])('lead to the talks, or else to the first module: nothing else is primary', async (talks, names) => {
    const container = await showResults({}, {}, talks);
    const primaries = [...container.querySelectorAll('.primary.button')];
    expect(primaries.map(({ textContent }) => textContent)).toEqual(names);
  });

  it('name one place to grow, and fold away what can wait', async () => {
    const [first] = results.priorityAreas;
    const second = { category: 'Future & Commitment' as const, title: 'The road', summary: 'Open plans.' };
    await showResults({ priorityAreas: [first!, second] });
    expect(screen.getByText('Small promises.')).toBeVisible();
    expect(screen.getByText('Open plans.')).not.toBeVisible();
    await userEvent.click(screen.getByText('What can wait until then'));
    expect(screen.getByText('Open plans.')).toBeVisible();
  });

  it('lead back to the modules', async () => {
    await showResults();
    expect(screen.getByRole('link', { name: 'Back to Modules' })).toHaveAttribute('href', '/modules');
  });

  it('show no total and no percentage', async () => {
    const container = await showResults();
    expect(container).not.toHaveTextContent(/total|overall|score|%|\/ ?100|\bout of\b/i);
    expect(container).not.toHaveTextContent(/\b(75|50|25|100)\b/);
  });

  it('never say in a sentence who stands lower', async () => {
    const container = await showResults();
    expect(container).not.toHaveTextContent(/\b(lower|higher|behind|less than|more than)\b/i);
  });

  it('stay kind where a question was read differently or an area is not pictured', async () => {
    await showResults();
    expect(screen.getByRole('heading', { name: 'You read this differently' })).toBeVisible();
    expect(screen.getByText('You read the one about children differently.')).toBeVisible();
    expect(screen.getByText(/Nothing is missing/)).toBeVisible();
  });

  it('name professional help gently when a couple carries a lot', async () => {
    await showResults({ pattern: { name: 'Carrying a Lot', summary: 'A couples therapist can help.' } });
    expect(screen.getByText('A couples therapist can help.')).toBeVisible();
    const ways = [
      ['Call 1-800-799-7233', 'tel:+18007997233'],
      ['Text START to 88788', 'sms:88788?body=START'],
      ['Call 988', 'tel:988'],
      ['Text 988', 'sms:988'],
    ] as const;
    for (const [name, to] of ways) expect(screen.getByRole('link', { name })).toHaveAttribute('href', to);
    expect(screen.getByText(/not a sign that you have failed/)).toBeVisible();
  });

  it('name whom to call where two see their marriage in different ways, because one may be afraid', async () => {
    await showResults({ pattern: { name: 'Two Perspectives', summary: 'You describe it differently.' } });
    const ways = ['Call 1-800-799-7233', 'Text START to 88788', 'Call 988', 'Text 988'];
    for (const name of ways) expect(screen.getByRole('link', { name })).toBeVisible();
  });

  it('have something to say when there is no strength and nothing to grow', async () => {
    await showResults({ strengthAreas: [], priorityAreas: [], recommendations: [], readDifferently: [] });
    expect(screen.getByText(/You both sat down and answered honestly/)).toBeVisible();
    expect(screen.getByText(/Nothing asks for attention/)).toBeVisible();
    expect(screen.getByText(/makes you both curious/)).toBeVisible();
    expect(screen.queryByText('You read this differently')).toBeNull();
  });

  it('print themselves', async () => {
    const print = jest.spyOn(window, 'print').mockReturnValue();
    await showResults();
    await userEvent.click(screen.getByRole('button', { name: 'Print this page' }));
    expect(print).toHaveBeenCalledTimes(1);
    print.mockRestore();
  });

  it('say on which day they were made', async () => {
    await showResults();
    expect(screen.getByText('May 4, 2025')).toHaveAttribute('datetime', results.computedAt);
  });

  it('wait for the names, so that no mark changes under one’s eyes', async () => {
    fakeBackend(server, { responses: ownResponses, results });
    let answer: (response: Response) => void = () => undefined;
    server.use(
      http.get('/api/couples/members', () => new Promise<Response>((resolve) => (answer = resolve))),
    );
    renderWithProviders(<AssessmentPage />);
    expect(await screen.findByText('Loading your results')).toBeInTheDocument();
    answer(HttpResponse.json(members));
    const legend = await screen.findByRole('list', { name: 'Whose mark is which' });
    expect(legend).toHaveTextContent('You: circleSam: diamond');
  });

  it('draw both partners alike on either device: who joined first is the circle', async () => {
    fakeBackend(server, { user: sam, responses: ownResponses, results });
    renderWithProviders(<AssessmentPage />);
    const legend = await screen.findByRole('list', { name: 'Whose mark is which' });
    expect(legend).toHaveTextContent('Maria: circleYou: diamond');
  });

  it('have the paper’s words before what only a screen shows', async () => {
    fakeBackend(server, { responses: ownResponses, results });
    renderWithProviders(<AssessmentPage onPaper={<p>On paper</p>} />);
    const paper = await screen.findByText('On paper');
    const snapshot = screen.getByRole('heading', { name: 'A snapshot, not a verdict' });
    expect(paper.compareDocumentPosition(snapshot)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});

describe('the drawn lines', () => {
  it('show a circle and a diamond at the place of each partner, side by side at the same place', async () => {
    const container = await showResults();
    const lines = [...container.querySelectorAll('svg:has([data-shape])')];
    const marks = lines.map((line) =>
      [...line.querySelectorAll('[data-shape]')].map((mark) => [
        mark.getAttribute('data-shape'),
        mark.getAttribute('data-place'),
      ]),
    );
    expect(marks).toHaveLength(4);
    expect(marks[1]).toEqual([
      ['circle', '100'],
      ['diamond', '25'],
    ]);
    const shifts = [...lines[0]!.querySelectorAll('g')].map((mark) => mark.getAttribute('transform'));
    expect(new Set(shifts).size).toBe(2);
  });

  it('are said again in a table that is always there for screen readers', async () => {
    await showResults();
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows.map(cells)).toEqual([
      ['Area', 'You', 'Sam', 'In words'],
      ['Communication', '4 of 5', '4 of 5', 'A shared strength'],
      ['Trust & Past', '5 of 5', '2 of 5', 'Worth a conversation'],
      ['Blending & Children', '–', '–', 'Not pictured'],
      ['Intimacy & Connection', '4 of 5', '4 of 5', 'Close together'],
      ['Future & Commitment', '4 of 5', '4 of 5', 'Close together'],
    ]);
  });

  it('give the table to everyone who asks for it', async () => {
    await showResults();
    const frame = screen.getByRole('table').parentElement;
    expect(frame).toHaveClass('visually-hidden');
    await userEvent.click(screen.getByRole('button', { name: 'Show as a table' }));
    expect(frame).not.toHaveClass('visually-hidden');
    // Its words say what a press does, so a state beside them would say the opposite.
    expect(screen.getByRole('button', { name: 'Hide the table' })).not.toHaveAttribute('aria-pressed');
  });

  it('call a partner without a first name "Your partner"', async () => {
    await showResults({}, { members: members.map((member) => ({ ...member, firstName: null })) });
    expect(screen.getByRole('list', { name: 'Whose mark is which' })).toHaveTextContent(/You.*Your partner/);
  });

  it('stand even when the names cannot be loaded', async () => {
    await showResults({}, { failures: new Map([['/api/couples/members', unavailable]]) });
    expect(screen.getByRole('list', { name: 'Whose mark is which' })).toHaveTextContent(/Your partner.*You/);
  });
});
