import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fastify, type FastifyInstance } from 'fastify';
import { acceptedEncodings, isKnown, readPage, sendPage } from './page.js';

const HTML = '<!doctype html><title>Anew</title>';

let directory: string;
let server: FastifyInstance;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'anew-page-'));
  await writeFile(join(directory, 'page.html'), HTML);
  await writeFile(join(directory, 'page.html.br'), brotliCompressSync(HTML));
  await writeFile(join(directory, 'page.html.gz'), gzipSync(HTML));
  const page = await readPage(directory, 'page.html', () => "default-src 'none'");
  server = fastify();
  server.get('/', (request, reply) => sendPage(request, reply, page));
});

afterAll(() => rm(directory, { recursive: true }));

const get = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  server.inject({ method, url: '/', headers });

describe('which encodings a client takes', () => {
  it.each([
    [undefined, []],
    ['gzip, deflate, br, zstd', ['gzip', 'deflate', 'br', 'zstd']],
    ['br;q=1.0, gzip;q=0.8', ['br', 'gzip']],
    ['GZIP;q=0, br; q=0.0', []],
    ['br;q=0.01', ['br']],
  ])('%j', (header, encodings) => {
    expect([...acceptedEncodings(header)].filter(Boolean)).toEqual(encodings);
  });
});

describe('what a client has already', () => {
  it.each([
    ['"a"', true],
    ['W/"a"', true],
    ['"b", "a"', true],
    ['*', true],
    ['"b"', false],
    [undefined, false],
  ])('%j', (header, known) => {
    expect(isKnown('"a"', header)).toBe(known);
  });
});

describe('a page', () => {
  it.each([
    ['gzip, br', 'br'],
    ['gzip', 'gzip'],
    ['*', 'br'],
    ['identity', undefined],
    ['br;q=0, gzip;q=0', undefined],
  ])('for a client that takes "%s" is sent as %s', async (accepted, encoding) => {
    const answer = await get({ 'accept-encoding': accepted });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    if (encoding === undefined) expect(answer.body).toBe(HTML);
  });

  it('is asked for anew each time, for the cookie decides what stands there', async () => {
    const { headers } = await get();
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding, Cookie',
      'content-security-policy': "default-src 'none'",
    });
  });

  it('is not sent twice, and has another tag in each encoding', async () => {
    const plain = await get();
    const small = await get({ 'accept-encoding': 'br' });
    expect(plain.headers.etag).not.toBe(small.headers.etag);
    const again = await get({ 'accept-encoding': 'br', 'if-none-match': String(small.headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect(again.headers.vary).toBe('Accept-Encoding, Cookie');
    expect((await get({ 'if-none-match': String(small.headers.etag) })).statusCode).toBe(200);
  });

  it('answers HEAD without itself', async () => {
    const answer = await get({}, 'HEAD');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-length']).toBe(String(HTML.length));
    expect(answer.body).toBe('');
  });

  it('needs its file, and nothing else', async () => {
    await writeFile(join(directory, 'plain.html'), HTML);
    expect((await readPage(directory, 'plain.html', () => '')).variants).toHaveLength(1);
    await expect(readPage(directory, 'missing.html', () => '')).rejects.toThrow('ENOENT');
  });
});
