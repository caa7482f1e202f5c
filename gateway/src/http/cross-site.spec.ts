import { describe, expect, it } from '@jest/globals';
import { fastify, type HTTPMethods } from 'fastify';
import { isCrossSite, refuseCrossSite } from './cross-site.hook.js';
import { send } from './error.filter.js';
import { asDomainError } from './errors.js';
import type { Request } from './request.js';

const PUBLIC = 'https://anew.example';

describe('whether another site asks', () => {
  const ask = (headers: Record<string, string>) =>
    isCrossSite({ headers: { host: 'anew.example', ...headers } } as unknown as Request, PUBLIC);

  it.each<[string, Record<string, string>]>([
    ['no browser at all', {}],
    ['our own page', { 'sec-fetch-site': 'same-origin', origin: PUBLIC }],
    ['our own page, in a browser without Sec-Fetch-Site', { origin: PUBLIC }],
    ['the address bar', { 'sec-fetch-site': 'none' }],
    ['a page at the host we were asked at', { origin: 'http://localhost:3000', host: 'localhost:3000' }],
    ['our public page, behind a proxy that names another host', { origin: PUBLIC, host: 'gateway:3000' }],
  ])('%s does not', (_, headers) => {
    expect(ask(headers)).toBe(false);
  });

  it.each<[string, Record<string, string>]>([
    ['a browser says so', { 'sec-fetch-site': 'cross-site' }],
    ['a browser says so, whatever the origin', { 'sec-fetch-site': 'cross-site', origin: PUBLIC }],
    ['the origin is another site', { origin: 'https://evil.example' }],
    ['the origin only begins like ours', { origin: 'https://anew.example.evil.example' }],
    ['the origin only ends like ours', { origin: 'https://evil-anew.example' }],
    ['the origin is a sibling', { origin: 'https://blog.anew.example', 'sec-fetch-site': 'same-site' }],
    ['the origin has another port', { origin: 'https://anew.example:8443' }],
    ['the origin hides ours before an @', { origin: 'https://anew.example@evil.example' }],
    ['the origin is opaque, as of a sandboxed frame', { origin: 'null' }],
    ['the origin is garbage', { origin: 'anew.example' }],
    ['the origin is empty', { origin: '' }],
  ])('when %s', (_, headers) => {
    expect(ask(headers)).toBe(true);
  });
});

describe('what another site’s page may do', () => {
  const server = fastify();
  refuseCrossSite(server, PUBLIC);
  server.setErrorHandler((error, _request, reply) => send(reply, asDomainError(error)));
  server.all('/', () => 'done');

  const call = async (method: HTTPMethods, headers: Record<string, string> = {}) => {
    const response = await server.inject({
      method: method as 'POST',
      url: '/',
      headers: { host: 'anew.example', origin: 'https://evil.example', cookie: 'auth_token=x', ...headers },
    });
    return response.statusCode;
  };

  it.each<HTTPMethods>(['POST', 'PUT', 'PATCH', 'DELETE'])('%s with the cookie: nothing', async (method) => {
    expect(await call(method)).toBe(403);
  });

  it.each<HTTPMethods>(['GET', 'HEAD', 'OPTIONS'])(
    '%s: read, which the browser keeps from it',
    async (method) => {
      expect(await call(method)).toBe(200);
    },
  );

  it('POST with a bearer token: what the token may, as no page comes by one by accident', async () => {
    expect(await call('POST', { authorization: 'Bearer token' })).toBe(200);
    expect(await call('POST', { authorization: 'bearer token' })).toBe(200);
  });

  it.each(['', 'Bearer', 'Bearer ', 'Basic dXNlcjpwdw=='])(
    'POST with "%s" for a bearer token: nothing',
    async (authorization) => {
      expect(await call('POST', { authorization })).toBe(403);
    },
  );

  it('and our own page may go on', async () => {
    expect(await call('POST', { origin: PUBLIC, 'sec-fetch-site': 'same-origin' })).toBe(200);
  });

  it('is said in the contract’s shape', async () => {
    const headers = { origin: 'https://evil.example' };
    const response = await server.inject({ method: 'POST', url: '/', headers });
    expect(response.json()).toMatchObject({ statusCode: 403, code: 'cross_site' });
  });
});
