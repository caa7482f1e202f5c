import { createHash } from 'node:crypto';

type Directives = Record<string, readonly string[]>;

const NONE = ["'none'"];
const SELF = "'self'";

/** Nothing that a page could do to its visitors, whatever else it may do. */
const CLOSED = {
  'default-src': NONE,
  'object-src': NONE,
  'base-uri': NONE,
  'frame-ancestors': NONE,
  'form-action': NONE,
} satisfies Directives;

function policy(directives: Directives): string {
  return Object.entries({ ...CLOSED, ...directives })
    .map(([name, sources]) => `${name} ${(sources.length > 0 ? sources : NONE).join(' ')}`)
    .join('; ');
}

const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function hashesOf(html: string, pattern: RegExp): string[] {
  return [...new Set([...html.matchAll(pattern)].map(([, text = '']) => sourceOf(text)))];
}

const scriptsIn = (html: string) => hashesOf(html, /<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g);
const stylesIn = (html: string) => hashesOf(html, /<style[^>]*>([^]*?)<\/style>/g);
const styleAttributesIn = (html: string) => hashesOf(html, /\sstyle="([^"]*)"/g);

/** For answers that are no pages, should a browser take one for a page. */
export const POLICY_OF_DATA = policy({});

/** A worker fetches under the policy that came with its script. */
export const POLICY_OF_WORKER = policy({ 'connect-src': [SELF] });

/**
 * The app: files of ours, and inline only what the built page itself holds, its icon too. Pictures are
 * cropped as blobs.
 */
export function policyOfApp(html: string): string {
  return policy({
    'script-src': [SELF, ...scriptsIn(html)],
    'style-src': [SELF, ...stylesIn(html)],
    'img-src': [SELF, 'blob:', 'data:'],
    'font-src': [SELF],
    'connect-src': [SELF],
    'manifest-src': [SELF],
    'worker-src': [SELF],
    'form-action': [SELF],
  });
}

/** A page that brings everything along except its font and icons: no script file could run on it. */
export function policyOfLanding(html: string): string {
  return policy({
    'script-src': scriptsIn(html),
    'style-src': stylesIn(html),
    // Whoever tests the page asks for robots.txt from within it.
    'connect-src': [SELF],
    'img-src': [SELF],
    'font-src': [SELF],
    'manifest-src': [SELF],
  });
}

/** The style sheet that the reader of the API's document draws its logo with. */
const DOCS_LOGO = '.logo_small_svg__cls-2{fill:#fff}.logo_small_svg__cls-3{fill:#85ea2d}';

/** The reader of the API's document, which is not of our making: it has a style attribute and inline images. */
export function policyOfDocs(html: string): string {
  return policy({
    'script-src': [SELF, ...scriptsIn(html)],
    'style-src': [
      SELF,
      "'unsafe-hashes'",
      sourceOf(DOCS_LOGO),
      ...stylesIn(html),
      ...styleAttributesIn(html),
    ],
    'img-src': [SELF, 'data:'],
    'connect-src': [SELF],
  });
}
