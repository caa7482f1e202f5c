import { SERVICES } from '@anew/contracts/rpc/services';
import { createClient } from '@redis/client';
import { Database } from './database.js';
import { listPayloads } from './events.js';
import type { ServerAddress } from './servers.js';

export type Place = (typeof SERVICES)[number] | 'redis' | 'events';

/** All that a system keeps, as text, by where it is kept; bytes in a database show as hexadecimal digits. */
export async function keptBy(
  system: Record<'postgres' | 'redis' | 'nats', ServerAddress>,
): Promise<Record<Place, string>> {
  const databases = SERVICES.map(async (service) => {
    const database = new Database(system.postgres, service);
    try {
      return [service, (await database.everything()).join('\n')];
    } finally {
      await database.close();
    }
  });
  return {
    ...(Object.fromEntries(await Promise.all(databases)) as Record<(typeof SERVICES)[number], string>),
    redis: await everythingIn(system.redis.url),
    events: (await listPayloads(system.nats, 'evt.>')).join('\n'),
  };
}

async function everythingIn(url: string): Promise<string> {
  const redis = await createClient({ url }).connect();
  const keys = await redis.keys('*');
  const values = await Promise.all(keys.map((key) => redis.dump(key)));
  redis.destroy();
  return [...keys, ...values.map(String)].join('\n');
}
