import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { DomainError, type ErrorBody } from '@anew/contracts/errors';
import type { Logger } from '@anew/observability/logger';
import type { FastifyInstance } from 'fastify';

/** Milliseconds in which a request must have arrived, including its body. */
const REQUEST_MS = 30_000;
/** Milliseconds in which the headers must have arrived. */
const HEAD_MS = 15_000;
/** Interval in milliseconds at which late requests are looked for. */
const LOOK_MS = 2_000;
/**
 * Milliseconds without a byte in either direction during an answer. It is longer than any pause in our
 * answers.
 */
const SILENCE_MS = 120_000;

/** Options for Fastify: how long a client may take. */
export const TIME_LIMITS = {
  requestTimeout: REQUEST_MS,
  connectionTimeout: SILENCE_MS,
  http: {
    requestTimeout: REQUEST_MS,
    headersTimeout: HEAD_MS,
    connectionsCheckingInterval: LOOK_MS,
    // Node would refuse without a body. The `checkHeads` hook gives this refusal the same shape as all
    // others.
    requireHostHeader: false,
  },
};

const LARGE_HEAD: ErrorBody = {
  statusCode: 431,
  code: 'too_large',
  message: 'The headers of this request are more than can be sent at once.',
};
const LATE: ErrorBody = {
  statusCode: 408,
  code: 'timeout',
  message: 'The request took too long to arrive. Please try again.',
};
const UNREADABLE: ErrorBody = {
  statusCode: 400,
  code: 'validation_failed',
  message: 'The request could not be read. Send well-formed HTTP.',
};

const BODIES: Record<string, ErrorBody> = {
  HPE_HEADER_OVERFLOW: LARGE_HEAD,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { ...LARGE_HEAD, statusCode: 413 },
  ERR_HTTP_REQUEST_TIMEOUT: LATE,
};
const REASONS: Record<number, string> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  413: 'Payload Too Large',
  431: 'Request Header Fields Too Large',
};

interface BrokenSocket extends Socket {
  /** Node's internal reference to the answer that is being sent on this connection. */
  _httpMessage?: ServerResponse | null;
}

function answerText(body: ErrorBody, requestId: string): string {
  const text = JSON.stringify(body);
  const head = [
    `HTTP/1.1 ${body.statusCode} ${REASONS[body.statusCode]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(text)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    `X-Request-Id: ${requestId}`,
    'Connection: close',
  ];
  return `${head.join('\r\n')}\r\n\r\n${text}`;
}

/** Answers a request that could not be parsed with the standard error body, then closes the connection. */
export function answerBroken(logger: Logger) {
  return (error: { code?: string }, socket: Socket): void => {
    const { writable, destroyed, _httpMessage: answer } = socket as BrokenSocket;
    // Once an answer has begun, anything we write would be taken for a part of it.
    if (!writable || destroyed || error.code === 'ECONNRESET' || answer?.headersSent) {
      socket.destroy();
      return;
    }
    const requestId = randomUUID();
    const body = BODIES[error.code ?? ''] ?? UNREADABLE;
    logger.info({ requestId, status: body.statusCode, cause: error.code }, 'request not understood');
    socket.end(answerText(body, requestId), () => socket.destroy());
  };
}

/**
 * Refuses requests without a Host header, which HTTP/1.1 requires. Ignoring an unknown Expect header is
 * allowed.
 */
export function checkHeads(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    const isOld = request.raw.httpVersion === '1.0';
    if (isOld || request.headers.host !== undefined) return done();
    done(new DomainError('invalid', 'validation_failed', 'The request names no host. Send a Host header.'));
  });
  fastify.server.on('checkExpectation', (request, response) => fastify.routing(request, response));
}
