import { readCookie } from '../lib/cookies';
import { timeZone } from '../lib/time-zone';

/**
 * Says for whom the page was loaded, once that is known. Somebody else may sign in beside it, in another window: the
 * gateway then refuses what this page wants to read or change, which would be theirs.
 */
export const personHeader: { 'X-Person'?: string } = {};

/** Headers that every call sends. */
export function headersFor({ body, headers }: { body?: unknown; headers?: Record<string, string> }): Headers {
  const result = new Headers({
    Accept: 'application/json',
    'X-Time-Zone': timeZone(),
    ...personHeader,
    ...headers,
  });
  const token = readCookie('auth_token');
  if (token) result.set('Authorization', `Bearer ${token}`);
  if (body !== undefined) result.set('Content-Type', 'application/json');
  return result;
}
