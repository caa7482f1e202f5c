/**
 * Longest address in characters. None of our pages has one this long, and it has to fit into a link in a
 * mail.
 */
const LONGEST = 2_000;
/** Address that ends the session. Whoever signs in should not be signed out at once by somebody’s link. */
const SIGNS_OUT = '/api/logout';

/** Path on this origin to return to, or `/` if the given value is not one. */
export function safeReturnTo(given: unknown): string {
  if (typeof given !== 'string' || !given.startsWith('/')) return '/';
  const base = 'http://this-origin.invalid';
  if (!URL.canParse(given, base)) return '/';
  const url = new URL(given, base);
  // `/..//other.example` resolves to a path that a browser would take for another host.
  const isOurs = url.origin === base && !url.pathname.startsWith('//');
  const path = `${url.pathname}${url.search}${url.hash}`;
  return isOurs && !signsOut(url) && path.length <= LONGEST ? path : '/';
}

/** Takes the address to return to out of what a form sent. */
export function withoutReturnTo(body: Record<string, unknown> | undefined): {
  returnTo: string;
  values: Record<string, unknown>;
} {
  // JSON may also be null.
  const { returnTo, ...values } = body ?? {};
  return { returnTo: safeReturnTo(returnTo), values };
}

/** Whether the router may take this path for signing out, in whatever way its letters are encoded. */
function signsOut({ pathname }: URL): boolean {
  try {
    return decodeURI(pathname) === SIGNS_OUT;
  } catch {
    // No address of ours has an incomplete encoding, so nobody misses the way back to one.
    return true;
  }
}
