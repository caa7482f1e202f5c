import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OPEN_SCREENS } from '@anew/contracts/client-reports/reports';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { seemsSignedIn, takeSignOut } from '../auth/cookies.js';
import { POLICY_OF_WORKER, policyOfApp, policyOfLanding } from './content-security-policy.js';
import { nothingThere } from './errors.js';
import { INVITE_HEADERS, invitePage } from './invite-page.js';
import { signedOutPage } from './signed-out-page.js';

const YEAR = 'public, max-age=31536000, immutable';
const ASSET = /[\\/]assets[\\/]/;
const COMPRESSED = /\.(?:br|gz)$/;
const WORKER = /[\\/]sw\.js(?:\.\w+)?$/;
/** Addresses that are never a screen: calls, and files that may belong to another version of the client. */
const NO_PAGE = /^\/(?:api|assets)(?=$|[/?])/;
const OPEN_SCREEN = new RegExp(`^(?:${OPEN_SCREENS.join('|')})/?$`, 'i');
const INVITATION = /^\/invite(?:\/[^/]*)?\/?$/i;

const pathOf = (url: string) => url.split('?', 1)[0] ?? '';

/** Options for every file of the client. The build has compressed them. */
const FILES = {
  preCompressed: true,
  cacheControl: false,
  setHeaders: (reply: FastifyReply, path: string) => {
    reply.header('Cache-Control', ASSET.test(path) ? YEAR : 'no-cache');
    if (WORKER.test(path)) reply.header('Content-Security-Policy', POLICY_OF_WORKER);
  },
};

async function serveFiles(fastify: FastifyInstance, directory: string): Promise<void> {
  const globIgnore = ['**/*.html', '**/*.br', '**/*.gz', 'assets/**'];
  await fastify.register(fastifyStatic, {
    ...FILES,
    root: directory,
    wildcard: false,
    index: false,
    globIgnore,
  });
  // A route for each of some hundred files here would take more time at the start, and more memory.
  await fastify.register(fastifyStatic, {
    ...FILES,
    root: join(directory, 'assets'),
    prefix: '/assets/',
    decorateReply: false,
    allowedPath: (path) => !COMPRESSED.test(path),
  });
}

/**
 * Headers of a page. The same address shows another page to someone signed in, so caches must revalidate and
 * vary by cookie.
 */
const pageHeaders = (contentSecurityPolicy: string) => ({
  'Content-Security-Policy': contentSecurityPolicy,
  Vary: 'Accept-Encoding, Cookie',
});

/**
 * Takes the `@font-face` rules from the landing page for the pages with forms. Most visitors have cached the
 * font there.
 */
const fontFacesIn = (html: string): string => (html.match(/@font-face\{[^}]*\}/g) ?? []).join('');

/**
 * Serves the built client: its files, and at every other address the app or, for signed-out visitors, the
 * landing page.
 */
export async function serveClient(
  fastify: FastifyInstance,
  directory: string,
  publicOrigin: string,
): Promise<void> {
  const landing = await readFile(join(directory, 'landing.html'), 'utf8');
  const app = await readFile(join(directory, 'index.html'), 'utf8');
  const forLanding = pageHeaders(policyOfLanding(landing));
  const forApp = pageHeaders(policyOfApp(app));
  const inviteTo = invitePage(app, publicOrigin);
  const signedOut = signedOutPage(landing);
  fastify.decorate('fontFaces', fontFacesIn(landing));
  await serveFiles(fastify, directory);
  fastify.get('/*', (request, reply) => {
    if (NO_PAGE.test(request.url)) throw nothingThere();
    const path = pathOf(request.url);
    if (INVITATION.test(path)) {
      void reply.headers({ ...forApp, ...INVITE_HEADERS, 'Cache-Control': 'no-cache' });
      return reply.type('text/html; charset=utf-8').send(inviteTo(path));
    }
    const needsApp = seemsSignedIn(request) || OPEN_SCREEN.test(path);
    if (!needsApp && takeSignOut(request, reply)) {
      void reply.headers({ ...forLanding, 'Cache-Control': 'no-store' });
      return reply.type('text/html; charset=utf-8').send(signedOut);
    }
    // There is no Last-Modified header, because its date cannot tell the two pages at this address apart. The
    // ETag can.
    const options = { lastModified: false, acceptRanges: false };
    return needsApp
      ? reply.headers(forApp).sendFile('index.html', options)
      : reply.headers(forLanding).sendFile('landing.html', options);
  });
}
