import { describe, expect, it } from '@jest/globals';
import { http as mock, HttpResponse } from 'msw';
import { apiServer } from '#shared/testing/api-server';
import { addressOf, api, open } from './client';

const server = apiServer();

describe('the address of a call', () => {
  it('is the path with its parameters filled in', () => {
    const params = { slug: 'our-vision', index: 0 };
    expect(addressOf('/api/modules/:slug/actions/:index/toggle', { params })).toBe(
      '/api/modules/our-vision/actions/0/toggle',
    );
  });

  it('keeps a parameter in its place, whatever is in it', () => {
    expect(addressOf('/api/invites/:code', { params: { code: 'a/b?c' } })).toBe('/api/invites/a%2Fb%3Fc');
  });

  it('ends with the query, without what is undefined', () => {
    expect(addressOf('/api/login', { query: { returnTo: '/journal', mode: undefined } })).toBe(
      '/api/login?returnTo=%2Fjournal',
    );
    expect(addressOf('/api/login', { query: { mode: undefined } })).toBe('/api/login');
  });
});

describe('a call', () => {
  it('sends its body and headers, and gives the answer', async () => {
    server.use(
      mock.put('/api/journal/:id', async ({ params, request }) =>
        HttpResponse.json({
          ...params,
          body: await request.json(),
          key: request.headers.get('idempotency-key'),
        }),
      ),
    );
    const answer = await api.put('/api/journal/:id', {
      params: { id: '1' },
      body: { visibility: 'private' },
      headers: { 'Idempotency-Key': 'once' },
    });
    expect(answer).toEqual({ id: '1', body: { visibility: 'private' }, key: 'once' });
  });

  it('ends when its signal says so', async () => {
    server.use(mock.get('/api/journal', () => HttpResponse.json([])));
    await expect(api.get('/api/journal', { signal: AbortSignal.abort() })).rejects.toThrow();
  });

  it('can be opened to read its answer as it comes', async () => {
    server.use(mock.get('/api/account/export', () => HttpResponse.json({ account: {} })));
    expect(await (await open('GET /api/account/export')).text()).toBe('{"account":{}}');
  });
});
