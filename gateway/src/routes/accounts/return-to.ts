/** A path on this origin to go back to; `/` for anything else. */
export function safeReturnTo(given: unknown): string {
  if (typeof given !== 'string' || !given.startsWith('/')) return '/';
  const base = 'http://this-origin.invalid';
  if (!URL.canParse(given, base)) return '/';
  const url = new URL(given, base);
  return url.origin === base ? `${url.pathname}${url.search}${url.hash}` : '/';
}
