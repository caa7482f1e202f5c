import 'reflect-metadata';
import { healthSubject, type ServiceName } from '@anew/contracts/rpc/services';
import { ProcessConfig } from '@anew/observability/config';
import { createLogger, NestLogger } from '@anew/observability/logger';
import { Metrics } from '@anew/observability/metrics';
import { startOpsServer } from '@anew/observability/ops-server';
import { Readiness } from '@anew/observability/readiness';
import type { RunningProcess } from '@anew/observability/run-process';
import { startTracer } from '@anew/observability/start-tracer';
import { WholeNumber } from '@anew/observability/whole-number';
import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { IsOptional, IsString, IsUrl, ValidateBy } from 'class-validator';
import { ACTOR_KEY_SENTENCE, CallVerifier, isActorKey } from './call-signature.js';
import { NatsLink } from './connection.js';
import { CoreModule, type CoreParts, MessagingModule } from './core.module.js';
import { EventConsumers } from './events/consumers.js';
import { PassErrorsOn, strictValidation } from './rpc-pipeline.js';
import { RpcServer, STREAM_GRACE_MS } from './rpc-server.js';
import { PACE } from './streams/frames.js';
import { refuseUnanswered } from './unanswered.js';

export class MessagingConfig extends ProcessConfig {
  @IsUrl(
    { protocols: ['nats', 'tls'], require_tld: false, require_protocol: true },
    {
      message: 'NATS_URL must be the address of the NATS server, such as nats://user:password@localhost:4222',
    },
  )
  NATS_URL!: string;

  /**
   * File with the certificate authority that must have signed NATS's certificate. If it is set, TLS is
   * required.
   */
  @IsOptional()
  @IsString()
  NATS_TLS_CA?: string;
}

/** Settings that every process that answers requests reads from its environment. */
export class AnsweringConfig extends MessagingConfig {
  @ValidateBy({ name: 'isActorKey', validator: { validate: isActorKey } }, { message: ACTOR_KEY_SENTENCE })
  ACTOR_KEY!: string;

  /** Milliseconds that open streams have to finish when the process is told to stop. */
  @WholeNumber('STREAM_GRACE_MS', 0, 600_000)
  STREAM_GRACE_MS: number = STREAM_GRACE_MS;
}

/** Milliseconds beside those for streams in which a process that stops ends its other work. */
export const OTHER_WORK_MS = 9_000;

@Module({})
class RootModule {}

type RootImport = Type | DynamicModule;

function root(imports: RootImport[]): DynamicModule {
  return { module: RootModule, imports };
}

/** Makes the logger, metrics, readiness and tracer of a process. */
export async function coreParts(name: string, config: ProcessConfig): Promise<CoreParts> {
  const logger = createLogger(name, config.LOG_LEVEL);
  const metrics = new Metrics(name);
  metrics.collectProgramMetrics();
  return {
    logger,
    metrics,
    readiness: new Readiness(),
    tracer: await startTracer(name, config, logger),
  };
}

/**
 * Runs one service: it answers its RPC calls and its health, handles events and starts its ops server. When
 * it closes, it first reports that it is not ready, then accepts no new requests, finishes open requests and
 * events, and finally closes its connections.
 */
export async function startService(
  name: ServiceName,
  config: AnsweringConfig,
  module: RootImport,
): Promise<RunningProcess> {
  const parts = await coreParts(name, config);
  const { logger, metrics, readiness, tracer } = parts;
  const link = await NatsLink.open(config.NATS_URL, name, logger, config.NATS_TLS_CA);
  readiness.add('nats', () => link.isUp);
  const server = new RpcServer(link, name, parts, new CallVerifier(config.ACTOR_KEY), {
    ...PACE,
    graceMs: config.STREAM_GRACE_MS,
  });
  const app = await NestFactory.createMicroservice(
    root([CoreModule.with(parts), MessagingModule.with(link), module]),
    { strategy: server, logger: new NestLogger(logger), abortOnError: false },
  );
  app.useGlobalPipes(strictValidation()).useGlobalFilters(new PassErrorsOn());
  await app.listen();
  const consumers = new EventConsumers(link, parts);
  try {
    refuseUnanswered(name, server.getHandlers());
    consumers.start(name, server.getHandlers());
  } catch (error) {
    await app.close();
    await link.close();
    throw error;
  }
  answerHealth(name, link, readiness);
  const ops = await startOpsServer(config, readiness, metrics);
  logger.info({ opsPort: ops.port }, 'ready');
  return {
    closesWithinMs: config.STREAM_GRACE_MS + OTHER_WORK_MS,
    close: async () => {
      readiness.startDraining();
      await server.close();
      await consumers.stop();
      await app.close();
      await ops.close();
      await link.close();
      await tracer.close();
      logger.info('stopped');
    },
  };
}

/**
 * Runs a process that answers no requests and takes its work from a queue. `module` closes its own
 * connections in its shutdown hooks.
 */
export async function startWorker(
  name: string,
  config: ProcessConfig,
  module: RootImport,
): Promise<RunningProcess> {
  const parts = await coreParts(name, config);
  const { logger, metrics, readiness, tracer } = parts;
  const app = await NestFactory.createApplicationContext(root([CoreModule.with(parts), module]), {
    logger: new NestLogger(logger),
    abortOnError: false,
  });
  const ops = await startOpsServer(config, readiness, metrics);
  logger.info({ opsPort: ops.port }, 'ready');
  return {
    close: async () => {
      readiness.startDraining();
      await app.close();
      await ops.close();
      await tracer.close();
      logger.info('stopped');
    },
  };
}

function answerHealth(name: ServiceName, link: NatsLink, readiness: Readiness): void {
  link.connection.subscribe(healthSubject(name), {
    queue: name,
    callback: (error, message) => {
      if (!error) void readiness.report().then((report) => message.respond(JSON.stringify(report)));
    },
  });
}
