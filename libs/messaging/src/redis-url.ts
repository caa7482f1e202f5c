import { IsUrl } from 'class-validator';

const form = { protocols: ['redis', 'rediss'], require_tld: false, require_protocol: true };

/** Requires the address of a Redis server. */
export const IsRedisUrl = (): PropertyDecorator =>
  IsUrl(form, {
    message: 'REDIS_URL must be the address of the Redis server, such as redis://localhost:6379',
  });
