import { readCookie } from '../lib/cookies';
import { timeZone } from '../lib/time-zone';

/** Headers that every call sends. */
export function headersFor({ body, headers }: { body?: unknown; headers?: Record<string, string> }): Headers {
  const result = new Headers({ Accept: 'application/json', 'X-Time-Zone': timeZone(), ...headers });
  const token = readCookie('auth_token');
  if (token) result.set('Authorization', `Bearer ${token}`);
  if (body !== undefined) result.set('Content-Type', 'application/json');
  return result;
}
