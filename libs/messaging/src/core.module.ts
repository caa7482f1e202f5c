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

/** Provides NATS to a process: it publishes events and, with a signer, makes requests. */
@Global()
@Module({})
export class MessagingModule {
  static with(link: NatsLink, signer?: CallSigner): DynamicModule {
    const providers = [
      { provide: NatsLink, useValue: link },
      ...(signer ? [{ provide: RpcClient, useValue: new RpcClient(link, signer) }] : []),
      {
        provide: EventPublisher,
        useFactory: (nats: NatsLink) => new EventPublisher(nats),
        inject: [NatsLink],
      },
    ];
    return { module: MessagingModule, providers, exports: providers };
  }
}
