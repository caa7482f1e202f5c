import { MODULE_SLUGS } from '@anew/contracts/content/module-slugs';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { readAnew } from '#api/live';
import { refusal } from '#shared/testing/answers';
import { apiServer } from '#shared/testing/api-server';
import { renderWithProviders } from '#shared/testing/render';
import { summary } from '../testing/fixtures';
import { ModulesPage } from './modules-page';

const server = apiServer();

function open(modules: object) {
  server.use(http.get('/api/modules', () => HttpResponse.json(modules)));
  return renderWithProviders(<ModulesPage assessment={<p>The assessment</p>} />);
}

afterEach(() => {
  jest.restoreAllMocks();
});

describe('the list of modules', () => {
  it('has the assessment on top', () => {
    open([summary]);
    expect(screen.getByText('The assessment')).toBeVisible();
  });

  it('leads to each module and says how long it takes and how far one is [9.31]', async () => {
    open([summary]);
    const card = await screen.findByRole('link', { name: /Emotional Safety/ });
    expect(card).toHaveAttribute('href', '/modules/emotional-safety');
    expect(within(card).getByText('20-30 minutes')).toBeVisible();
    expect(within(card).getByText('1 of 2 steps')).toBeVisible();
    expect(within(card).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '1');
  });

  it('marks a module whose steps are all done', async () => {
    open([{ ...summary, completedCount: 2 }]);
    expect(await screen.findByText('Complete')).toBeVisible();
  });

  it('falls back to the built-in eight when the list is empty', async () => {
    open([]);
    await screen.findByRole('link', { name: /Emotional Safety/ });
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(MODULE_SLUGS.map((slug) => `/modules/${slug}`));
  });

  it('has the built-in eight without a network, and does not guess how far one is', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    server.use(http.get('/api/modules', () => HttpResponse.error()));
    renderWithProviders(<ModulesPage assessment={null} />);
    const card = await screen.findByRole('link', { name: /Emotional Safety/ });
    expect(card).toHaveAccessibleName(/20-30 minutes \d+ steps$/);
    expect(screen.getAllByRole('link')).toHaveLength(MODULE_SLUGS.length);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('can be asked for again when it did not load', async () => {
    server.use(http.get('/api/modules', () => refusal(503, 'service_unavailable', 'Not reachable.')));
    const { user } = renderWithProviders(<ModulesPage assessment={null} />);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    server.use(http.get('/api/modules', () => HttpResponse.json([summary])));
    await user.click(retry);
    expect(await screen.findByRole('link', { name: /Emotional Safety/ })).toBeVisible();
  });

  it('says that it is loading', async () => {
    server.use(http.get('/api/modules', () => new Promise<Response>(() => undefined)));
    renderWithProviders(<ModulesPage assessment={null} />);
    expect(await screen.findByText('Loading the modules')).toBeInTheDocument();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it.each([
    [0, 0, '0 steps'],
    [2, 0, '2 steps'],
    [2, 1, '1 of 2 steps'],
    [2, 2, 'Complete'],
    [2, 3, 'Complete'],
  ])('with %d steps of which %d are done says "%s"', async (actionCount, completedCount, words) => {
    open([{ ...summary, actionCount, completedCount }]);
    const card = await screen.findByRole('link', { name: /Emotional Safety/ });
    expect(within(card).getByText(words)).toBeVisible();
    expect(within(card).queryAllByRole('progressbar')).toHaveLength(completedCount > 0 ? 1 : 0);
    expect(within(card).queryAllByText('Complete')).toHaveLength(words === 'Complete' ? 1 : 0);
  });

  it('stays when it cannot be read again', async () => {
    const { queryClient } = open([summary]);
    await screen.findByRole('link', { name: /Emotional Safety/ });
    server.use(http.get('/api/modules', () => HttpResponse.error()));
    await readAnew(queryClient, ['step']);
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.getByRole('link', { name: /Emotional Safety/ })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('does not turn into the built-in eight when the network is lost', async () => {
    open([summary]);
    await screen.findByRole('link', { name: /Emotional Safety/ });
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByText('1 of 2 steps')).toBeVisible();
  });
});
