import type { News } from '@anew/contracts/journal/views';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { LOGOUT_URL } from '#api/addresses';
import { OwnShape } from '#shared/lib/shapes';
import { apiServer } from '#shared/testing/api-server';
import { maria, member, sam } from '#shared/testing/people';
import { renderWithProviders } from '#shared/testing/render';
import { BottomBar } from './bottom-bar';
import { Header } from './header';

const NOTHING: News = { appreciations: [], entries: [] };
const item = { id: 'one', createdAt: '2026-01-10T10:00:00.000Z' };

const server = apiServer();

function open(news: News = NOTHING, members = [member(sam), member(maria)]) {
  server.use(http.get('/api/news', () => HttpResponse.json(news)));
  return renderWithProviders(
    <OwnShape value="diamond">
      <Header user={maria} members={members} />
      <BottomBar />
    </OwnShape>,
  );
}

const names = () => within(screen.getByRole('list', { name: 'The two of you' })).getAllByRole('listitem');

describe('the names', () => {
  it('stand in the order of joining, each with the shape of that person', () => {
    open();
    expect(names().map(({ textContent }) => textContent)).toEqual(['Sam', 'Maria']);
    const [first, second] = names();
    expect(first!.querySelector('circle')).not.toBeNull();
    expect(second!.querySelector('circle')).toBeNull();
  });

  it('are words for those who have given none', () => {
    open(NOTHING, [member({ ...sam, firstName: ' ' }), member({ ...maria, firstName: null })]);
    expect(names().map(({ textContent }) => textContent)).toEqual(['Your partner', 'You']);
  });

  it('leave a place for a partner who has not come yet', () => {
    open(NOTHING, [member(maria)]);
    expect(names().map(({ textContent }) => textContent)).toEqual(['Maria', 'Your partner’s place is free']);
  });
});

describe('what is new', () => {
  const marked = (nav: string) =>
    within(screen.getByRole('navigation', { name: nav }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
      .filter((name) => name.endsWith(' (new)'));

  it('is marked at the links that lead to it, in words too, and not counted', async () => {
    open({ appreciations: [item], entries: [item, { ...item, id: 'two' }] });
    expect(await screen.findAllByRole('link', { name: /^Journal +\(new\)$/ })).toHaveLength(2);
    expect(marked('Main')).toEqual(['Appreciations (new)', 'Journal (new)']);
    expect(marked('Shortcuts')).toEqual(['Appreciations (new)', 'Journal (new)']);
  });

  it('is marked only where it is', async () => {
    open({ ...NOTHING, entries: [item] });
    await screen.findAllByRole('link', { name: /^Journal +\(new\)$/ });
    expect(marked('Main')).toEqual(['Journal (new)']);
  });
});

describe('the bar of a phone', () => {
  it('has five links, and says which screen this is', () => {
    open();
    const links = within(screen.getByRole('navigation', { name: 'Shortcuts' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Today', '/'],
      ['Appreciations', '/appreciations'],
      ['Journal', '/journal'],
      ['Modules', '/modules'],
      ['Coach', '/coaching'],
    ]);
    expect(links.filter((link) => link.getAttribute('aria-current'))).toEqual([links[0]]);
  });
});

describe('the menu of a phone', () => {
  async function openMenu(news = NOTHING) {
    const view = open(news);
    const opener = screen.getByRole('button', { name: 'Menu' });
    await view.user.click(opener);
    const menu = await screen.findByRole('dialog', { name: 'Menu' });
    return { ...view, opener, menu };
  }

  it('says whether it is open, takes the focus, and gives it back', async () => {
    const { user, opener, menu } = await openMenu();
    expect(opener).toHaveAttribute('aria-haspopup', 'dialog');
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    expect(menu).toContainElement(document.activeElement as HTMLElement);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    expect(opener).toHaveAttribute('aria-expanded', 'false');
  });

  it('leads to every screen of the bar, and out', async () => {
    const { menu } = await openMenu();
    const hrefs = within(menu)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(expect.arrayContaining(['/', '/journal', '/coaching', '/profile', '/settings']));
    expect(hrefs.at(-1)).toBe(LOGOUT_URL);
  });

  it('closes when one goes to a screen', async () => {
    const { user, menu } = await openMenu();
    await user.click(within(menu).getByRole('link', { name: 'Journal' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const current = screen.getAllByRole('link', { current: 'page' });
    expect(current.map(({ textContent }) => textContent)).toEqual(['Journal', 'Journal']);
  });

  it('marks what is new, as the bar does, and names the two', async () => {
    const { menu } = await openMenu({ ...NOTHING, entries: [item] });
    expect(await within(menu).findByRole('link', { name: /^Journal +\(new\)$/ })).toBeVisible();
    expect(within(menu).getByText('Sam')).toBeVisible();
  });
});
