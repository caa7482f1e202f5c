import { escapeHtml } from './html.js';

const TITLE = 'You are invited to Anew';
const DESCRIPTION =
  'A few quiet minutes a day for the two of you. Made for second marriages and blended families.';
const PICTURE = { path: '/preview.png', width: 1200, height: 630, alt: 'A circle and a diamond that meet' };
const END_OF_HEAD = '</head>';

/**
 * Invitations belong to nobody but the two, so no search engine may list them and no other site learns their
 * address.
 */
export const INVITE_HEADERS = { 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'same-origin' };

const property = (name: string, content: string | number) =>
  `<meta property="og:${name}" content="${escapeHtml(String(content))}">`;

/**
 * Prepares the app's page for the addresses of invitations. It describes itself to messengers, which show a
 * preview of every link. The description is the same for all codes, known or not, and names nobody.
 * @returns the page for a path
 * @throws Error if the page has no head to describe it in
 */
export function invitePage(html: string, publicOrigin: string): (path: string) => string {
  const [head, rest] = html.split(END_OF_HEAD);
  if (head === undefined || rest === undefined) throw new Error(`The app's page has no ${END_OF_HEAD}`);
  const fixed = [
    '<meta name="robots" content="noindex">',
    property('type', 'website'),
    property('site_name', 'Anew'),
    property('title', TITLE),
    property('description', DESCRIPTION),
    property('image', publicOrigin + PICTURE.path),
    property('image:type', 'image/png'),
    property('image:width', PICTURE.width),
    property('image:height', PICTURE.height),
    property('image:alt', PICTURE.alt),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('');
  return (path) => `${head}${fixed}${property('url', publicOrigin + path)}${END_OF_HEAD}${rest}`;
}
