import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { RpcClient } from '@anew/messaging/rpc-client';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { fastify, type FastifyInstance } from 'fastify';
import type { SessionGuard } from '../../auth/session.guard.js';
import { send } from '../../http/error.filter.js';
import { asDomainError } from '../../http/errors.js';
import type { RateLimits } from '../../http/rate-limits.js';
import { PictureGate } from './picture-upload.hook.js';

const addressOf = (number: number) => `/api/objects/0198a7f2-3c3b-7a40-8a2c-00000000000${number}?ticket=t`;

let server: FastifyInstance;
let port: number;
/** Answers that the ticket of each upload is good. */
let admit: (() => void)[];
let answers: ServerResponse[];
/** Is called with each upload whose ticket is being checked. */
let onCheck: () => void;

beforeEach(async () => {
  [admit, answers] = [[], []];
  const rpc = {
    request: () =>
      new Promise<void>((resolve) => {
        admit.push(resolve);
        onCheck();
      }),
  } as unknown as RpcClient;
  const limits = { consume: () => Promise.resolve() } as unknown as RateLimits;
  server = fastify();
  server.setErrorHandler((error, _request, reply) => send(reply, asDomainError(error)));
  server.addHook('onRequest', (_request, { raw }, done) => {
    answers.push(raw);
    done();
  });
  new PictureGate(rpc, limits, {} as SessionGuard).guard(server);
  server.addContentTypeParser('image/jpeg', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  server.put('/api/objects/:id', () => 'stored');
  await server.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = server.server.address() as AddressInfo);
});

afterEach(() => server.close());

/** Begins an upload and leaves while its ticket is being checked. */
async function leaveEarly(number: number): Promise<void> {
  const checked = new Promise<void>((resolve) => (onCheck = resolve));
  const socket = connect(port, '127.0.0.1');
  socket.write(
    `PUT ${addressOf(number)} HTTP/1.1\r\nHost: x\r\nContent-Type: image/jpeg\r\nContent-Length: 9\r\n\r\n`,
  );
  await checked;
  const closed = once(answers.at(-1)!, 'close');
  socket.destroy();
  await closed;
}

/** Status of an upload whose ticket is good at once. */
async function upload(number: number): Promise<number> {
  onCheck = () => admit.at(-1)!();
  const answer = await fetch(`http://127.0.0.1:${port}${addressOf(number)}`, {
    method: 'PUT',
    headers: { 'content-type': 'image/jpeg' },
    body: 'a picture',
  });
  await answer.text();
  return answer.status;
}

it('keeps no place for a client that left while its ticket was checked', async () => {
  for (const number of [1, 2, 3, 4]) await leaveEarly(number);
  for (const good of admit) good();
  expect(await upload(5)).toBe(200);
});

it('gives a place back after an upload', async () => {
  for (const number of [1, 2, 3, 4, 5]) expect(await upload(number)).toBe(200);
});
