import type { Couple } from '@anew/contracts/identity/views';
import { Person, signUp } from '@anew/testkit/person';
import { type SharedSystem, sharedSystem } from '@anew/testkit/shared-system';
import { beforeAll, describe, expect, it } from '@jest/globals';

let system: SharedSystem;
let signedIn: Person;

beforeAll(async () => {
  system = await sharedSystem();
  signedIn = await signUp(system.origin);
});

const LANDING = /Start Your Success Story/;
/** The app's page, which says "loading" until its scripts have arrived. */
const APP = /<div id="root"><div role="status"/;

const visitor = () => new Person(system.origin);
const withOnly = (cookie: string) => {
  const person = visitor();
  person.cookies.set(cookie, signedIn.cookies.get(cookie)!);
  return person;
};

const page = async (person: Person, path: string) => {
  const { status, body, headers } = await person.get<string>(path);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  return body;
};

describe('whoever is signed out', () => {
  it.each(['/', '/journal', '/modules/our-vision', '/no/such/page', '/?invite=k7m2x9qa'])(
    'gets the landing page at %s',
    async (path) => {
      expect(await page(visitor(), path)).toMatch(LANDING);
    },
  );

  it.each([
    '/invite/k7m2x9qa',
    '/invite',
    '/invite/%00',
    '/invite/k7m2%ff/',
    '/INVITE/%?from=mail',
    '/help',
    '/privacy',
    '/terms',
    '/simple-setup',
    '/simple-setup?invite=k7m2x9qa',
    '/Simple-Setup/',
  ])('gets the app at %s', async (path) => {
    expect(await page(visitor(), path)).toMatch(APP);
  });

  it('gets the landing page at addresses that only begin like those of the app', async () => {
    for (const path of ['/invite/a/b', '/simple-setup-guide', '/invites/x'])
      expect(await page(visitor(), path)).toMatch(LANDING);
  });
});

describe('an invitation', () => {
  const inviteOf = async (firstName: string) => {
    const inviter = await signUp(system.origin, { firstName });
    const { body } = await inviter.post<Couple>('/api/couples/setup-individual');
    return body;
  };
  const signUpPage = (returnTo: string, mode = 'signup') =>
    page(visitor(), `/api/login?mode=${mode}&returnTo=${encodeURIComponent(returnTo)}`);

  it('looks the same to a messenger, whether or not anybody has made the code', async () => {
    const { inviteCode } = await inviteOf('Ada');
    const known = await page(visitor(), `/invite/${inviteCode}`);
    const unknown = await page(visitor(), '/invite/zzzz2222');
    expect(known.replaceAll(inviteCode, 'zzzz2222')).toBe(unknown);
    expect(known).toContain(
      `property="og:image" content="${system.origin.replace('127.0.0.1', 'localhost')}/preview.png"`,
    );
    expect(known).not.toContain('Ada');
    const { status, headers } = await visitor().get('/preview.png');
    expect([status, headers.get('content-type')]).toEqual([200, 'image/png']);
  });

  it('names the inviter on the page to sign up, and keeps to itself whether a code exists', async () => {
    const { inviteCode } = await inviteOf('Ada');
    for (const returnTo of [`/invite/${inviteCode}`, `/simple-setup?invite=${inviteCode.toUpperCase()}`])
      expect(await signUpPage(returnTo)).toContain('<h1>\u2068Ada\u2069 invited you</h1>');
    expect(await signUpPage(`/invite/${inviteCode}`, 'login')).toContain('<h1>Welcome back</h1>');
    for (const returnTo of ['/invite/zzzz2222', '/invite/%', '/invite/a%2Fb'])
      expect(await signUpPage(returnTo)).toContain('<h1>Create account</h1>');
  });
});

describe('whoever is signed in', () => {
  it.each(['/', '/journal', '/no/such/page'])('gets the app at %s', async (path) => {
    expect(await page(signedIn, path)).toMatch(APP);
  });

  it('gets the app while the token is good, and when only the session behind it is', async () => {
    expect(await page(withOnly('auth_token'), '/')).toMatch(APP);
    expect(await page(withOnly('signed_in'), '/')).toMatch(APP);
  });

  it('gets the landing page after signing out, and once a dead session was refused', async () => {
    const person = await signUp(system.origin);
    const tab = visitor();
    for (const [name, value] of person.cookies) tab.cookies.set(name, value);
    expect((await person.get('/api/logout')).status).toBe(302);
    expect(await page(person, '/')).toMatch(LANDING);
    expect(person.cookies.has('signed_out')).toBe(false);
    expect(await page(tab, '/')).toMatch(APP);
    expect((await tab.get('/api/auth/user')).status).toBe(401);
    expect(await page(tab, '/')).toMatch(LANDING);
  });
});

describe('a page', () => {
  const raw = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    // With this mode, `fetch` asks like a browser that reloads. By default, Node's headers would rule out a
    // 304.
    fetch(system.origin + path, { method, headers, cache: 'no-cache' });

  it.each(['br', 'gzip'])(
    'is sent as %s to whoever takes that, and unpacks to the same',
    async (encoding) => {
      const plain = await raw('/', { 'accept-encoding': 'identity' });
      const small = await raw('/', { 'accept-encoding': encoding });
      expect(plain.headers.get('content-encoding')).toBeNull();
      expect(small.headers.get('content-encoding')).toBe(encoding);
      expect(await small.text()).toBe(await plain.text());
    },
  );

  it('is not sent again to whoever has it, and is after signing in', async () => {
    const { headers } = await raw('/');
    const etag = headers.get('etag') ?? '';
    expect(headers.get('vary')).toBe('Accept-Encoding, Cookie');
    expect(headers.get('cache-control')).toBe('no-cache');
    expect((await raw('/', { 'if-none-match': etag })).status).toBe(304);
    const cookie = 'signed_in=1';
    expect((await raw('/', { 'if-none-match': etag, cookie })).status).toBe(200);
  });

  it('answers HEAD like GET, without the body', async () => {
    const head = await raw('/journal', {}, 'HEAD');
    expect(head.status).toBe(200);
    expect(head.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await head.text()).toBe('');
  });

  it.each(['/', '/simple-setup', '/api/login', '/api/docs'])(
    'at %s has a policy without loopholes',
    async (path) => {
      const policy = (await raw(path)).headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/);
    },
  );
});

describe('files', () => {
  const assetOf = async () =>
    /\/assets\/index-[^"]+\.js/.exec(await page(visitor(), '/simple-setup'))?.[0] ?? '';

  it('that carry a hash are kept for ever, and come compressed', async () => {
    const { headers, status } = await fetch(system.origin + (await assetOf()), {
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('content-encoding')).toBe('br');
    expect(headers.get('content-type')).toMatch(/javascript/);
  });

  it('are sent packed only to whoever takes that, never at an address of their own', async () => {
    const asset = await assetOf();
    expect((await visitor().get(asset)).status).toBe(200);
    for (const packed of [`${asset}.br`, `${asset}.gz`])
      expect((await visitor().get(packed)).status).toBe(404);
  });

  it('have one font for all pages', async () => {
    const fontOf = async (path: string) =>
      /src:url\((\/assets\/[^)]+\.woff2)\)/.exec(await page(visitor(), path))?.[1] ?? 'none';
    const font = await fontOf('/api/login');
    expect(await fontOf('/')).toBe(font);
    const { status, headers } = await fetch(system.origin + font);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('font/woff2');
  });

  it.each([
    ['/sw.js', /javascript/],
    ['/manifest.webmanifest', /manifest\+json/],
    ['/favicon.svg', /svg/],
    ['/icons/192.png', /png/],
  ])('that do not are asked for anew: %s', async (path, type) => {
    const { headers, status } = await fetch(system.origin + path);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(type);
    expect(headers.get('cache-control')).toBe('no-cache');
    const etag = headers.get('etag') ?? '';
    // Without the second header, `fetch` would ask for a full answer.
    const again = { 'if-none-match': etag, 'cache-control': 'max-age=0' };
    expect((await fetch(system.origin + path, { headers: again })).status).toBe(304);
  });

  it('let the service worker reach the server', async () => {
    const { headers } = await fetch(`${system.origin}/sw.js`);
    expect(headers.get('content-security-policy')).toContain("connect-src 'self'");
  });

  it('are no way around the pages', async () => {
    for (const path of ['/landing.html', '/index.html', '/index.html.br', '/landing.html.gz'])
      expect(await page(visitor(), path)).toMatch(LANDING);
  });

  it.each(['/assets/journal-route-00000000.js', '/api', '/api/no-such-call', '/api/no/such/call?x=1'])(
    'and calls that there are not are refused: %s',
    async (path) => {
      const { status, body } = await visitor().get(path);
      expect(status).toBe(404);
      expect(body).toMatchObject({ statusCode: 404, code: 'not_found' });
    },
  );
});
