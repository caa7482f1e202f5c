import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { seemsSignedIn } from '../auth/cookies.js';
import { policyOfApp, policyOfLanding, POLICY_OF_WORKER } from './content-security-policy.js';
import { readPage, sendPage } from './page.js';
import { nothingThere } from './errors.js';

const YEAR = 'public, max-age=31536000, immutable';
const ASSET = /[\\/]assets[\\/]/;
const WORKER = /[\\/]sw\.js(?:\.\w+)?$/;
/** Addresses that are never a screen: calls, and files that may belong to another version of the client. */
const NO_PAGE = /^\/(?:api|assets)(?=$|[/?])/;
/** Screens open to everyone, signed in or not. The client's route table names the same. */
const PUBLIC_SCREEN = /^\/(?:invite(?:\/[^/]*)?|simple-setup|help|privacy|terms)\/?$/i;

function isPublicScreen(url: string): boolean {
  const [path = ''] = url.split('?');
  return PUBLIC_SCREEN.test(path);
}

async function serveFiles(fastify: FastifyInstance, directory: string): Promise<void> {
  await fastify.register(fastifyStatic, {
    root: directory,
    wildcard: false,
    index: false,
    globIgnore: ['**/*.html', '**/*.br', '**/*.gz'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('Cache-Control', ASSET.test(path) ? YEAR : 'no-cache');
      if (WORKER.test(path)) reply.header('Content-Security-Policy', POLICY_OF_WORKER);
    },
  });
}

/**
 * Takes the `@font-face` rules from the landing page for the pages with forms. Most visitors have cached the
 * font there.
 */
async function readFontFaces(page: string): Promise<string> {
  const faces = (await readFile(page, 'utf8')).match(/@font-face\{[^}]*\}/g);
  return (faces ?? []).join('');
}

/**
 * Serves the built client: its files, and at every other address the app or, for signed-out visitors, the
 * landing page.
 */
export async function serveClient(fastify: FastifyInstance, directory: string): Promise<void> {
  const app = await readPage(directory, 'index.html', policyOfApp);
  const landing = await readPage(directory, 'landing.html', policyOfLanding);
  fastify.decorate('fontFaces', await readFontFaces(join(directory, 'landing.html')));
  await serveFiles(fastify, directory);
  fastify.get('/*', (request, reply) => {
    if (NO_PAGE.test(request.url)) throw nothingThere();
    const needsApp = seemsSignedIn(request) || isPublicScreen(request.url);
    return sendPage(request, reply, needsApp ? app : landing);
  });
}
