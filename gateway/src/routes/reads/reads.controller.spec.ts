import 'reflect-metadata';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import fastifyCookie from '@fastify/cookie';
import { expect, it } from '@jest/globals';
import type { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import { fastify } from 'fastify';
import { ReadsController } from './reads.controller.js';

function* endless() {
  for (;;) yield 'x'.repeat(10_000);
}

it('passes on a short answer, and ends one that is too long', async () => {
  const long = Readable.from(endless());
  const closed = once(long, 'close');
  const server = fastify();
  await server.register(fastifyCookie);
  server.get('/api/news', () => 'short');
  server.get('/api/journal', () => long);
  server.get('/api/reads', (request, reply) => {
    request.context = { requestId: 'request', timeZone: 'UTC' };
    const host = { httpAdapter: { getInstance: () => server } } as unknown as HttpAdapterHost<FastifyAdapter>;
    const asked = { query: { path: ['/api/news', '/api/journal'] }, request };
    new ReadsController(host).readAll(asked as Parameters<ReadsController['readAll']>[0], reply);
    return reply;
  });
  const { payload } = await server.inject('/api/reads');
  expect(payload.match(/"(?:path|body)":".*?"/g)).toEqual(['"path":"/api/news"', '"body":"short"']);
  await closed;
  await server.close();
});
