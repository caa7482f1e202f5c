import { LOGGER } from '@anew/observability/logger';
import { Metrics } from '@anew/observability/metrics';
import { Readiness } from '@anew/observability/readiness';
import type { Telemetry } from '@anew/observability/telemetry';
import { TRACER } from '@anew/observability/tracing';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import type { CallSigner } from './call-signature.js';
import { NatsLink } from './connection.js';
import { EventPublisher } from './events/publisher.js';
import { RpcClient } from './rpc-client.js';

export interface CoreParts extends Telemetry {
  readiness: Readiness;
}

/** Provides what every process injects: logger, metrics, readiness and tracer. */
@Global()
@Module({})
export class CoreModule {
  static with({ logger, metrics, readiness, tracer }: CoreParts): DynamicModule {
    const providers = [
      { provide: LOGGER, useValue: logger },
      { provide: Metrics, useValue: metrics },
      { provide: Readiness, useValue: readiness },
      { provide: TRACER, useValue: tracer },
    ];
    return { module: CoreModule, providers, exports: providers };
  }
}

export interface CallOptions {
  signer: CallSigner;
  /** Milliseconds for which answers are waited for, unless a call says otherwise. */
  deadlineMs: number;
}

const clientOf = (link: NatsLink, { signer, deadlineMs }: CallOptions): RpcClient =>
  new RpcClient(link, signer, { deadlineMs });

/** Provides NATS to a process: it publishes events and, as a caller, makes requests. */
@Global()
@Module({})
export class MessagingModule {
  static with(link: NatsLink, calls?: CallOptions): DynamicModule {
    const providers = [
      { provide: NatsLink, useValue: link },
      ...(calls ? [{ provide: RpcClient, useValue: clientOf(link, calls) }] : []),
      {
        provide: EventPublisher,
        useFactory: (nats: NatsLink) => new EventPublisher(nats),
        inject: [NatsLink],
      },
    ];
    return { module: MessagingModule, providers, exports: providers };
  }
}
