import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { DomainError } from '@anew/contracts/errors';

/** Serves the built client: hashed assets for ever, and its one page at every address that is not the API's. */
export async function serveClient(fastify: FastifyInstance, directory: string): Promise<void> {
  const page = await readFile(join(directory, 'index.html'));
  await fastify.register(fastifyStatic, {
    root: directory,
    wildcard: false,
    index: false,
    maxAge: '1h',
    setHeaders: (reply, path) => {
      if (path.includes('/assets/')) reply.header('Cache-Control', 'public, max-age=31536000, immutable');
    },
  });
  fastify.get('/*', (request, reply) => {
    if (/^\/api(?=$|[/?])/.test(request.url))
      throw new DomainError('not_found', 'not_found', 'There is nothing at this address.');
    return reply.header('Cache-Control', 'no-cache').type('text/html; charset=utf-8').send(page);
  });
}
