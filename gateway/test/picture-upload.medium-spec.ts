import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { DomainError } from '@anew/contracts/errors';
import type { RpcClient } from '@anew/messaging/rpc-client';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { fastify, type FastifyInstance } from 'fastify';
import type { SessionGuard } from '../src/auth/session.guard.js';
import { send } from '../src/http/error.filter.js';
import { asDomainError } from '../src/http/errors.js';
import type { RateLimits } from '../src/http/rate-limits.js';
import { PictureGate } from '../src/routes/objects/picture-upload.hook.js';

/** Address of an upload, each of another person unless they are named. */
const addressOf = (number: number, person = `person-${number}`) =>
  `/api/objects/0198a7f2-3c3b-7a40-8a2c-00000000000${number}?ticket=${person}.1.signature`;
const PHOTO = '/api/journal/0198a7f2-3c3b-7a40-8a2c-000000000001/photo';

/** Pictures that the limits let through in one case. */
const MOST_COUNTED = 12;
const tooMany = () => new DomainError('too_many', 'too_many_requests', 'Please wait.', { retryAfter: 61 });

let server: FastifyInstance;
let port: number;
/** Answers that the ticket of each upload is good. */
let admit: (() => void)[];
/** What was counted, for whom. */
let counted: Parameters<RateLimits['consume']>[];
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
  counted = [];
  const consume = (...count: Parameters<RateLimits['consume']>) =>
    counted.push(count) > MOST_COUNTED ? Promise.reject(tooMany()) : Promise.resolve();
  const limits = { consume } as unknown as RateLimits;
  server = fastify({ forceCloseConnections: true });
  server.setErrorHandler((error, _request, reply) => send(reply, asDomainError(error)));
  server.addHook('onRequest', (request, { raw }, done) => {
    request.context = { requestId: request.id, timeZone: 'UTC' };
    answers.push(raw);
    done();
  });
  const guard = { admit: () => Promise.resolve({ userId: 'ana' }) } as unknown as SessionGuard;
  new PictureGate(rpc, limits, guard).addTo(server);
  server.addContentTypeParser('image/jpeg', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  for (const path of ['/api/objects/:id', '/api/journal/:id/photo']) server.put(path, () => 'stored');
  await server.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = server.server.address() as AddressInfo);
});

afterEach(() => server.close());

/** Begins an upload whose ticket is being checked, and sends no picture. */
async function begin(path: string): Promise<Socket> {
  const checked = new Promise<void>((resolve) => (onCheck = resolve));
  const socket = connect(port, '127.0.0.1');
  socket.write(`PUT ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: image/jpeg\r\nContent-Length: 9\r\n\r\n`);
  await checked;
  return socket;
}

async function leave(socket: Socket): Promise<void> {
  const closed = once(answers.at(-1)!, 'close');
  socket.destroy();
  await closed;
}

/** Status of an upload whose ticket, if it needs one, is good at once. */
async function upload(path: string): Promise<number> {
  onCheck = () => admit.at(-1)!();
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'PUT',
    headers: { 'content-type': 'image/jpeg' },
    body: 'a picture',
  });
  await answer.text();
  return answer.status;
}

it('keeps no place for a client that left while its ticket was checked', async () => {
  for (const number of [1, 2, 3, 4]) await leave(await begin(addressOf(number)));
  for (const good of admit) good();
  expect(await upload(addressOf(5))).toBe(200);
});

it('gives a place back after an upload', async () => {
  for (const number of [1, 2, 3, 4, 5])
    for (const path of [addressOf(number), PHOTO]) expect(await upload(path)).toBe(200);
});

it('counts a photo for its person and an upload for its address, and takes no more than the limits let through', async () => {
  expect([await upload(PHOTO), await upload(addressOf(1))]).toEqual([200, 200]);
  expect(counted).toEqual([
    ['upload-user', 'ana'],
    ['upload-network', '127.0.0.1'],
  ]);
  while (counted.length < MOST_COUNTED) expect(await upload(PHOTO)).toBe(200);
  expect(await upload(PHOTO)).toBe(429);
});

it('has one place for one person, however slow they are, and others for the rest', async () => {
  await begin(addressOf(1, 'ana'));
  admit.at(-1)!();
  expect(await upload(addressOf(1, 'ana'))).toBe(403);
  for (const another of [addressOf(2, 'ana'), PHOTO]) expect(await upload(another)).toBe(503);
  expect(await upload(addressOf(3, 'bo'))).toBe(200);
});
