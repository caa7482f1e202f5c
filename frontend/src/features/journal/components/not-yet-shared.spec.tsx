import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { refusal } from '#shared/testing/answers';
import { apiServer } from '#shared/testing/api-server';
import { holds } from '#shared/testing/posts';
import { renderWithProviders } from '#shared/testing/render';
import { toasts } from '#shared/testing/toasts';
import { Toaster } from '#shared/ui/toast/toaster';
import { entry } from '../testing/entries';
import { fakeJournal } from '../testing/fake-journal';
import { JournalPage } from './journal-page';

const server = apiServer();
const hidden = entry('1', { partnerCanRead: false });

function open(hasPartner = true) {
  const journal = fakeJournal(server, [
    hidden,
    entry('2'),
    entry('3', { visibility: 'private', partnerCanRead: false }),
  ]);
  const view = renderWithProviders(
    <JournalPage userId="me" partner={hasPartner ? 'Sam' : ''} hasPartner={hasPartner} />,
    '/journal',
  );
  return { journal, ...view };
}

describe('a shared entry from before the partner was there', () => {
  it('says that the partner cannot read it yet, and can be shared by itself', async () => {
    const { journal, user } = open();
    const [first, second, third] = await screen.findAllByRole('article');
    expect(within(first!).getByText('Sam cannot read this yet.')).toBeVisible();
    for (const other of [second, third]) expect(other).not.toHaveTextContent('cannot read');
    await user.click(within(first!).getByRole('button', { name: /^Let Sam read it: entry of/ }));
    expect(journal.changes).toEqual([{ id: '1', change: { visibility: 'shared' } }]);
  });

  it('says to someone alone that it is theirs', async () => {
    open(false);
    const [first] = await screen.findAllByRole('article');
    expect(first).toHaveTextContent('Nobody else can read this. When a partner joins, you decide.');
    expect(within(first!).queryByRole('button', { name: /^Let/ })).toBeNull();
  });
});

describe('sharing an entry by its button', () => {
  const share = () => screen.findByRole('button', { name: /^Let Sam read it: entry of/ });
  const shared = () => HttpResponse.json({ ...hidden, partnerCanRead: true });

  it('says that it is shared, takes the line away, and leaves the focus at the list', async () => {
    const { journal, user } = open();
    server.use(
      http.put('/api/journal/1', () => {
        journal.entries = journal.entries.map((it) => (it.id === '1' ? { ...it, partnerCanRead: true } : it));
        return shared();
      }),
    );
    await user.click(await share());
    expect(await toasts().findByText('Shared with your partner')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Sam cannot read this yet.')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Recent Entries' })).toHaveFocus());
  });

  it('takes the focus from nothing else that is used by then', async () => {
    let answer: (response: Response) => void = () => undefined;
    const { user } = open();
    server.use(http.put('/api/journal/1', () => new Promise<Response>((resolve) => void (answer = resolve))));
    await user.click(await share());
    await user.click(screen.getByRole('searchbox'));
    server.use(http.get('/api/journal', () => HttpResponse.json([{ ...hidden, partnerCanRead: true }])));
    answer(shared());
    await waitFor(() => expect(screen.queryByText('Sam cannot read this yet.')).not.toBeInTheDocument());
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  it('is asked once, however often it is pressed', async () => {
    let asked = 0;
    const { user } = open();
    server.use(
      http.put('/api/journal/1', () => {
        asked += 1;
        return new Promise<Response>(() => undefined);
      }),
    );
    await user.dblClick(await share());
    expect(await share()).toHaveTextContent('Sharing...');
    await user.click(await share());
    expect(asked).toBe(1);
  });

  it('that was refused says why, and can be tried again with the focus where it was', async () => {
    const { user } = open();
    server.use(http.put('/api/journal/1', () => refusal(409, 'partner_required', 'There is no partner.')));
    await user.click(await share());
    const [first] = screen.getAllByRole('article');
    expect(await within(first!).findByRole('alert')).toHaveTextContent('Not shared yetThere is no partner.');
    expect(toasts().queryByText('Not shared yet')).not.toBeInTheDocument();
    expect(screen.getByText('Sam cannot read this yet.')).toBeVisible();
    await waitFor(async () => expect(await share()).toHaveFocus());
    fakeJournal(server, [hidden]);
    await user.click(await share());
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  it('that was refused after its place was left says why in a toast', async () => {
    const { user, rerender } = open();
    const answer = holds(server, '/api/journal/1', 'put');
    await user.click(await share());
    rerender(<Toaster />);
    await act(() => answer(refusal(409, 'partner_required', 'There is no partner.')));
    expect(await toasts().findByText('Not shared yet')).toBeVisible();
    expect(toasts().getByText('There is no partner.')).toBeVisible();
  });

  it('names no partner where no name is known', async () => {
    fakeJournal(server, [hidden]);
    renderWithProviders(<JournalPage userId="me" />, '/journal');
    expect(await screen.findByText('Your partner cannot read this yet.')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Let your partner read it: entry of/ })).toBeVisible();
  });

  it('is not offered for what the partner has written', async () => {
    fakeJournal(server, [{ ...hidden, userId: 'sam' }]);
    renderWithProviders(<JournalPage userId="me" partner="Sam" />, '/journal');
    expect(await screen.findByRole('article')).not.toHaveTextContent(/cannot read|Let Sam/);
  });
});
