import type { HttpMethod } from '@anew/contracts/http/route';
import { takeEarly } from './early';
import { headersFor } from './headers';
import { HttpError } from './http-error';

interface RequestOptions {
  body?: unknown;
  signal?: AbortSignal | undefined;
  headers?: Record<string, string>;
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
  const response = await (early ??
    fetch(new URL(path, window.location.origin), {
      method,
      credentials: 'include',
      headers: headersFor(options),
      body: options.body === undefined ? null : JSON.stringify(options.body),
      signal: options.signal ?? null,
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

export const http = {
  get: <T>(path: string, signal?: AbortSignal) => request<T>('GET', path, { signal }),
  post: <T>(path: string, body?: unknown) => request<T>('POST', path, { body }),
  put: <T>(path: string, body?: unknown) => request<T>('PUT', path, { body }),
  patch: <T>(path: string, body?: unknown) => request<T>('PATCH', path, { body }),
  delete: <T = null>(path: string, body?: unknown) => request<T>('DELETE', path, { body }),
};
