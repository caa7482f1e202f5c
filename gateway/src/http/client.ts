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
/** No page stands here: what is asked for and not found is a call, or a file of another version. */
const NO_PAGE = /^\/(?:api|assets)(?=$|[/?])/;
/** Open to everyone whatever their state, as in the client's own routes. */
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

/** The landing page brings its style along: whoever comes from there has the font already. */
async function readFontFaces(page: string): Promise<string> {
  const faces = (await readFile(page, 'utf8')).match(/@font-face\{[^}]*\}/g);
  return (faces ?? []).join('');
}

/** Serves the built client: its files, and at every other address the app or, signed out, the landing page. */
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
