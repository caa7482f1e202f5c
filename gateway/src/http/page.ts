import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { headerOf, type Reply, type Request } from './request.js';

/** What can be sent, the smallest first, with the ending of the file that the build wrote for it. */
const ENCODINGS = { br: '.br', gzip: '.gz', identity: '' } as const;

type Encoding = keyof typeof ENCODINGS;

interface Variant {
  encoding: Encoding;
  body: Buffer;
  etag: string;
}

/** A built page, ready to be sent in each encoding. */
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

/** The encodings that a client takes, by its Accept-Encoding; a weight of nought refuses. */
export function acceptedEncodings(header: string | undefined): Set<string> {
  const parts = (header ?? '').toLowerCase().split(',');
  const taken = parts.filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part));
  return new Set(taken.map((part) => part.split(';')[0]?.trim() ?? ''));
}

/** Whether a client has it already, by its If-None-Match. */
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

/** Who is signed in sees another page at the same address: caches ask again each time, and heed the cookie. */
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
