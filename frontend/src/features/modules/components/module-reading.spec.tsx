import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { refusal } from '#shared/testing/answers';
import { apiServer } from '#shared/testing/api-server';
import { renderWithProviders } from '#shared/testing/render';
import { safety, summary } from '../testing/fixtures';
import { ModulePage } from './module-page';

const following = { ...summary, slug: 'our-vision', title: 'Our Vision' };
const MODULE = '/api/content/modules/emotional-safety';
const server = apiServer(
  http.get('/api/modules/:slug/action-completions', () => HttpResponse.json([])),
  http.get('/api/modules', () => HttpResponse.json([summary, following])),
  http.get(MODULE, () => HttpResponse.json(safety)),
);

const chapter = (name: string) => screen.getByLabelText(name);
const link = (name: RegExp | string) => screen.findByRole('link', { name });
/** The link of the list of chapters, whose name begins with the chapter's. */
const step = async (name: string) => {
  const list = await screen.findByRole('navigation', { name: 'Chapters' });
  return within(list).getByRole('link', { name: new RegExp(`^${name}`) });
};

/** A way back, as the browser has it, and what a link has passed on. */
function Around() {
  const navigate = useNavigate();
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  return (
    <>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <output>
        {pathname} {JSON.stringify(state)}
      </output>
    </>
  );
}

const open = (path = '/', slug = 'emotional-safety') =>
  renderWithProviders(
    <>
      <Routes>
        <Route path="/" element={<ModulePage slug={slug} />} />
        <Route path="*" element={null} />
      </Routes>
      <Around />
    </>,
    path,
  );

beforeEach(() => localStorage.clear());

describe('the chapters of a module', () => {
  it('say what each of them asks of the two', async () => {
    open();
    expect(await step('Read')).toHaveAccessibleName('Read 1 min');
    expect(await step('Talk')).toHaveAccessibleName('Talk together');
    expect(await step('Do')).toHaveAccessibleName('Do 2 small steps');
  });

  it('mark the one in view, for people who cannot see it, too', async () => {
    const { user } = open();
    await user.click(await step('Talk'));
    expect(await step('Talk')).toHaveAttribute('aria-current', 'step');
    expect(await step('Read')).not.toHaveAttribute('aria-current');
    expect(await step('Do')).not.toHaveAttribute('aria-current');
  });

  it('go back with the browser’s own way back', async () => {
    const { user } = open();
    await user.click(await step('Talk'));
    await user.click(await step('Do'));
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(chapter('Talk')).toBeVisible());
    expect(chapter('Talk')).toHaveFocus();
    expect(chapter('Do')).not.toBeVisible();
  });

  it('lead from one to the next, and the last one to no other', async () => {
    const { user } = open();
    await user.click(await link('Next: Talk'));
    await user.click(await link('Next: Do'));
    expect(chapter('Do')).toHaveFocus();
    expect(screen.queryByRole('link', { name: /^Next/ })).toBeNull();
  });

  it.each(['?chapter=', '?chapter=Talk', '?chapter=constructor'])(
    'begin with the first at %s',
    async (query) => {
      open(`/${query}`);
      await screen.findByRole('navigation', { name: 'Chapters' });
      expect(chapter('Read')).toBeVisible();
    },
  );

  it('are remembered for each module alone, and the address comes first', async () => {
    const { user, unmount } = open();
    await user.click(await step('Do'));
    unmount();
    const { unmount: leave } = open('/?chapter=talk');
    await waitFor(() => expect(chapter('Talk')).toBeVisible());
    leave();
    server.use(
      http.get('/api/content/modules/our-vision', () => HttpResponse.json({ ...safety, slug: 'our-vision' })),
    );
    open('/', 'our-vision');
    await screen.findByRole('navigation', { name: 'Chapters' });
    expect(chapter('Read')).toBeVisible();
  });

  it('are all there for the paper', async () => {
    open();
    await screen.findByRole('navigation', { name: 'Chapters' });
    for (const name of ['Talk', 'Do']) {
      expect(chapter(name)).toBeInTheDocument();
      expect(chapter(name)).toHaveAttribute('hidden');
    }
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

describe('the words of a module', () => {
  it('have numbers of people who help that can be tapped', async () => {
    server.use(
      http.get(MODULE, () => HttpResponse.json({ ...safety, realityCheck: 'Call 988 at any hour.' })),
    );
    open();
    expect(await link('988')).toHaveAttribute('href', 'tel:988');
  });

  it('lead to the works in a window of their own', async () => {
    const { user } = open();
    await user.click(await screen.findByText('Where to find them'));
    const work = await link(/doi\.org/);
    expect(work).toHaveAttribute('target', '_blank');
    expect(work).toHaveAttribute('rel', 'noreferrer');
    expect(work.closest('li')).toHaveTextContent(
      'Diamond, R. M. (2018). Attachment and satisfaction. Journal of Family Therapy, 40.',
    );
  });

  it('say where a work is that has no address, and name whoever has read the module', async () => {
    const [work] = safety.references ?? [];
    const printed = { ...work, link: undefined };
    const review = { lastReviewed: '2026-11-22', reviewedBy: 'Dr. Example' };
    server.use(http.get(MODULE, () => HttpResponse.json({ ...safety, references: [printed], review })));
    open();
    expect(await screen.findByText(/last reviewed November 22, 2026 by Dr\. Example/)).toBeVisible();
    expect(screen.getByText(/Attachment and satisfaction/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /doi/, hidden: true })).toBeNull();
  });

  it('leave out what a module does not have', async () => {
    const bare = { ...safety, track: undefined, references: undefined, review: undefined };
    server.use(http.get(MODULE, () => HttpResponse.json(bare)));
    open();
    await screen.findByText('Orbuch (2013): letting go helps.');
    expect(screen.queryByText('Where to find them')).toBeNull();
    expect(screen.queryByText(/last reviewed/)).toBeNull();
    expect(screen.queryByText('Short steps')).toBeNull();
  });

  it('begin a journal entry with the question of the module', async () => {
    const { user } = open('/?chapter=talk');
    await user.click(await link('Write in your journal'));
    expect(screen.getByRole('status')).toHaveTextContent(
      JSON.stringify({ beginning: 'What do you hold back?\n\n' }),
    );
  });

  it('end with the last module of the list', async () => {
    server.use(http.get('/api/modules', () => HttpResponse.json([following, summary])));
    open('/?chapter=do');
    expect(await screen.findAllByRole('checkbox')).toHaveLength(2);
    expect(screen.queryByRole('heading', { name: 'Next module' })).toBeNull();
  });

  it('stand without the list of modules', async () => {
    server.use(http.get('/api/modules', () => HttpResponse.error()));
    open('/?chapter=do');
    expect(await screen.findAllByRole('checkbox')).toHaveLength(2);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a module that is not there', () => {
  const missing = () => refusal(404, 'module_not_found', 'There is no such module.');

  it('says that it is loading until that is known', async () => {
    server.use(http.get(MODULE, () => new Promise<Response>(() => undefined)));
    open();
    expect(await screen.findByText('Loading the module')).toBeInTheDocument();
  });

  it('leads back to the modules, also where their list cannot be read', async () => {
    server.use(
      http.get(MODULE, missing),
      http.get('/api/modules', () => HttpResponse.error()),
    );
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Module not found' })).toBeVisible();
    expect(await link('Back to Modules')).toHaveAttribute('href', '/modules');
  });

  it('has no short words of its own where the server has other modules', async () => {
    server.use(
      http.get(MODULE, missing),
      http.get('/api/modules', () => HttpResponse.json([following])),
    );
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Module not found' })).toBeVisible();
  });

  it('is not one of the built-in ones either', async () => {
    server.use(
      http.get('/api/content/modules/gone', missing),
      http.get('/api/modules', () => HttpResponse.json([])),
    );
    open('/', 'gone');
    expect(await screen.findByRole('heading', { level: 1, name: 'Module not found' })).toBeVisible();
  });
});
