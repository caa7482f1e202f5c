import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { drafts } from '#shared/lib/drafts';
import { refusal } from '#shared/testing/answers';
import { apiServer } from '#shared/testing/api-server';
import { posts } from '#shared/testing/posts';
import { renderWithProviders } from '#shared/testing/render';
import { toasts } from '#shared/testing/toasts';
import { JournalPage } from './components/journal-page';
import { entry } from './testing/entries';
import { type FakeJournal, fakeJournal } from './testing/fake-journal';
import { button, DRAFT_KEY, field, openJournal, readers } from './testing/open-journal';

const server = apiServer();

let journal: FakeJournal;
beforeEach(() => {
  journal = fakeJournal(server);
});
afterEach(() => {
  drafts.clearAll();
  jest.restoreAllMocks();
});

const articles = () => screen.queryAllByRole('article').map(({ textContent }) => textContent);

it('two quick presses publish one entry', async () => {
  const { user } = openJournal();
  await user.type(field(), 'A quiet day.');
  await user.dblClick(button('Publish Entry'));
  await toasts().findByText('Entry saved!');
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /mind/ })).not.toBeInTheDocument());
  expect(journal.published).toHaveLength(1);
});

it('an entry that was refused is sent again by the same button, and the error goes', async () => {
  server.use(
    http.post('/api/journal', () => refusal(503, 'service_unavailable', 'Resting.'), { once: true }),
  );
  const { user } = openJournal();
  await user.type(field(), 'A quiet day.');
  await user.click(button('Publish Entry'));
  await screen.findByRole('alert');
  await user.click(button('Publish Entry'));
  await toasts().findByText('Entry saved!');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(journal.published.map(({ content }) => content)).toEqual(['A quiet day.']);
});

it('says something of its own where the server did not say why', async () => {
  posts(server, '/api/journal', () => new HttpResponse('<h1>Internal error</h1>', { status: 500 }));
  const { user } = openJournal();
  await user.type(field(), 'A quiet day.');
  await user.click(button('Publish Entry'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Your entry is not saved yetPlease try again.');
  expect(field()).toHaveValue('A quiet day.');
});

it('does not call unsaved what a gateway has heard no answer about', async () => {
  posts(server, '/api/journal', () => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 }));
  const { user } = openJournal();
  await user.type(field(), 'A quiet day.');
  await user.click(button('Publish Entry'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    "We don't know if your entry was savedTry again: it will not be published twice.",
  );
  expect(field()).toHaveValue('A quiet day.');
});

describe('a published entry', () => {
  it('stands first in its day, as the server has it, and once', async () => {
    journal.entries = [entry('1', { createdAt: new Date().toISOString(), content: 'Earlier.' })];
    server.use(
      http.post('/api/journal', () => {
        const saved = entry('2', { createdAt: new Date().toISOString(), content: 'As it was kept.' });
        journal.entries = [saved, ...journal.entries];
        return HttpResponse.json(saved, { status: 201 });
      }),
    );
    const { user, queryClient } = openJournal();
    await screen.findByText('Earlier.');
    await user.type(field(), 'As it was typed.');
    await user.click(button('Publish Entry'));
    await screen.findByText('As it was kept.');
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    const today = screen.getByRole('region', { name: /^Today/ });
    expect(within(today).getAllByRole('article')).toHaveLength(2);
    expect(articles()[0]).toContain('As it was kept.');
  });

  it('is there at once, although the list cannot be read again', async () => {
    journal.entries = [entry('1')];
    const { user } = openJournal();
    await screen.findByText('We talked.');
    server.use(http.get('/api/journal', () => refusal(400, 'validation_failed', 'No.')));
    await user.type(field(), 'A quiet day.');
    await user.click(button('Publish Entry'));
    expect(await screen.findByText('A quiet day.')).toBeVisible();
    expect(screen.getByText('We talked.')).toBeVisible();
  });

  it('says to someone alone that only they can read it', async () => {
    server.use(http.post('/api/journal', () => HttpResponse.json(entry('2', { partnerCanRead: false }))));
    const { user } = renderWithProviders(
      <JournalPage userId="me" hasPartner={false} />,
      '/journal?write=true',
    );
    await user.type(field(), 'A quiet day.');
    expect(screen.getByText(/^Only you will be able to read this for now\./)).toBeVisible();
    await user.click(button('Publish Entry'));
    expect(
      await toasts().findByText('Only you can read it for now. When a partner joins, you decide.'),
    ).toBeVisible();
  });
});

describe('who will read it', () => {
  it('is announced when it changes', async () => {
    const { user } = openJournal();
    const status = screen.getByText('You and Sam will be able to read this.').closest('[role=status]');
    await user.click(readers('Private'));
    expect(status).toHaveTextContent('Only you will be able to read this.');
  });

  it('can be chosen with the arrow keys', async () => {
    const { user } = openJournal();
    act(() => readers('Shared').focus());
    await user.keyboard('{ArrowDown}');
    expect(readers('Private')).toBeChecked();
    expect(readers('Private')).toHaveFocus();
  });

  it('is everybody again in the next entry: a private one leaves nothing behind', async () => {
    const { user } = openJournal();
    await user.click(readers('Private'));
    await user.type(field(), 'For me.');
    await user.click(button('Publish Entry'));
    await toasts().findByText('Entry saved!');
    await user.click(button('Write an entry'));
    expect(readers('Shared')).toBeChecked();
    expect(field()).toHaveValue('');
  });
});

describe('a draft that was discarded', () => {
  it('is gone after the question alone, and the focus is where one begins anew', async () => {
    const { user } = openJournal();
    await user.type(field(), 'Half a thought');
    await user.click(button('Cancel'));
    await user.click(button('Discard draft'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Discard this draft?' }));
    await user.click(dialog.getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(button('Discard draft')).toHaveFocus());
    await user.click(button('Continue writing'));
    expect(field()).toHaveValue('Half a thought');
    await user.click(button('Cancel'));
    await user.click(button('Discard draft'));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Discard draft' }),
    );
    await waitFor(() => expect(button('Write an entry')).toHaveFocus());
    expect(window.localStorage.getItem(DRAFT_KEY)).toBeNull();
  });
});

it('says that words stay only until the page closes where the browser stores nothing', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  const { user } = openJournal();
  await user.type(field(), 'A quiet day.');
  expect(await screen.findByText(/^Draft kept until you close or reload this page/)).toBeVisible();
});

describe('a text at the border of what an entry holds', () => {
  const begin = (content: string) =>
    drafts.save(DRAFT_KEY, JSON.stringify({ content, visibility: 'shared', prompt: null }));

  it('is taken up to the last character, without counting the spaces around it', () => {
    begin(`  ${'x'.repeat(20_000)}  `);
    openJournal();
    expect(field()).toBeValid();
    expect(button('Publish Entry')).toBeEnabled();
  });

  it('is refused from the first one more, until it is shortened', async () => {
    begin('x'.repeat(20_001));
    const { user } = openJournal();
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription('An entry holds 20,000 characters; this one has 1 more.');
    await user.type(field(), '{Backspace}');
    expect(button('Publish Entry')).toBeEnabled();
  });
});
