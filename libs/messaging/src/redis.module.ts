import { LOGGER, type Logger } from '@anew/observability/logger';
import { Readiness } from '@anew/observability/readiness';
import { type DynamicModule, Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { createRedis, type Redis } from './redis.js';

export const REDIS = Symbol('redis');

/** Provides the process's connection to Redis. */
@Global()
@Module({})
export class RedisModule implements OnApplicationShutdown {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  /** @param need `helpful` if the process can start and work without Redis */
  static with(url: string, need: 'needed' | 'helpful'): DynamicModule {
    const redis = {
      provide: REDIS,
      useFactory: async (logger: Logger, readiness: Readiness) => {
        const client = createRedis(url, logger);
        const check = async () => client.isReady && (await client.ping()) === 'PONG';
        if (need === 'needed') readiness.add('redis', check);
        else readiness.addHelpful('redis', check);
        const connected = client.connect();
        if (need === 'needed') await connected;
        // Each failed attempt is logged by the client, which goes on trying, so the process can start without Redis.
        // This fails only when the process ends before Redis came.
        else connected.catch((error: unknown) => logger.warn({ err: error }, 'Redis never reached'));
        return client;
      },
      inject: [LOGGER, Readiness],
    };
    return { module: RedisModule, providers: [redis], exports: [redis] };
  }

  onApplicationShutdown(): void {
    if (this.redis.isOpen) this.redis.destroy();
  }
}
