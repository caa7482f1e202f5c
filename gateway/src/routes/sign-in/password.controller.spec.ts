import 'reflect-metadata';
import { setImmediate } from 'node:timers/promises';
import { DomainError } from '@anew/contracts/errors';
import { identityRpc } from '@anew/contracts/identity/rpc';
import { createRedis } from '@anew/messaging/redis';
import type { RpcClient } from '@anew/messaging/rpc-client';
import { UNAVAILABLE_ERROR } from '@anew/messaging/wire-error';
import { createLogger } from '@anew/observability/logger';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { fakeReply } from '../../../test/login-pages.js';
import type { KnownDevices } from '../../auth/known-device.js';
import type { OidcSignIn } from '../../auth/oidc/oidc-sign-in.js';
import { GatewayConfig } from '../../config/gateway.config.js';
import { RateLimits } from '../../http/rate-limits.js';
import type { Reply } from '../../http/request.js';
import { PasswordController } from './password.controller.js';

type Asked = Parameters<PasswordController['forgot']>[0];

/** Answers as identity-couple does. */
let request: (subject: string, caller: unknown, input: { token?: string }) => Promise<unknown>;
let controller: PasswordController;

beforeEach(() => {
  const rpc = {
    request: (...call: Parameters<typeof request>) => request(...call),
  } as unknown as RpcClient;
  const logger = createLogger('test', 'silent');
  const limits = new RateLimits(
    createRedis('redis://127.0.0.1:1', logger),
    Object.assign(new GatewayConfig(), { RATE_LIMIT_FACTOR: 1, COOKIE_SECRET: 'secret' }),
    logger,
  );
  const oidc = { refuseLocal: () => undefined } as OidcSignIn;
  controller = new PasswordController(rpc, limits, {} as KnownDevices, oidc);
});

const visit = (ip: string) => ({ ip, headers: {}, cookies: {}, context: {} });

it('sends ten links an hour for one network, goes on to answer as if it sent more, and counts no address', async () => {
  let sent = 0;
  request = () => Promise.resolve(sent++);
  const answers: unknown[] = [];
  const reply = { send: (answer: unknown) => answers.push(answer) } as unknown as Reply;
  const ask = (ip: string) =>
    controller.forgot({ body: { email: 'ana@example.org' }, request: visit(ip) } as unknown as Asked, reply);
  for (let count = 0; count < 12; count++) await ask('192.0.2.7');
  expect(sent).toBe(10);
  expect(answers).toEqual(Array.from({ length: 12 }, () => ({})));
  for (let network = 100; network < 130; network++) await ask(`192.0.2.${network}`);
  expect(sent).toBe(40);
});

describe('opening the link to a new password', () => {
  const GONE = new DomainError('invalid', 'invalid_reset_link', 'This link has expired or was already used.');
  const SECRET = 'a-secret';

  beforeEach(() => {
    request = (subject, _caller, { token }) =>
      subject === identityRpc.passwords.checkLink && token === SECRET
        ? Promise.resolve(null)
        : Promise.reject(GONE);
  });

  const open = async (token: string) => {
    const { reply, sent } = fakeReply();
    const asked = { query: { token, returnTo: '/journal' }, request: visit('192.0.2.7') };
    await controller.resetPage(asked as unknown as Parameters<typeof controller.resetPage>[0], reply);
    // What is given back is not waited for.
    await setImmediate();
    return { status: sent.status, body: sent.body as string };
  };
  const use = (token: string) =>
    controller.reset(
      { body: { token, password: 'a loud harbor at dawn' }, request: visit('192.0.2.7') } as unknown as Asked,
      {} as Reply,
    );
  const times = async (count: number, call: () => Promise<unknown>) => {
    for (let done = 0; done < count; done++) await call().catch(() => null);
  };

  it('asks for no password once it does not work anymore, and leads to another', async () => {
    const { status, body } = await open('old');
    expect(status).toBe(400);
    expect(body).toContain(GONE.message);
    expect(body).not.toMatch(/<form|<input/);
    expect(body).toContain('href="/api/password/forgot?returnTo=%2Fjournal"');
  });

  it('counts links that were made up together with those that were used, and none that works', async () => {
    await times(30, () => open(SECRET));
    await times(10, () => open('made up'));
    await times(9, () => use('made up'));
    expect((await open('made up')).status).toBe(400);
    const refused = await open('made up');
    expect(refused.status).toBe(429);
    expect(refused.body).toContain('That was a lot of tries.');
    await expect(use('made up')).rejects.toMatchObject({ code: 'too_many_requests' });
  });

  it('tells nothing of any link once that were too many tries', async () => {
    await times(20, () => open('made up'));
    const [works, not] = [await open(SECRET), await open('made up')];
    expect([works.status, not.status]).toEqual([429, 429]);
    expect(works.body.replace(SECRET, 'made up')).toBe(not.body);
  });

  it('shows the form while a service of the release before does not know the call, and counts nothing', async () => {
    request = () => Promise.reject(UNAVAILABLE_ERROR);
    await times(30, () => open(SECRET));
    const { status, body } = await open(SECRET);
    expect(status).toBe(200);
    expect(body).toMatch(/<form[^]*name="password"/);
  });
});
