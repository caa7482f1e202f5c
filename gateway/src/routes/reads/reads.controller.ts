import { DomainError } from '@anew/contracts/errors';
import type { ReadAnswer } from '@anew/contracts/reads/views';
import { Controller } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { accessTokenOf } from '../../auth/cookies.js';
import { asDomainError, errorBody } from '../../http/errors.js';
import { headerOf, type Reply, type Request } from '../../http/request.js';
import { type Asked, Route } from '../../http/route.js';
import { SENT } from '../../http/self-sent.js';
import { eventStream } from '../../http/sse.js';
import { asTheyCome } from './as-they-come.js';
import { isReadable } from './readable.js';

/** Characters of the longest answer that is passed on. Answers wait in memory for each other. */
const LONGEST_ANSWER = 65_536;

/**
 * Headers of a read inside the gateway. It has the caller's token and no cookies, so it can neither renew nor end a
 * session: sixteen reads that do so at once would look like a stolen token.
 */
function headersOf(request: Request): Record<string, string> {
  const { requestId, timeZone } = request.context;
  return {
    authorization: `Bearer ${accessTokenOf(request) ?? ''}`,
    'user-agent': headerOf(request, 'user-agent') ?? '',
    'x-request-id': requestId,
    'x-time-zone': timeZone,
  };
}

/** Text of an answer, or null if it is too long. The rest of that is not even made. */
async function shortText(body: AsyncIterable<Buffer>): Promise<string | null> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of body) {
    bytes += piece.length;
    if (bytes > LONGEST_ANSWER) return null;
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString();
}

/**
 * One read as if it had come by itself: the same guards, limits, logs and deadlines apply.
 * @returns null where only the client's own request can bring the answer
 */
async function read(fastify: FastifyInstance, url: string, request: Request): Promise<ReadAnswer | null> {
  const answer = await fastify.inject({
    url,
    headers: headersOf(request),
    remoteAddress: request.ip,
    payloadAsStream: true,
  });
  // Else the rest of a long answer would wait for its reader, and keep its place among the long ones, for good.
  const body = await shortText(answer.stream()).finally(() => answer.raw.res.destroy());
  const { link } = answer.headers;
  const status = answer.statusCode;
  return body === null ? null : { path: url, status, link: typeof link === 'string' ? link : null, body };
}

async function* eventsOf(reads: readonly Promise<ReadAnswer | null>[]) {
  for await (const answer of asTheyCome(reads)) if (answer) yield { event: 'read', data: answer };
}

/** All reads of a screen in one request, because each request costs a phone a round trip. */
@Controller()
export class ReadsController {
  constructor(private readonly host: HttpAdapterHost<FastifyAdapter>) {}

  @Route('GET /api/reads')
  readAll({ query, request }: Asked<'GET /api/reads'>, reply: Reply) {
    const addresses = [...new Set(query.path)];
    if (!addresses.every(isReadable))
      throw new DomainError(
        'invalid',
        'validation_failed',
        'Only addresses that answer JSON can be read together.',
      );
    void reply.headers({ 'X-Accel-Buffering': 'no' }).type('text/event-stream; charset=utf-8');
    // HEAD asks for the headers alone.
    if (request.method === 'HEAD') {
      void reply.send();
      return SENT;
    }
    const fastify = this.host.httpAdapter.getInstance();
    const reads = addresses.map((address) => read(fastify, address, request).catch(() => null));
    void reply.send(
      eventStream(eventsOf(reads), (error) => ({ event: 'error', data: errorBody(asDomainError(error)) })),
    );
    return SENT;
  }
}
