import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { listed } from '#shared/testing/answers';
import { apiServer } from '#shared/testing/api-server';
import { down } from '#shared/testing/posts';
import { renderWithProviders } from '#shared/testing/render';
import { entry, fakeToday, thanks } from '../testing/fake-today';
import { Lately } from './lately';
import { TodaysQuote } from './todays-quote';

const server = apiServer();

function open(answers: Record<string, unknown> = {}, partner = 'Sam') {
  fakeToday(server, answers);
  return renderWithProviders(<Lately userId="user-maria" partner={partner} above={[]} />);
}

const entryWith = async (text: string) => within((await screen.findByText(text)).closest('article')!);

describe('before anything is written', () => {
  it('it says kindly that there is nothing yet, and not that something failed', async () => {
    open();
    expect(await screen.findByText(/What the two of you appreciate in each other/)).toBeVisible();
    expect(await screen.findByText(/The first line can be a small one/)).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('an answer of nothing at all is the same', async () => {
    open({ '/api/appreciation': null, '/api/journal': null });
    expect(await screen.findByText(/What the two of you appreciate in each other/)).toBeVisible();
    expect(await screen.findByText(/The first line can be a small one/)).toBeVisible();
  });

  it('says what it is loading, each for itself', () => {
    open();
    const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(said).toEqual(['Loading your appreciations', 'Loading your entries']);
  });
});

describe('a part that did not load', () => {
  it.each([
    ['/api/appreciation', 'Your appreciations did not load', [thanks()], 'You made the lunches.'],
    ['/api/journal', 'Your entries did not load', [entry()], 'A quiet day.'],
  ])('of %s is read again alone, when one asks', async (path, words, items, text) => {
    const other = path === '/api/journal' ? /appreciate in each other/ : /first line can be a small one/;
    fakeToday(server);
    server.use(http.get(path, down));
    const { user } = renderWithProviders(<Lately userId="user-maria" partner="Sam" above={[]} />);
    expect(await screen.findByText(words)).toBeVisible();
    expect(await screen.findByText(other)).toBeVisible();
    server.use(http.get(path, ({ request }) => listed(request, items)));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByText(words)).not.toBeInTheDocument();
  });
});

describe('an entry', () => {
  it('of one’s own that the partner cannot read yet says so', async () => {
    open({ '/api/journal': [entry({ partnerCanRead: false })] });
    const own = await entryWith('A quiet day.');
    expect(own.getByText(/You/)).toHaveTextContent('only you can read it so far');
    expect(own.getByText('Shared')).toBeVisible();
  });

  it('that is private says nothing about the partner', async () => {
    open({ '/api/journal': [entry({ visibility: 'private', partnerCanRead: false })] });
    const own = await entryWith('A quiet day.');
    expect(own.getByText('Private')).toBeVisible();
    expect(own.queryByText(/so far/)).not.toBeInTheDocument();
  });

  it.each([
    ['Sam', 'Sam'],
    ['', 'Your partner'],
  ])('of the partner is theirs by name ("%s")', async (partner, name) => {
    open({ '/api/journal': [entry({ userId: 'user-sam', partnerCanRead: false })] }, partner);
    const theirs = await entryWith('A quiet day.');
    expect(theirs.getByText(name)).toBeVisible();
    expect(theirs.queryByText(/so far/)).not.toBeInTheDocument();
  });

  it('is printed as it was written, in the direction of its own language', async () => {
    open({ '/api/journal': [entry({ content: '<b>يوم هادئ</b>' })] });
    expect(await screen.findByText('<b>يوم هادئ</b>')).toHaveAttribute('dir', 'auto');
  });
});

describe('an appreciation', () => {
  it('that stands further up is not printed a second time; the others are', async () => {
    fakeToday(server, {
      '/api/appreciation': [
        thanks({ id: 'above', appreciation: 'Above' }),
        thanks({ id: 'older', appreciation: 'Older' }),
      ],
    });
    renderWithProviders(<Lately userId="user-maria" partner="Sam" above={['above']} />);
    expect(await screen.findByText('Older')).toBeVisible();
    expect(screen.queryByText('Above')).not.toBeInTheDocument();
  });

  it('that has just come is there once the list is read anew', async () => {
    const answers = fakeToday(server);
    const { queryClient } = renderWithProviders(<Lately userId="user-maria" partner="Sam" above={[]} />);
    await screen.findByText(/appreciate in each other/);
    answers['/api/appreciation'] = [thanks({ userId: 'user-sam', appreciation: 'You sang.' })];
    await queryClient.invalidateQueries();
    const note = (await screen.findByText('You sang.')).closest('article')!;
    expect(within(note).getByText('From Your Partner')).toBeVisible();
  });

  it('stays in sight when reading anew fails', async () => {
    open({ '/api/appreciation': [thanks()] });
    const { queryClient } = renderWithProviders(<Lately userId="user-maria" partner="Sam" above={[]} />);
    await screen.findAllByText('You made the lunches.');
    server.use(http.get('/api/appreciation', down));
    await queryClient.invalidateQueries();
    expect(screen.getAllByText('You made the lunches.')[0]).toBeVisible();
    expect(screen.queryByText('Your appreciations did not load')).not.toBeInTheDocument();
  });
});

describe('the line of the day', () => {
  beforeEach(() => {
    fakeToday(server);
  });

  it('is missed by nobody where there is none', async () => {
    server.use(http.get('/api/quotes/today', () => HttpResponse.json(null)));
    renderWithProviders(<TodaysQuote />);
    expect(await screen.findByText('There is no quote for today.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Today’s quote' })).toBeVisible();
  });

  it('has each line of a verse on a line of its own', async () => {
    const verse = {
      text: 'Grow old along with me! / The best is yet to be…',
      author: 'R. B.',
      category: 'hope',
    };
    server.use(http.get('/api/quotes/today', () => HttpResponse.json(verse)));
    renderWithProviders(<TodaysQuote />);
    const line = await screen.findByText(/^Grow old/);
    expect(line.textContent).toBe('Grow old along with me!\nThe best is yet to be…');
    expect(line).toHaveClass('asWritten');
  });

  it('comes when one tries again', async () => {
    server.use(http.get('/api/quotes/today', down));
    const { user } = renderWithProviders(<TodaysQuote />);
    await screen.findByText('Today’s quote did not load');
    server.use(http.get('/api/quotes/today', () => HttpResponse.json({ text: 'Stay.', author: 'Ovid' })));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Stay.')).toBeVisible();
    expect(screen.getByText('Ovid')).toBeVisible();
  });
});
