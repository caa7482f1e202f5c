import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Route, Routes, useLocation } from 'react-router-dom';
import { refusal } from '#shared/testing/answers';
import { apiServer } from '#shared/testing/api-server';
import { renderWithProviders } from '#shared/testing/render';
import { safety, summary } from '../testing/fixtures';
import { ModulePage } from './module-page';

const server = apiServer(
  http.get('/api/modules/emotional-safety/action-completions', () => HttpResponse.json([])),
  http.get('/api/modules', () => HttpResponse.json([summary, following])),
);
const MODULE = '/api/content/modules/emotional-safety';
const missing = () => refusal(404, 'module_not_found', 'There is no such module.');
const following = { ...summary, slug: 'our-vision', title: 'Our Vision' };
const chapter = (name: string) => screen.getByLabelText(name);
const chapterLink = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Chapters' })).getByRole('link', { name: new RegExp(name) });
const headingsIn = (name: string) =>
  within(chapter(name))
    .getAllByRole('heading', { level: 2, hidden: true })
    .map((it) => it.textContent);

/** Says where a link has led to, and what it passed on. */
function Passed() {
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  return (
    <output>
      {pathname} {JSON.stringify(state)}
    </output>
  );
}

beforeEach(() => localStorage.clear());

const open = () => renderWithProviders(<ModulePage slug="emotional-safety" />);

describe('a module', () => {
  it('shows every one of its sections', async () => {
    server.use(http.get(MODULE, () => HttpResponse.json(safety)));
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Emotional Safety' })).toBeVisible();
    await screen.findByText('Next module');
    expect(headingsIn('Read')).toEqual([
      'Key insight',
      'The lesson',
      'Reality check',
      'What research says',
      'Short steps',
      'Sources',
    ]);
    expect(headingsIn('Talk')).toEqual([
      'Fifty minutes',
      'Reflection',
      'Signs to notice',
      'A conversation to have',
      'Talk an echo through',
    ]);
    expect(headingsIn('Do')).toEqual(['Two moves', 'Tiny action steps', 'Next module']);
  });

  it('says who stands behind it, where to find the works, and shows a piece when it is opened', async () => {
    server.use(http.get(MODULE, () => HttpResponse.json(safety)));
    open();
    expect(await screen.findByText('Written from research, last reviewed November 22, 2026.')).toBeVisible();
    expect(screen.getByText('doi.org/10.1111/1467-6427.12161')).toHaveAttribute(
      'href',
      'https://doi.org/10.1111/1467-6427.12161',
    );
    const piece = screen.getByText('Nothing has to be said tonight.');
    expect(piece).not.toBeVisible();
    await userEvent.click(screen.getByText('Slow down'));
    expect(piece).toBeVisible();
  });

  it('is read chapter by chapter, and opens where it was left', async () => {
    server.use(http.get(MODULE, () => HttpResponse.json(safety)));
    const { user, unmount } = open();
    await screen.findByRole('heading', { level: 2, name: 'The lesson' });
    expect(chapterLink('Read')).toHaveAttribute('aria-current', 'step');
    expect(chapter('Talk')).not.toBeVisible();

    await user.click(screen.getByRole('link', { name: 'Next: Talk' }));
    expect(chapter('Talk')).toBeVisible();
    expect(chapter('Talk')).toHaveFocus();
    expect(chapter('Read')).not.toBeVisible();
    unmount();

    open();
    await waitFor(() => expect(chapter('Talk')).toBeVisible());
    expect(chapter('Talk')).not.toHaveFocus();
    await user.click(chapterLink('Read'));
    expect(chapter('Read')).toBeVisible();
  });

  it('opens with the chapter in the address', async () => {
    server.use(http.get(MODULE, () => HttpResponse.json(safety)));
    renderWithProviders(<ModulePage slug="emotional-safety" />, '/?chapter=do');
    expect(await screen.findByRole('heading', { name: 'Tiny action steps' })).toBeVisible();
  });

  it('leads on to the module that follows', async () => {
    server.use(http.get(MODULE, () => HttpResponse.json(safety)));
    renderWithProviders(<ModulePage slug="emotional-safety" />, '/?chapter=do');
    expect(await screen.findByRole('link', { name: /Our Vision/ })).toHaveAttribute(
      'href',
      '/modules/our-vision',
    );
  });

  it('begins a journal entry with its question, and a talk with the coach with its suggestion', async () => {
    server.use(http.get(MODULE, () => HttpResponse.json(safety)));
    const { user } = renderWithProviders(
      <Routes>
        <Route path="/" element={<ModulePage slug="emotional-safety" />} />
        <Route path="*" element={<Passed />} />
      </Routes>,
      '/?chapter=talk',
    );
    await user.click(await screen.findByRole('link', { name: 'How do I begin?' }));
    expect(screen.getByRole('status')).toHaveTextContent('/coaching {"beginning":"How do I begin?"}');
  });

  it('tells short lines of the lesson from its paragraphs, and names the framework’s steps', async () => {
    server.use(http.get(MODULE, () => HttpResponse.json(safety)));
    open();
    expect(await screen.findByRole('heading', { level: 3, name: 'A way back in.' })).toBeVisible();
    expect(
      within(chapter('Do')).getByRole('heading', { level: 3, name: 'Stop', hidden: true }),
    ).toBeInTheDocument();
    expect(within(chapter('Do')).getByText('Take one breath.')).toBeInTheDocument();
  });

  it('leads to the coach with the module in hand', async () => {
    server.use(http.get(MODULE, () => HttpResponse.json(safety)));
    open();
    const link = await screen.findByRole('link', { name: 'Talk to the coach', hidden: true });
    expect(link).toHaveAttribute('href', '/coaching?module=emotional-safety');
  });

  it('says so when there is none, without asking twice [8.20]', async () => {
    let asked = 0;
    server.use(
      http.get(MODULE, () => {
        asked += 1;
        return missing();
      }),
    );
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Module not found' })).toBeVisible();
    expect(screen.getByText('The requested module could not be found.')).toBeVisible();
    expect(asked).toBe(1);
  });

  it('stands in for itself while the server has no modules at all', async () => {
    server.use(
      http.get(MODULE, missing),
      http.get('/api/modules', () => HttpResponse.json([])),
    );
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Emotional Safety' })).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('can be asked for again when it did not load', async () => {
    server.use(http.get(MODULE, () => refusal(503, 'service_unavailable', 'Not reachable.')));
    const { user } = open();
    const retry = await screen.findByRole('button', { name: 'Retry' });
    server.use(http.get(MODULE, () => HttpResponse.json(safety)));
    await user.click(retry);
    expect(await screen.findByRole('heading', { level: 1, name: 'Emotional Safety' })).toBeVisible();
  });
});
