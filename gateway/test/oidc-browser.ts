import { checkHead } from '@anew/testkit/documented';
import { received } from '@anew/testkit/person';

const MOST_REDIRECTS = 10;

export interface Arrival {
  url: URL;
  status: number;
  location: string | null;
  headers: Headers;
  body: string;
}

/**
 * A browser that two origins redirect to each other. It stores the cookies of each and follows redirects only
 * when told to.
 */
export class Browser {
  private readonly jars = new Map<string, Map<string, string>>();

  jar(origin: string): Map<string, string> {
    const jar = this.jars.get(origin) ?? new Map<string, string>();
    this.jars.set(origin, jar);
    return jar;
  }

  async go(address: string | URL, form?: Record<string, string>): Promise<Arrival> {
    const url = new URL(address);
    const jar = this.jar(url.origin);
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...jar].map((pair) => pair.join('=')).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    const { status, headers } = response;
    await checkHead(url.origin, received(form ? 'POST' : 'GET', url.pathname, response));
    return { url, status, headers, location: headers.get('location'), body: await response.text() };
  }

  /** Follows redirects and stops before an address for which `stopAt` is true. */
  async follow(from: Arrival, stopAt: (url: URL) => boolean): Promise<Arrival | URL> {
    let arrival = from;
    for (let redirects = 0; redirects < MOST_REDIRECTS; redirects++) {
      if (arrival.location === null) return arrival;
      const next = new URL(arrival.location, arrival.url);
      if (stopAt(next)) return next;
      arrival = await this.go(next);
    }
    throw new Error(`More than ${MOST_REDIRECTS} redirects from ${from.url.href}`);
  }
}

/**
 * Signs in at the provider under a name, or stays signed in, and consents. @returns the address to return to
 */
export async function passProvider(browser: Browser, leaving: Arrival, name: string): Promise<URL> {
  const isBack = (url: URL) => url.pathname === '/api/login/callback';
  let at = await browser.follow(leaving, isBack);
  while (!(at instanceof URL)) {
    const [, action] = /<form[^>]*action="([^"]+)"/.exec(at.body) ?? [];
    const [, prompt] = /name="prompt" value="(\w+)"/.exec(at.body) ?? [];
    if (action === undefined || prompt === undefined)
      throw new Error(`No way on from ${at.url.href}: ${at.body.replace(/<[^>]+>/g, '')}`);
    at = await browser.follow(await browser.go(action, { prompt, login: name, password: 'any' }), isBack);
  }
  return at;
}
