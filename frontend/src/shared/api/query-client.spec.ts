import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { MutationObserver } from '@tanstack/react-query';
import { http as mock, HttpResponse } from 'msw';
import { apiServer } from '../testing/api-server';
import { maria, sam } from '../testing/people';
import { personHeader } from './headers';
import { request } from './http';
import { HttpError } from './http-error';
import { createQueryClient, retryDelay, shouldRetry } from './query-client';

const server = apiServer();
const client = createQueryClient();
const defaults = client.getDefaultOptions();

afterEach(() => {
  client.clear();
  delete personHeader['X-Person'];
  document.cookie = 'signed_in=; max-age=0';
  window.localStorage.clear();
  jest.restoreAllMocks();
});

describe('a query', () => {
  it('is fetched from the path that its key spells', async () => {
    server.use(mock.get('/api/content/modules/our-vision', () => HttpResponse.json({ slug: 'our-vision' })));
    const found = await client.query({ queryKey: ['/api/content/modules', 'our-vision'] });
    expect(found).toEqual({ slug: 'our-vision' });
  });

  it('is null when the answer is 401 [8.3]', async () => {
    server.use(mock.get('/api/auth/user', () => new HttpResponse(null, { status: 401 })));
    await expect(client.query({ queryKey: ['/api/auth/user'] })).resolves.toBeNull();
  });

  it('logs a 401 that asks for sign-in on this device, and treats it as signed out', async () => {
    const log = jest.spyOn(console, 'info').mockReturnValue();
    server.use(mock.get('/api/auth/user', () => HttpResponse.json({ needsLogin: true }, { status: 401 })));
    await expect(client.query({ queryKey: ['/api/auth/user'] })).resolves.toBeNull();
    expect(log).toHaveBeenCalledTimes(1);
  });

  it('leaves what it has read as it is when somebody else has signed in beside the window', async () => {
    personHeader['X-Person'] = maria.id;
    document.cookie = 'signed_in=sam';
    window.localStorage.setItem('anew-coaching-settings:sam', '{}');
    const refuses = ({ request: { headers } }: { request: Request }) =>
      headers.get('X-Person') === maria.id
        ? HttpResponse.json({ code: 'sign_in_required', needsLogin: true }, { status: 401 })
        : HttpResponse.json(sam);
    server.use(mock.get('/api/auth/user', refuses), mock.get('/api/journal', refuses));
    client.setQueryData(['/api/auth/user'], maria);
    client.setQueryData(['/api/journal'], [{ content: 'Dear' }]);
    for (const path of ['/api/journal', '/api/auth/user'])
      await expect(client.query({ queryKey: [path], staleTime: 0 })).rejects.toThrow('401');
    expect(client.getQueryData(['/api/auth/user'])).toBe(maria);
    expect(client.getQueryData(['/api/journal'])).toEqual([{ content: 'Dear' }]);
    expect(Object.keys(window.localStorage)).toEqual(['anew-coaching-settings:sam']);
  });

  it('fails on any other answer that is not ok', async () => {
    server.use(mock.get('/api/journal', () => new HttpResponse('no', { status: 403 })));
    await expect(client.query({ queryKey: ['/api/journal'], retry: false })).rejects.toThrow('403: no');
  });

  it('is fresh for 30 s, kept for 5 minutes, and not asked again on focus or by the clock [9.7]', () => {
    expect(defaults.queries).toMatchObject({
      staleTime: 30_000,
      gcTime: 300_000,
      refetchOnWindowFocus: false,
      refetchInterval: false,
    });
  });

  it('is retried twice at most [8.5, 9.11]', () => {
    const error = new Error('503: down');
    expect([0, 1, 2].map((failures) => shouldRetry(failures, error))).toEqual([true, true, false]);
  });

  it('is never retried when the message contains 401 [8.4]', () => {
    expect(shouldRetry(0, new Error('401: Unauthorized'))).toBe(false);
  });

  it.each([400, 403, 404, 409, 429])('is never retried after a refusal with %i', (status) => {
    expect(shouldRetry(0, new HttpError(status, '', ''))).toBe(false);
  });

  it('is retried when the server has failed', () => {
    expect(shouldRetry(0, new HttpError(500, '', ''))).toBe(true);
  });

  it('waits 1 s, doubled each time, 30 s at most [9.12]', () => {
    expect([0, 1, 2, 4, 5, 20].map(retryDelay)).toEqual([1_000, 2_000, 4_000, 16_000, 30_000, 30_000]);
  });
});

describe('a mutation', () => {
  const mutate = () =>
    new MutationObserver(client, {
      mutationFn: () => request('POST', '/api/couples/setup-individual'),
    }).mutate();

  it('makes every cached query stale when it succeeds', async () => {
    server.use(mock.post('/api/couples/setup-individual', () => HttpResponse.json({}, { status: 201 })));
    client.setQueryData(['/api/couples/current'], null);
    client.setQueryData(['/api/journal'], []);
    await mutate();
    const stale = client.getQueryCache().getAll();
    expect(stale.map((query) => query.state.isInvalidated)).toEqual([true, true]);
  });

  it('is never retried, and leaves the cache alone when it fails [8.6]', async () => {
    let calls = 0;
    server.use(
      mock.post('/api/couples/setup-individual', () => {
        calls += 1;
        return new HttpResponse(null, { status: 503 });
      }),
    );
    client.setQueryData(['/api/journal'], []);
    await expect(mutate()).rejects.toThrow('503');
    expect(calls).toBe(1);
    expect(client.getQueryState(['/api/journal'])?.isInvalidated).toBe(false);
  });
});
