import { randomUUID } from 'node:crypto';
import type { ErrorBody } from '@anew/contracts/errors';
import type { Couple, User } from '@anew/contracts/identity/views';
import { checkBody, checkHead, type Received } from './documented.js';
import { eventually } from './eventually.js';

export interface Answer<T = unknown> {
  status: number;
  body: T;
  headers: Headers;
}

export interface CallOptions {
  /** Sent as JSON, or as it is if it is a text or bytes. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/**
 * A person with a browser of their own: it stores cookies and makes requests. Every answer is validated
 * against the API's document.
 */
export class Person {
  readonly cookies = new Map<string, string>();

  /** @param headers sent with every call */
  constructor(
    readonly origin: string,
    private readonly headers: Record<string, string> = {},
  ) {}

  get<T = unknown>(path: string, options: CallOptions = {}): Promise<Answer<T>> {
    return this.call<T>('GET', path, options);
  }

  post<T = unknown>(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer<T>> {
    return this.call<T>('POST', path, { body, headers });
  }

  put<T = unknown>(path: string, body?: unknown): Promise<Answer<T>> {
    return this.call<T>('PUT', path, { body });
  }

  patch<T = unknown>(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer<T>> {
    return this.call<T>('PATCH', path, { body, headers });
  }

  delete<T = unknown>(path: string, body?: unknown): Promise<Answer<T>> {
    return this.call<T>('DELETE', path, { body });
  }

  /** @throws Error with status and body when the answer is not ok */
  async expectOk<T>(answer: Promise<Answer<T>>): Promise<T> {
    const { status, body } = await answer;
    if (status >= 400) throw new Error(`${status}: ${JSON.stringify(body)}`);
    return body;
  }

  async call<T>(method: string, path: string, options: CallOptions): Promise<Answer<T>> {
    const response = await this.send(method, path, options);
    const body = parse(await response.text());
    if (method !== 'HEAD') await checkBody(this.origin, received(method, path, response), body);
    return { status: response.status, headers: response.headers, body: body as T };
  }

  /** Makes a request without reading the body of the answer. */
  async open(method: string, path: string, options: CallOptions): Promise<Response> {
    const response = await this.send(method, path, options);
    await checkHead(this.origin, received(method, path, response));
    return response;
  }

  private async send(
    method: string,
    path: string,
    { body, headers = {}, signal }: CallOptions,
  ): Promise<Response> {
    const response = await fetch(`${this.origin}${path}`, {
      method,
      ...(signal && { signal }),
      redirect: 'manual',
      headers: {
        ...(this.cookies.size > 0 && { cookie: [...this.cookies].map((pair) => pair.join('=')).join('; ') }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...this.headers,
        ...headers,
      },
      ...(body !== undefined && { body: isAsItIs(body) ? body : JSON.stringify(body) }),
    });
    this.keepCookies(response.headers);
    return response;
  }

  private keepCookies(headers: Headers): void {
    for (const cookie of headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const [name = '', value = ''] = pair.split('=');
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}

const isAsItIs = (body: unknown): body is string | Uint8Array<ArrayBuffer> =>
  typeof body === 'string' || body instanceof Uint8Array;

/** Facts about an answer for the check against the OpenAPI document. */
export const received = (method: string, path: string, { status, headers }: Response): Received => ({
  method,
  path,
  status,
  contentType: headers.get('content-type'),
});

function parse(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
}

export const PASSWORD = 'a quiet harbor at dusk';

/** Proves the person's session for the following five minutes. */
export const prove = (person: Person, currentPassword = PASSWORD): Promise<unknown> =>
  person.expectOk(person.post('/api/account/confirm', { currentPassword }));

export interface SignedUp extends Person {
  user: User;
}

/** A person with an account, signed in. */
export async function signUp(origin: string, details: Record<string, string> = {}): Promise<SignedUp> {
  const person = new Person(origin);
  const email = `${randomUUID()}@example.org`;
  const user = await person.expectOk(
    person.post<User>('/api/signup', { email, password: PASSWORD, ...details }),
  );
  return Object.assign(person, { user });
}

/** A person who is signed in and has a couple account of their own. */
export async function single(origin: string): Promise<SignedUp & { couple: Couple }> {
  const person = await signUp(origin);
  const couple = await person.expectOk(person.post<Couple>('/api/couples/setup-individual'));
  return Object.assign(person, { couple });
}

/** Two people who share a couple account. */
export async function couple(origin: string): Promise<[SignedUp, SignedUp]> {
  const first = await single(origin);
  const second = await signUp(origin);
  await second.expectOk(second.post('/api/couples/join-invite', { inviteCode: first.couple.inviteCode }));
  await partnered(first);
  return [first, second];
}

async function partnered(person: Person): Promise<void> {
  await eventually('both partners to be seen', async () => {
    const { body } = await person.get<Couple>('/api/couples/current');
    return body.memberCount === 2 ? true : undefined;
  });
}

/** Error body of an answer that must be a refusal. */
export async function refusal(answer: Promise<Answer>): Promise<{ status: number } & ErrorBody> {
  const { status, body } = await answer;
  if (status < 400) throw new Error(`Expected a refusal, got ${status}: ${JSON.stringify(body)}`);
  return { status, ...(body as ErrorBody) };
}
