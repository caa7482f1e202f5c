import { createHash } from 'node:crypto';

type Directives = Record<string, readonly string[]>;

const NONE = ["'none'"];
const SELF = "'self'";

/** Base of every policy: it forbids everything that a page has to allow explicitly. */
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

/** Policy for answers that are not pages, in case a browser treats one as a page. */
export const POLICY_OF_DATA = policy({});

/**
 * Policy for the service worker's script. A worker fetches under the policy sent with its script, not with
 * its page.
 */
export const POLICY_OF_WORKER = policy({ 'connect-src': [SELF] });

/**
 * Policy for the app: our own files, and inline only what the built page contains, its icon included.
 * Pictures are cropped as blobs.
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

/**
 * Policy for the landing page. It contains all it needs except its font and icons, so no script file may run.
 */
export function policyOfLanding(html: string): string {
  return policy({
    'script-src': scriptsIn(html),
    'style-src': stylesIn(html),
    // Audit tools such as Lighthouse request robots.txt from within the page.
    'connect-src': [SELF],
    'img-src': [SELF],
    'font-src': [SELF],
    'manifest-src': [SELF],
  });
}

/** Policy for a page with a form, which contains its style and its script. */
export function policyOfForm(styles: string, script: string | null): string {
  return policy({
    'style-src': [sourceOf(styles)],
    'font-src': [SELF],
    'img-src': [SELF],
    // The redirect that answers the form may lead to any of our pages.
    'form-action': [SELF],
    ...(script !== null && { 'script-src': [sourceOf(script)], 'connect-src': [SELF] }),
  });
}

/** Inline style with which Swagger UI draws its logo. */
const DOCS_LOGO = '.logo_small_svg__cls-2{fill:#fff}.logo_small_svg__cls-3{fill:#85ea2d}';

/** Policy for Swagger UI, which has a style attribute and inline images. */
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
