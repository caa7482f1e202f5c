import { once } from 'node:events';
import { createClient } from 'redis';
import type { Logger } from '@anew/observability/logger';

const FIRST_RETRY_MS = 50;
const LONGEST_RETRY_MS = 1_000;

/** A node-redis client that reconnects for ever; commands wait in its queue meanwhile. */
export function createRedis(url: string, logger: Logger) {
  const client = createClient({
    url,
    socket: { reconnectStrategy: (retries) => Math.min(FIRST_RETRY_MS * 2 ** retries, LONGEST_RETRY_MS) },
  });
  // Without a listener an outage would end the process.
  return client.on('error', (error: unknown) => logger.warn({ err: error }, 'Redis not reachable'));
}

export type Redis = ReturnType<typeof createRedis>;

/**
 * Waits for `work` that talks to Redis, no longer than Redis is there: a command under way when it goes
 * waits until it is back. A failure of `work` counts as its end.
 */
export async function whileConnected(redis: Redis, work: Promise<unknown> | undefined): Promise<void> {
  const ended = Promise.resolve(work).catch(() => undefined);
  if (!redis.isReady) return;
  const seen = new AbortController();
  const lost = once(redis, 'reconnecting', { signal: seen.signal }).catch(() => undefined);
  await Promise.race([ended, lost]);
  seen.abort();
}
