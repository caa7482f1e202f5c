import 'reflect-metadata';
import type { Quote } from '@anew/contracts/content/views';
import type { ResolvedSession, SessionTokens, User } from '@anew/contracts/identity/views';
import type { InstanceInfo } from '@anew/contracts/instance/views';
import type { RpcClient } from '@anew/messaging/rpc-client';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { ExecutionContext } from '@nestjs/common';
import { GatewayConfig } from '../config/gateway.config.js';
import type { Request } from '../http/request.js';
import { type Asked, Route } from '../http/route.js';
import type { Memberships } from './memberships.js';
import { SessionGuard } from './session.guard.js';
import type { TokenVerifier, VerifiedToken } from './token-verifier.js';

class Routes {
  @Route('GET /api/auth/user')
  plain(_: Asked<'GET /api/auth/user'>): User {
    throw new Error('Only its marks are read.');
  }

  @Route('GET /api/instance')
  open(_: Asked<'GET /api/instance'>): InstanceInfo {
    throw new Error('Only its marks are read.');
  }

  @Route('GET /api/quotes/today')
  shared(_: Asked<'GET /api/quotes/today'>): Quote {
    throw new Error('Only its marks are read.');
  }

  unmarked(): void {
    // This method has no `@Route`.
  }
}

const VERIFIED: VerifiedToken = { userId: 'ana', sessionId: 'session', expiresAt: Date.now() + 60_000 };
const RENEWED: SessionTokens = {
  accessToken: 'renewed',
  accessExpiresAt: '2026-11-20T12:15:00Z',
  refreshToken: 'rotated',
  refreshExpiresAt: '2026-12-20T12:00:00Z',
};

const ALL_CLEARED = {
  auth_token: null,
  auth_refresh: null,
  '__Secure-auth_refresh': null,
  signed_in: null,
};

let session: ResolvedSession | null;
let refreshed: SessionTokens | null;
let cookies: Record<string, string | null>;
/** Headers of the answer, other than of its cookies. */
let answered: Record<string, string>;

beforeEach(() => {
  session = { userId: 'ana', coupleId: 'couple', memberIds: ['ana', 'bo'] };
  refreshed = null;
  cookies = {};
  answered = {};
});

const tokens = {
  verify: (token: string) => Promise.resolve(['good', 'renewed'].includes(token) ? VERIFIED : null),
} as unknown as TokenVerifier;
const memberships = { resolve: () => Promise.resolve(session) } as unknown as Memberships;
const rpc = { request: () => Promise.resolve(refreshed) } as unknown as RpcClient;
const reply = {
  request: { cookies: {} },
  header: (name: string, value: string) => {
    answered[name] = value;
    return reply;
  },
  setCookie: (name: string, value: string) => {
    cookies[name] = value;
    return reply;
  },
  clearCookie: (name: string) => {
    cookies[name] = null;
    return reply;
  },
};

interface Call {
  method?: string;
  headers?: Record<string, string>;
  cookies?: Record<string, string>;
  route?: keyof Routes;
}

async function pass({
  method = 'GET',
  headers = {},
  cookies: sent = {},
  route = 'plain',
}: Call): Promise<Request> {
  const guard = new SessionGuard(tokens, memberships, rpc, new GatewayConfig());
  const context = { requestId: 'request-1', timeZone: 'Europe/Berlin' };
  const request = { method, headers, cookies: sent, context } as unknown as Request;
  const execution = {
    getHandler: () => Routes.prototype[route],
    getClass: () => Routes,
    switchToHttp: () => ({ getRequest: () => request, getResponse: () => reply }),
  } as unknown as ExecutionContext;
  expect(await guard.canActivate(execution)).toBe(true);
  return request;
}

const signedIn = { authorization: 'Bearer good' };

describe('the guard', () => {
  it('vouches for whoever has a good token, as bearer or cookie', async () => {
    const expected = {
      requestId: 'request-1',
      timeZone: 'Europe/Berlin',
      userId: 'ana',
      sessionId: 'session',
      coupleId: 'couple',
      memberIds: ['ana', 'bo'],
    };
    expect((await pass({ headers: signedIn })).actor).toEqual(expected);
    expect((await pass({ cookies: { auth_token: 'good' } })).actor).toEqual(expected);
  });

  it('lets everybody through where anyone may call, and vouches for nobody there', async () => {
    expect((await pass({ route: 'open' })).actor).toBeUndefined();
  });

  it('lets nobody through without a session where the map asks for one', async () => {
    await expect(pass({})).rejects.toMatchObject({ kind: 'unauthenticated', code: 'sign_in_required' });
    await expect(pass({ headers: { authorization: 'Bearer forged' } })).rejects.toMatchObject({
      code: 'sign_in_required',
    });
  });

  it('lets nobody through to a method that is no route of the map', async () => {
    await expect(pass({ headers: signedIn, route: 'unmarked' })).rejects.toThrow(
      'unmarked answers no route of the map',
    );
  });

  it('wants a couple where a route does', async () => {
    await pass({ headers: signedIn, route: 'shared' });
    session = { userId: 'ana', coupleId: null, memberIds: ['ana'] };
    await pass({ headers: signedIn });
    await expect(pass({ headers: signedIn, route: 'shared' })).rejects.toMatchObject({
      kind: 'forbidden',
      code: 'couple_required',
    });
  });

  it('takes the cookies of whoever’s session has ended', async () => {
    session = null;
    await expect(pass({ headers: signedIn })).rejects.toMatchObject({ code: 'sign_in_required' });
    expect(cookies).toEqual(ALL_CLEARED);
  });

  it('renews an expired token on the way, and hands out its cookies', async () => {
    refreshed = RENEWED;
    const sent = { auth_token: 'expired', auth_refresh: 'refresh' };
    expect((await pass({ cookies: sent })).actor?.userId).toBe('ana');
    const signed_in = expect.stringMatching(/^[\w-]{12}$/);
    expect(cookies).toEqual({ auth_token: 'renewed', auth_refresh: 'rotated', signed_in });
  });

  it('renews nothing while the token is good', async () => {
    refreshed = RENEWED;
    await pass({ cookies: { auth_token: 'good', auth_refresh: 'refresh' } });
    expect(cookies).toEqual({});
  });

  it('refuses whose refresh token is not good either', async () => {
    const sent = { auth_token: 'expired', auth_refresh: 'stolen' };
    await expect(pass({ cookies: sent })).rejects.toMatchObject({ code: 'sign_in_required' });
    expect(cookies).toEqual(ALL_CLEARED);
  });
});

describe('the X-Person header', () => {
  const send = (person: string, method: string) =>
    pass({ method, headers: { ...signedIn, 'x-person': person }, cookies: { signed_in: 'marker' } });

  it.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])(
    'lets no %s through from a page of somebody else, whose session stays',
    async (method) => {
      await expect(send('bo', method)).rejects.toMatchObject({
        kind: 'unauthenticated',
        code: 'sign_in_required',
      });
      expect([cookies, answered]).toEqual([{}, {}]);
      expect((await send('ana', method)).actor?.userId).toBe('ana');
    },
  );

  it('means nothing where anyone may call', async () => {
    await pass({ headers: { 'x-person': 'bo' }, route: 'open' });
  });
});

describe('the Idempotency-Key header', () => {
  const send = (key: string, method = 'POST') =>
    pass({ method, headers: { ...signedIn, 'idempotency-key': key } });

  it.each(['a', '0198a7f2-3c3b-7a40-8a2c-5a6d1c1f0e11', 'x'.repeat(200), '!"#$%&~'])(
    'may be %s',
    async (key) => {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
        expect((await send(key, method)).actor?.idempotencyKey).toBe(key);
    },
  );

  it.each(['', ' ', 'a b', 'x'.repeat(201), 'größer', 'a\tb', 'a\u0000b'])('may not be %j', async (key) => {
    await expect(send(key)).rejects.toMatchObject({
      kind: 'invalid',
      code: 'validation_failed',
      message: 'Idempotency-Key takes 1 to 200 visible ASCII characters.',
    });
  });

  it('means nothing on a read', async () => {
    expect((await send('a', 'GET')).actor).not.toHaveProperty('idempotencyKey');
    expect((await send('not valid', 'GET')).actor).not.toHaveProperty('idempotencyKey');
  });

  it('may be missing', async () => {
    expect((await pass({ method: 'POST', headers: signedIn })).actor).not.toHaveProperty('idempotencyKey');
  });
});
