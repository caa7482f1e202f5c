import 'reflect-metadata';
import { identityRpc } from '@anew/contracts/identity/rpc';
import type { SignedIn } from '@anew/contracts/identity/views';
import type { RpcClient } from '@anew/messaging/rpc-client';
import { createLogger } from '@anew/observability/logger';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { GatewayConfig } from '../config/gateway.config.js';
import type { Reply } from '../http/request.js';
import { KnownDevices } from './known-device.js';
import { SessionCookies } from './session-cookies.js';

const SIGNED_IN = {
  user: { email: 'ben@example.org' },
  tokens: {
    accessToken: 'access',
    accessExpiresAt: '2026-11-20T12:15:00Z',
    refreshToken: 'new-session.secret',
    refreshExpiresAt: '2026-12-20T12:00:00Z',
  },
} as Omit<SignedIn, 'ownsAddress'>;

let asked: unknown[][];
let written: string[];
let cookies: Record<string, string>;

beforeEach(() => {
  [asked, written, cookies] = [[], [], {}];
});

/** Lets somebody in whose browser has these cookies, while the service answers so. */
async function enter(
  held: Record<string, string>,
  answer: Promise<null> = Promise.resolve(null),
  ownsAddress = false,
) {
  const config = Object.assign(new GatewayConfig(), {
    PUBLIC_ORIGIN: 'https://anew.example',
    COOKIE_SECRET: 'secret',
  });
  const rpc = {
    request: (subject: string, _caller: unknown, input: unknown) => {
      asked.push([subject, input]);
      return answer;
    },
  } as unknown as RpcClient;
  const logger = createLogger('test', 'warn', { write: (line) => void written.push(line) });
  const reply = {
    request: { cookies: held, context: {} },
    setCookie: (name: string, value: string) => (cookies[name] = value),
  };
  await new SessionCookies(config, new KnownDevices(config), rpc, logger).enter(reply as unknown as Reply, {
    ...SIGNED_IN,
    ownsAddress,
  });
}

describe('a sign-in', () => {
  it('in a browser without a session ends none', async () => {
    await enter({ signed_in: 'mark' });
    expect(asked).toEqual([]);
  });

  it('ends the session that the browser had, and names the one that follows it', async () => {
    await enter({ '__Secure-auth_refresh': 'old-session.secret' });
    expect(asked).toEqual([
      [identityRpc.sessions.end, { refreshToken: 'old-session.secret', successorId: 'new-session' }],
    ]);
  });

  it('succeeds also when that session cannot be ended, which is logged without its secret', async () => {
    await enter(
      { '__Secure-auth_refresh': 'old-session.secret' },
      Promise.reject(new Error('No service listens')),
    );
    expect(cookies).toMatchObject({ auth_token: 'access', '__Secure-auth_refresh': 'new-session.secret' });
    expect(written).toHaveLength(1);
    expect(written[0]).toContain('No service listens');
    expect(written[0]).not.toContain('old-session');
  });

  it('makes the browser known for an address only once it was proved', async () => {
    await enter({});
    expect(Object.keys(cookies).filter((name) => name.endsWith('auth_device'))).toEqual([]);
    await enter({}, Promise.resolve(null), true);
    expect(Object.keys(cookies).filter((name) => name.endsWith('auth_device'))).toHaveLength(1);
  });
});
