import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { refusal } from '#shared/testing/answers';
import { apiServer } from '#shared/testing/api-server';
import { renderWithProviders } from '#shared/testing/render';
import { safety, summary } from '../testing/fixtures';
import { ModulePage } from './module-page';

const server = apiServer(
  http.get('/api/modules/emotional-safety/action-completions', () => HttpResponse.json([])),
  http.get('/api/modules', () => HttpResponse.json([summary])),
);
const MODULE = '/api/content/modules/emotional-safety';
const missing = () => refusal(404, 'module_not_found', 'There is no such module.');
const open = () => renderWithProviders(<ModulePage slug="emotional-safety" />);

describe('a module', () => {
  it('shows every one of its sections', async () => {
    server.use(http.get(MODULE, () => HttpResponse.json(safety)));
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Emotional Safety' })).toBeVisible();
    const headings = screen.getAllByRole('heading', { level: 2 }).map((it) => it.textContent);
    expect(headings).toEqual([
      'Key insight',
      'The lesson',
      'Reality check',
      'What research says',
      'Two moves',
      'Fifty minutes',
      'Reflection',
      'Signs to notice',
      'A conversation to have',
      'Tiny action steps',
      'Talk an echo through',
      'Sources',
    ]);
  });

  it('tells short lines of the lesson from its paragraphs, and names the framework’s steps', async () => {
    server.use(http.get(MODULE, () => HttpResponse.json(safety)));
    open();
    expect(await screen.findByRole('heading', { level: 3, name: 'A way back in.' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 3, name: 'Stop' })).toBeVisible();
    expect(screen.getByText('Take one breath.')).toBeVisible();
  });

  it('leads to the coach with the module in hand', async () => {
    server.use(http.get(MODULE, () => HttpResponse.json(safety)));
    open();
    const link = await screen.findByRole('link', { name: 'Talk to the coach' });
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
