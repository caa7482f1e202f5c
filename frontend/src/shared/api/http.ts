import type { HttpMethod } from '@anew/contracts/http/route';
import { takeEarly } from './early';
import { headersFor } from './headers';
import { HttpError } from './http-error';

interface RequestOptions {
  body?: unknown;
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** The request is sent to its end even if the page closes meanwhile. */
  keepalive?: boolean;
}

/**
 * Sends a request and returns the response with its body unread, for callers that stream.
 * @throws HttpError when the answer is not ok
 */
export async function send(
  method: HttpMethod,
  path: string,
  options: RequestOptions = {},
): Promise<Response> {
  const early = method === 'GET' ? takeEarly(path) : undefined;
  const response =
    (early && (await early)) ??
    (await fetch(new URL(path, window.location.origin), {
      method,
      credentials: 'include',
      headers: headersFor(options),
      // What is not there stays undefined, and nothing is sent.
      body: JSON.stringify(options.body),
      signal: options.signal ?? null,
      keepalive: options.keepalive ?? false,
    }));
  if (response.ok) return response;
  throw new HttpError(response.status, response.statusText, await response.text());
}

/**
 * The body of the answer as JSON, or `null` when it is empty.
 * @throws HttpError when the answer is not ok
 */
export async function request<T>(method: HttpMethod, path: string, options: RequestOptions = {}): Promise<T> {
  const response = await send(method, path, options);
  const text = await response.text();
  return (text === '' ? null : JSON.parse(text)) as T;
}

/** A page of a list as it came. */
export interface Page<Item> {
  items: Item[];
  /** Address of the page that follows; null on the last. */
  next: string | null;
}

const NEXT = /^<(\/[^>]+)>; rel="next"$/;

/** One page of a list, and where `Link` says that the next one is. */
export async function requestPage<T>(path: string, options: RequestOptions = {}): Promise<Page<T>> {
  const response = await send('GET', path, options);
  const next = NEXT.exec(response.headers.get('Link') ?? '')?.[1] ?? null;
  return { items: (await response.json()) as T[], next };
}
