import type { RouteName } from '@anew/contracts/http/map';
import type { Person } from '@anew/testkit/person';

/** Time and status of one request. */
export interface Sample {
  route: RouteName;
  ms: number;
  status: number;
}

interface Asked<T> {
  body: T;
  status: number;
}

/** A person's browser that notes how long each call took. */
export class Clocked {
  constructor(
    readonly person: Person,
    private readonly samples: Sample[],
  ) {}

  /** @param route name in the contract; `path` is its address with parameters filled in */
  async ask<T>(route: RouteName, path?: string, body?: unknown): Promise<Asked<T>> {
    const [method = '', template = ''] = route.split(' ');
    const begun = performance.now();
    const response = await fetch(this.person.origin + (path ?? template), {
      method,
      redirect: 'manual',
      headers: {
        cookie: [...this.person.cookies].map((pair) => pair.join('=')).join('; '),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    this.samples.push({ route, ms: performance.now() - begun, status: response.status });
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
      if (value) this.person.cookies.set(name, value);
    }
    const isJson = response.headers.get('content-type')?.includes('json');
    return { status: response.status, body: (isJson && text ? JSON.parse(text) : null) as T };
  }
}
