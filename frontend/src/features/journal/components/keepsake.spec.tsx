import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { dayOf } from '#shared/lib/dates';
import { refusal } from '#shared/testing/answers';
import { apiServer } from '#shared/testing/api-server';
import { renderWithProviders } from '#shared/testing/render';
import { entry } from '../testing/entries';
import { type FakeJournal, fakeJournal } from '../testing/fake-journal';
import { JournalPage } from './journal-page';

const server = apiServer();
const year = Number(dayOf(new Date()).slice(0, 4));

let journal: FakeJournal;
beforeEach(() => {
  journal = fakeJournal(server);
});

const open = () =>
  renderWithProviders(<JournalPage userId="me" name="Maria" partner="Sam" />, '/journal?keepsake=true');
const texts = () => screen.getAllByRole('article').map(({ textContent }) => textContent);

describe('the keepsake', () => {
  it('holds what both can read, oldest first, by month, and nothing else', async () => {
    journal.entries = [
      entry('3', { content: 'Newest.', createdAt: `${year}-02-03T10:00:00.000Z` }),
      entry('2', { content: 'Theirs.', userId: 'sam', createdAt: `${year}-01-20T10:00:00.000Z` }),
      entry('1', {
        content: 'Not yet shared.',
        partnerCanRead: false,
        createdAt: `${year}-01-02T10:00:00.000Z`,
      }),
    ];
    // A service of the previous release knows no parts, and answers with everything.
    server.use(
      http.get('/api/journal', () =>
        Response.json([
          ...journal.entries,
          entry('0', {
            content: 'Secret.',
            visibility: 'private',
            partnerCanRead: false,
            createdAt: `${year}-01-01T10:00:00.000Z`,
          }),
        ]),
      ),
    );
    journal.appreciations = [
      {
        id: 'a',
        userId: 'me',
        appreciation: 'You waited up.',
        quality: 'patience',
        createdAt: `${year}-01-25T10:00:00.000Z`,
        partnerCanRead: true,
        reply: { text: 'Any time.', createdAt: `${year}-01-25T11:00:00.000Z` },
      },
    ];
    open();
    const months = await screen.findAllByRole('heading', { level: 2 });
    expect(months.map(({ textContent }) => textContent)).toEqual([`January ${year}`, `February ${year}`]);
    expect(texts().map((text) => /Theirs|waited up|Newest/.exec(text)?.[0])).toEqual([
      'Theirs',
      'waited up',
      'Newest',
    ]);
    expect(document.body).not.toHaveTextContent(/Secret|Not yet shared/);
    const [theirs, thanks] = screen.getAllByRole('article');
    expect(within(theirs!).getByText('Sam')).toBeVisible();
    expect(within(thanks!).getByText('patience')).toBeVisible();
    expect(thanks).toHaveTextContent('Sam: Any time.');
    expect(screen.getByRole('button', { name: 'Quick exit' })).toBeVisible();
  });

  it('is of one year or of all time', async () => {
    journal.entries = [
      entry('2', { content: 'This year.', createdAt: `${year}-01-02T10:00:00.000Z` }),
      entry('1', { content: 'Long ago.', createdAt: '2020-05-06T10:00:00.000Z' }),
    ];
    const { user } = open();
    await waitFor(() => expect(texts().join()).toMatch(/This year/));
    expect(texts()).toHaveLength(1);
    await user.selectOptions(screen.getByLabelText('Which time'), 'Everything');
    await waitFor(() => expect(texts()).toHaveLength(2));
    await user.selectOptions(screen.getByLabelText('Which time'), String(year - 1));
    expect(await screen.findByText('These pages are still blank')).toBeVisible();
  });

  it('is printed by the browser', async () => {
    const print = jest.spyOn(window, 'print').mockReturnValue();
    journal.entries = [entry('2', { createdAt: `${year}-01-02T10:00:00.000Z` })];
    const { user } = open();
    await screen.findByRole('article');
    await user.click(screen.getByRole('button', { name: 'Print or save as PDF' }));
    expect(print).toHaveBeenCalledTimes(1);
    print.mockRestore();
  });

  it('can be asked for again when it did not load', async () => {
    journal.entries = [entry('2', { createdAt: `${year}-01-02T10:00:00.000Z` })];
    server.use(http.get('/api/appreciation', () => refusal(400, 'validation_failed', 'No.'), { once: true }));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('article')).toBeVisible();
  });
});

describe('the pages', () => {
  const [jan, feb] = [`${year}-01-02T10:00:00.000Z`, `${year}-02-02T10:00:00.000Z`];

  it('have the names of both on the cover, and the year', async () => {
    journal.entries = [entry('1', { createdAt: jan })];
    open();
    await screen.findByRole('article');
    expect(screen.getByText('Sam').closest('p')).toHaveTextContent('Maria & Sam');
    expect(screen.getByText(String(year), { selector: 'p' })).toBeVisible();
  });

  it('need no names', async () => {
    journal.entries = [entry('1', { createdAt: jan }), entry('2', { userId: 'sam', createdAt: feb })];
    renderWithProviders(<JournalPage userId="me" />, '/journal?keepsake=true');
    const [own, theirs] = await screen.findAllByRole('article');
    expect(own).toHaveTextContent(/^You ·/);
    expect(theirs).toHaveTextContent(/^Your partner ·/);
    expect(screen.getByText('your partner')).toBeVisible();
  });

  it('show a photo by its words, or by who took it, at once, because they are to be printed', async () => {
    const photo = { id: 'p', caption: 'The lake', width: 4, height: 3 };
    journal.entries = [
      entry('2', { createdAt: feb, userId: 'sam', photo: { ...photo, caption: null } }),
      entry('1', { createdAt: jan, photo }),
    ];
    open();
    expect(await screen.findByRole('img', { name: 'The lake' })).toHaveAttribute('loading', 'eager');
    expect(screen.getByRole('img', { name: 'A photo by Sam' })).toBeVisible();
    expect(screen.queryByRole('img', { name: 'A photo by Maria' })).not.toBeInTheDocument();
  });

  it('are printed once the photos are there, and one that does not load is left out', async () => {
    const print = jest.spyOn(window, 'print').mockReturnValue();
    let opened: () => void = () => undefined;
    const decoded = jest
      .fn<() => Promise<void>>()
      .mockReturnValueOnce(new Promise((resolve) => (opened = resolve)))
      .mockRejectedValueOnce(new DOMException('Broken', 'EncodingError'));
    Object.assign(HTMLImageElement.prototype, { decode: decoded });
    const photo = { id: 'p', caption: null, width: 4, height: 3 };
    journal.entries = [entry('2', { createdAt: feb, photo }), entry('1', { createdAt: jan, photo })];
    const { user } = open();
    await screen.findAllByRole('img');
    await user.click(screen.getByRole('button', { name: 'Print or save as PDF' }));
    expect(decoded).toHaveBeenCalledTimes(2);
    expect(print).not.toHaveBeenCalled();
    opened();
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    print.mockRestore();
    Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
  });

  it('have nothing to change, and a way back', async () => {
    journal.entries = [entry('1', { createdAt: jan })];
    open();
    const page = await screen.findByRole('article');
    expect(within(page).queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to the journal' })).toHaveAttribute('href', '/journal');
    expect(screen.getByRole('link', { name: 'All your data as a file' })).toHaveAttribute('href', '/profile');
  });

  it('are not called blank before both lists are there', async () => {
    let isAsked = false;
    let go: () => void = () => undefined;
    const known = new Promise<void>((resolve) => (go = resolve));
    server.use(
      http.get('/api/appreciation', () => {
        isAsked = true;
        return known.then(() => Response.json([]));
      }),
    );
    open();
    expect(await screen.findByText('Gathering your pages')).toBeInTheDocument();
    await waitFor(() => expect(isAsked).toBe(true));
    expect(screen.queryByText('These pages are still blank')).not.toBeInTheDocument();
    go();
    expect(await screen.findByText('These pages are still blank')).toBeVisible();
  });
});
