/** Characters; no page of ours has an address this long, and it has to fit into the link of a mail. */
const LONGEST = 2_000;

/** A path on this origin to go back to; `/` for anything else. */
export function safeReturnTo(given: unknown): string {
  if (typeof given !== 'string' || !given.startsWith('/')) return '/';
  const base = 'http://this-origin.invalid';
  if (!URL.canParse(given, base)) return '/';
  const url = new URL(given, base);
  // `/..//other.example` resolves to a path that a browser would take for another host.
  const isOurs = url.origin === base && !url.pathname.startsWith('//');
  const path = `${url.pathname}${url.search}${url.hash}`;
  return isOurs && path.length <= LONGEST ? path : '/';
}
