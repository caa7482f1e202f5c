import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import { apiServer } from '#shared/testing/api-server';
import { alone, maria, together } from '#shared/testing/people';
import { down } from '#shared/testing/posts';
import { renderWithProviders } from '#shared/testing/render';
import { entry, fakeToday, thanks } from '../testing/fake-today';
import { DashboardPage } from './dashboard-page';

const server = apiServer();
const four = ['1', '2', '3', '4'];

const question = <p>When did you last feel heard?</p>;

function open(answers: Record<string, unknown> = {}, couple = together) {
  fakeToday(server, answers);
  return renderWithProviders(<DashboardPage user={maria} couple={couple} question={question} />);
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

  it('has one primary action', async () => {
    const { container } = open({}, alone);
    expect(await screen.findByRole('button', { name: 'Write' })).toHaveClass('primary');
    await screen.findByRole('button', { name: 'Mark as Complete' });
    expect(container.querySelectorAll('.button.primary')).toHaveLength(1);
  });

  it('says of each card that did not load which one it is, and goes on without it', async () => {
    fakeToday(server);
    server.use(http.get('/api/quotes/today', down), http.get('/api/journal', down));
    renderWithProviders(<DashboardPage user={maria} couple={together} question={question} />);
    expect(await screen.findByText("Today's quote did not load")).toBeVisible();
    expect(await screen.findByText('Your entries did not load')).toBeVisible();
    expect(screen.getByText('When did you last feel heard?')).toBeVisible();
  });
});
