import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { OPEN_SCREENS } from '@anew/contracts/client-reports/reports';
import fastifyCookie from '@fastify/cookie';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fastify, type FastifyInstance } from 'fastify';
import { serveClient } from './serve-client.js';

const PAGES = {
  'index.html': '<!doctype html><head><title>The app</title></head>',
  'landing.html':
    '<!doctype html><title>The landing page</title><style>@font-face{src:url(/f)}</style><p hidden="" role="status">Signed out</p>',
};

let directory: string;
let server: FastifyInstance;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'anew-client-'));
  for (const [name, html] of Object.entries(PAGES)) {
    await writeFile(join(directory, name), html);
    await writeFile(join(directory, `${name}.br`), brotliCompressSync(html));
    await writeFile(join(directory, `${name}.gz`), gzipSync(html));
  }
  server = fastify();
  await server.register(fastifyCookie);
  await serveClient(server, directory, 'https://anew.example');
});

afterAll(async () => {
  await server.close();
  await rm(directory, { recursive: true });
});

const get = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  server.inject({ method, url: '/journal', headers });

const signedIn = { cookie: 'signed_in=1' };

describe('a page', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['GZIP', 'gzip'],
    ['identity', undefined],
    ['br;q=0, gzip;q=0', undefined],
  ])('for a client that takes "%s" is sent as %s', async (accepted, encoding) => {
    const answer = await get({ 'accept-encoding': accepted });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    if (encoding === undefined) expect(answer.body).toBe(PAGES['landing.html']);
  });

  it('is asked for anew each time, for the cookie decides what stands there', async () => {
    const [landing, app] = [await get(), await get(signedIn)];
    for (const { headers } of [landing, app]) {
      expect(headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'Accept-Encoding, Cookie' });
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers).not.toHaveProperty('last-modified');
    }
    expect(landing.body).toBe(PAGES['landing.html']);
    expect(app.body).toBe(PAGES['index.html']);
  });

  it('is not sent twice, and has another tag in each encoding', async () => {
    const plain = await get();
    const small = await get({ 'accept-encoding': 'br' });
    expect(plain.headers.etag).not.toBe(small.headers.etag);
    const known = { 'if-none-match': String(small.headers.etag) };
    const again = await get({ 'accept-encoding': 'br', ...known });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect(again.headers.vary).toBe('Accept-Encoding, Cookie');
    expect((await get(known)).statusCode).toBe(200);
    expect((await get({ 'accept-encoding': 'br', ...known, ...signedIn })).statusCode).toBe(200);
  });

  it('says once that one is signed out, and takes the focus there, so that it is read out', async () => {
    const cookie = 'signed_out=1';
    const { body, headers } = await get({ cookie, 'accept-encoding': 'br' });
    expect(body).toBe(PAGES['landing.html'].replace('hidden', 'autofocus'));
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers).toMatchObject({ 'cache-control': 'no-store', vary: 'Accept-Encoding, Cookie' });
    expect(headers['content-security-policy']).toBe((await get()).headers['content-security-policy']);
    expect(headers['set-cookie']).toMatch(/^signed_out=; .*Expires=Thu, 01 Jan 1970/);
    expect((await get({ cookie: `${cookie}; ${signedIn.cookie}` })).body).toBe(PAGES['index.html']);
  });

  it('answers HEAD without itself', async () => {
    const answer = await get({}, 'HEAD');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-length']).toBe(String(PAGES['landing.html'].length));
    expect(answer.body).toBe('');
  });
});

describe('someone signed out', () => {
  const open = async (url: string) => (await server.inject({ url })).body;

  it.each(OPEN_SCREENS)('gets the app at %s, however it is written', async (path) => {
    for (const url of [path, `${path}/`, path.toUpperCase(), `${path}?from=mail`])
      expect(await open(url)).toBe(PAGES['index.html']);
  });

  it('gets the landing page at addresses that only begin like those', async () => {
    for (const path of OPEN_SCREENS)
      for (const url of [`${path}s`, `${path}/more`, `/more${path}`])
        expect(await open(url)).toBe(PAGES['landing.html']);
  });
});

describe('the page of an invitation', () => {
  const open = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers });
  const properties = (html: string): Record<string, string> => {
    const tags = html.matchAll(/<meta property="og:([a-z:_]+)" content="([^"]*)">/g);
    return Object.fromEntries([...tags].map(([, name = '', content = '']) => [name, content]));
  };

  it('describes itself to messengers, with absolute addresses, and is the app', async () => {
    const { body, headers } = await open('/invite/k7m2x9qa?utm=x');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(body).toContain('<title>The app</title>');
    expect(properties(body)).toEqual({
      type: 'website',
      site_name: 'Anew',
      title: 'You are invited to Anew',
      description: expect.stringContaining('the two of you'),
      image: 'https://anew.example/preview.png',
      'image:type': 'image/png',
      'image:width': '1200',
      'image:height': '630',
      'image:alt': expect.any(String),
      url: 'https://anew.example/invite/k7m2x9qa',
    });
  });

  it('has the code nowhere but in its address', async () => {
    const { body } = await open('/invite/k7m2x9qa');
    expect(body.split('k7m2x9qa')).toHaveLength(2);
    const other = await open('/invite/zzzzzzzz');
    expect(other.body.replace('zzzzzzzz', 'k7m2x9qa')).toBe(body);
  });

  it.each(['/invite', '/invite/', '/invite/k7m2x9qa', '/Invite/k7m2x9qa/'])(
    'is listed by no search engine, and tells no other site its address: %s',
    async (url) => {
      const { body, headers } = await open(url, signedIn);
      expect(headers).toMatchObject({
        'x-robots-tag': 'noindex',
        'referrer-policy': 'same-origin',
        'cache-control': 'no-cache',
      });
      expect(body).toContain('<meta name="robots" content="noindex">');
    },
  );

  it('takes nothing from the address for HTML', async () => {
    const { body } = await open(`/invite/"><script>alert('x')</script>`);
    expect(body).not.toMatch(/<script/);
    expect(body).not.toContain('"">');
  });

  it('is not that of other addresses', async () => {
    for (const url of ['/', '/invites/x', '/invite/a/b', '/simple-setup'])
      expect((await open(url)).headers).not.toHaveProperty('x-robots-tag');
  });
});

it('brings the fonts of the landing page to the pages that the gateway writes itself', () => {
  expect(server.fontFaces).toBe('@font-face{src:url(/f)}');
});

it('does not start with a page that it cannot describe', async () => {
  await writeFile(join(directory, 'index.html'), '<!doctype html><title>The app</title>');
  await expect(serveClient(fastify(), directory, 'https://anew.example')).rejects.toThrow('</head>');
});

it('does not start with a landing page that cannot say that one is signed out', async () => {
  await writeFile(join(directory, 'index.html'), PAGES['index.html']);
  await writeFile(join(directory, 'landing.html'), '<!doctype html><title>The landing page</title>');
  await expect(serveClient(fastify(), directory, 'https://anew.example')).rejects.toThrow('hidden line');
});

it('does not start without a page', async () => {
  await rm(join(directory, 'landing.html'));
  await expect(serveClient(fastify(), directory, 'https://anew.example')).rejects.toThrow('ENOENT');
});
