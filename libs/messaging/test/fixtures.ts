import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import type { Actor } from '@anew/contracts/actor';
import { DomainError } from '@anew/contracts/errors';
import type { EventEnvelope, EventMap, EventSubject } from '@anew/contracts/events/map';
import type { RpcSubject, StreamSubject } from '@anew/contracts/rpc/map';
import { SERVICES } from '@anew/contracts/rpc/services';
import { createLogger, type Logger } from '@anew/observability/logger';
import { Metrics } from '@anew/observability/metrics';
import { newTraceparent } from '@anew/observability/trace';
import { NO_TRACER } from '@anew/observability/tracing';
import { Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { CallSigner, CallVerifier } from '../src/call-signature.js';
import { NatsLink } from '../src/connection.js';
import type { EventDelivery } from '../src/events/delivery.js';
import { PassErrorsOn, strictValidation } from '../src/rpc-pipeline.js';
import { RpcServer, type StreamTimes } from '../src/rpc-server.js';

type LogLine = Record<string, unknown>;

export interface MemoryLog {
  logger: Logger;
  lines: LogLine[];
}

/** A logger whose lines can be read back. */
export function memoryLog(): MemoryLog {
  const lines: LogLine[] = [];
  const write = (line: string): void => void lines.push(JSON.parse(line) as LogLine);
  return { logger: createLogger('test', 'trace', { write }), lines };
}

export function openLink(url: string, log: MemoryLog = memoryLog()): Promise<NatsLink> {
  return NatsLink.open(url, 'test', log.logger);
}

export function actor(details: Partial<Actor> = {}): Actor {
  const userId = randomUUID();
  return {
    requestId: randomUUID(),
    timeZone: 'UTC',
    userId,
    sessionId: randomUUID(),
    coupleId: null,
    memberIds: [userId],
    ...details,
  };
}

export const ACTOR_KEY = Buffer.alloc(32, 7).toString('base64');

/** Signs requests as the gateway of the services under test. */
export const signer = new CallSigner(SERVICES.map((service) => `${service}:${ACTOR_KEY}`).join(','));

/** Signed request to `subject`, as a gateway sends it. */
export function signed(
  subject: RpcSubject | StreamSubject,
  deadline = Date.now() + 5_000,
  input: object = {},
): string {
  return signer.sign(subject, { caller: actor(), input, traceparent: newTraceparent(), deadline });
}

export interface Served {
  log: MemoryLog;
  metrics: Metrics;
  /** First step of a service that is told to end. */
  drain(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a microservice with these controllers, wired as by `startService`. */
export async function serve(link: NatsLink, controllers: Type[], times?: StreamTimes): Promise<Served> {
  @Module({ controllers })
  class TestModule {}
  const log = memoryLog();
  const metrics = new Metrics('test');
  const strategy = new RpcServer(
    link,
    'test',
    { logger: log.logger, metrics, tracer: NO_TRACER },
    new CallVerifier(ACTOR_KEY),
    times,
  );
  const app = await NestFactory.createMicroservice(TestModule, { strategy, logger: false });
  app.useGlobalPipes(strictValidation()).useGlobalFilters(new PassErrorsOn());
  await app.listen();
  return { log, metrics, drain: () => strategy.close(), close: () => app.close() };
}

/** The DomainError with which a promise was rejected. */
export async function refusalOf(promise: Promise<unknown>): Promise<DomainError> {
  try {
    await promise;
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
  throw new Error('Expected a refusal, got an answer');
}

export function eventOf<S extends EventSubject>(subject: S, data: EventMap[S]): EventEnvelope<S> {
  return {
    id: randomUUID(),
    subject,
    occurredAt: new Date().toISOString(),
    producer: 'test',
    traceparent: newTraceparent(),
    data,
  };
}

/** Handles deliveries in the same way as the interceptor of event handlers. */
export const settling =
  <S extends EventSubject>(handle: (event: EventEnvelope<S>) => Promise<void> | void) =>
  (delivery: EventDelivery): Promise<void> =>
    delivery.settle((event) => Promise.resolve(event as EventEnvelope<S>).then(handle));

/** Milliseconds that other work on the machine may add to a wait. What hangs takes longer. */
export const BUSY_MS = 10_000;

/** A promise that the test resolves. */
export class Gate {
  open: () => void = () => undefined;
  readonly opened = new Promise<void>((resolve) => {
    this.open = resolve;
  });
}
