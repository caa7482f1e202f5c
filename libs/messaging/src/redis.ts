import { once } from 'node:events';
import type { Logger } from '@anew/observability/logger';
import { createClient } from '@redis/client';

const FIRST_RETRY_MS = 50;
const LONGEST_RETRY_MS = 1_000;

/** Creates a Redis client that reconnects forever. Its queue holds commands in the meantime. */
export function createRedis(url: string, logger: Logger) {
  const client = createClient({
    url,
    socket: { reconnectStrategy: (retries) => Math.min(FIRST_RETRY_MS * 2 ** retries, LONGEST_RETRY_MS) },
  });
  // An `error` event without a listener would end the process.
  return client.on('error', (error: unknown) => logger.warn({ err: error }, 'Redis not reachable'));
}

export type Redis = ReturnType<typeof createRedis>;

/**
 * Waits for `work` that uses Redis, but only while Redis is connected: a command that is open when the
 * connection breaks waits until it is back. A failure of `work` counts as its end.
 */
export async function whileConnected(redis: Redis, work: Promise<unknown> | undefined): Promise<void> {
  const ended = Promise.resolve(work).catch(() => undefined);
  if (!redis.isReady) return;
  const seen = new AbortController();
  const lost = once(redis, 'reconnecting', { signal: seen.signal }).catch(() => undefined);
  await Promise.race([ended, lost]);
  seen.abort();
}
