import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { headerOf, type Reply, type Request } from './request.js';

/** Encodings in order of preference, each with the extension of the file that the build wrote for it. */
const ENCODINGS = { br: '.br', gzip: '.gz', identity: '' } as const;

type Encoding = keyof typeof ENCODINGS;

interface Variant {
  encoding: Encoding;
  body: Buffer;
  etag: string;
}

/** A built page with its variants in memory, one for each encoding. */
export interface Page {
  contentSecurityPolicy: string;
  variants: Variant[];
}

async function readVariant(file: string, encoding: Encoding): Promise<Variant[]> {
  try {
    const body = await readFile(file + ENCODINGS[encoding]);
    const hash = createHash('sha256').update(body).digest('base64url').slice(0, 27);
    return [{ encoding, body, etag: `"${hash}"` }];
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    if (isMissing && encoding !== 'identity') return [];
    throw error;
  }
}

export async function readPage(
  directory: string,
  name: string,
  policyOf: (html: string) => string,
): Promise<Page> {
  const file = join(directory, name);
  const encodings = Object.keys(ENCODINGS) as Encoding[];
  const variants = await Promise.all(encodings.map((encoding) => readVariant(file, encoding)));
  const html = await readFile(file, 'utf8');
  return { contentSecurityPolicy: policyOf(html), variants: variants.flat() };
}

/**
 * Encodings that a client accepts, according to its Accept-Encoding header. A weight of zero means refused.
 */
export function acceptedEncodings(header: string | undefined): Set<string> {
  const parts = (header ?? '').toLowerCase().split(',');
  const taken = parts.filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part));
  return new Set(taken.map((part) => part.split(';')[0]?.trim() ?? ''));
}

/** Whether the client's If-None-Match header names this version. */
export function isKnown(etag: string, header: string | undefined): boolean {
  const known = (header ?? '').split(',').map((part) => part.trim().replace(/^W\//, ''));
  return known.includes(etag) || known.includes('*');
}

function variantFor(page: Page, request: Request): Variant {
  const accepted = acceptedEncodings(headerOf(request, 'accept-encoding'));
  const variant = page.variants.find(
    ({ encoding }) => encoding === 'identity' || accepted.has(encoding) || accepted.has('*'),
  );
  if (!variant) throw new Error('A page has no plain variant');
  return variant;
}

/**
 * Sends a page. The same address shows another page to someone signed in, so caches must revalidate and vary
 * by cookie.
 */
export function sendPage(request: Request, reply: Reply, page: Page): Reply {
  const { encoding, body, etag } = variantFor(page, request);
  void reply.headers({
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': page.contentSecurityPolicy,
    ETag: etag,
    Vary: 'Accept-Encoding, Cookie',
  });
  if (isKnown(etag, headerOf(request, 'if-none-match'))) return reply.status(304).send();
  if (encoding !== 'identity') void reply.header('Content-Encoding', encoding);
  return reply.type('text/html; charset=utf-8').send(body);
}
