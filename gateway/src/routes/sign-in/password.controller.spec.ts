import 'reflect-metadata';
import { createRedis } from '@anew/messaging/redis';
import type { RpcClient } from '@anew/messaging/rpc-client';
import { createLogger } from '@anew/observability/logger';
import { expect, it } from '@jest/globals';
import type { KnownDevices } from '../../auth/known-device.js';
import type { OidcSignIn } from '../../auth/oidc/oidc-sign-in.js';
import { GatewayConfig } from '../../config/gateway.config.js';
import { RateLimits } from '../../http/rate-limits.js';
import type { Reply } from '../../http/request.js';
import { PasswordController } from './password.controller.js';

type Asked = Parameters<PasswordController['forgot']>[0];

it('sends ten links an hour for one network, goes on to answer as if it sent more, and counts no address', async () => {
  let sent = 0;
  const rpc = { request: () => Promise.resolve(sent++) } as unknown as RpcClient;
  const logger = createLogger('test', 'silent');
  const limits = new RateLimits(
    createRedis('redis://127.0.0.1:1', logger),
    Object.assign(new GatewayConfig(), { RATE_LIMIT_FACTOR: 1, COOKIE_SECRET: 'secret' }),
    logger,
  );
  const oidc = { refuseLocal: () => undefined } as OidcSignIn;
  const controller = new PasswordController(rpc, limits, {} as KnownDevices, oidc);
  const answers: unknown[] = [];
  const reply = { send: (answer: unknown) => answers.push(answer) } as unknown as Reply;
  const ask = (ip: string) => {
    const request = { ip, headers: {}, cookies: {}, context: {} };
    return controller.forgot({ body: { email: 'ana@example.org' }, request } as unknown as Asked, reply);
  };
  for (let count = 0; count < 12; count++) await ask('192.0.2.7');
  expect(sent).toBe(10);
  expect(answers).toEqual(Array.from({ length: 12 }, () => ({})));
  for (let network = 100; network < 130; network++) await ask(`192.0.2.${network}`);
  expect(sent).toBe(40);
});
