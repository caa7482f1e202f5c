import 'reflect-metadata';
import { readConfig } from '@anew/observability/config';
import { describe, expect, it } from '@jest/globals';
import { ServiceConfig } from './service-config.js';

const KEY = `1:${Buffer.alloc(32, 1).toString('base64')}`;
const GOOD = {
  NATS_URL: 'nats://127.0.0.1:4222',
  DATABASE_URL: 'postgres://me:secret@db:5432/anew_journal',
  KEYS_DATABASE_URL: 'postgres://me:secret@db:5432/anew_journal_keys',
  ACTOR_KEY: KEY.slice(2),
  DATA_KEYS: KEY,
};

describe('a service’s configuration', () => {
  it('takes the addresses of its servers, and has defaults for the rest', () => {
    expect(readConfig(ServiceConfig, GOOD)).toEqual({
      ...GOOD,
      DATABASE_POOL_SIZE: 10,
      DATABASE_WAIT_MS: 3_000,
      MOVE_AUTHOR_KEYS_AFTER_MS: 600_000,
      RATE_LIMIT_FACTOR: 1,
      LOG_LEVEL: 'info',
      OPS_PORT: 0,
      OTEL_TRACES_SAMPLER: 'parentbased_always_on',
      OTEL_TRACES_SAMPLER_ARG: 1,
      STREAM_GRACE_MS: 6_000,
    });
  });

  it.each([
    ['DATABASE_URL', undefined],
    ['DATABASE_URL', ''],
    ['DATABASE_URL', 'mysql://db/anew'],
    ['DATABASE_URL', 'db:5432'],
    ['KEYS_DATABASE_URL', undefined],
    ['KEYS_DATABASE_URL', 'mysql://db/anew'],
    ['NATS_URL', undefined],
    ['NATS_URL', 'http://localhost:4222'],
    ['ACTOR_KEY', undefined],
    ['ACTOR_KEY', 'secret'],
    ['DATA_KEYS', undefined],
    ['DATA_KEYS', 'secret'],
    ['DATA_KEYS', `${KEY},secret`],
    ['DATABASE_POOL_SIZE', 'many'],
    ['DATABASE_POOL_SIZE', '2.5'],
    ['DATABASE_POOL_SIZE', '101'],
    // Migrating takes one connection for its lock and one for its work. With only one, it would wait forever.
    ['DATABASE_POOL_SIZE', '1'],
    ['DATABASE_WAIT_MS', '99'],
    ['DATABASE_WAIT_MS', 'long'],
    ['STREAM_GRACE_MS', 'long'],
    ['STREAM_GRACE_MS', '-1'],
  ])('is refused with a sentence that names %s when it is %j', (name, value) => {
    const read = () => readConfig(ServiceConfig, { ...GOOD, [name]: value });
    expect(read).toThrow(new RegExp(`^The configuration cannot be used: .*${name}.*\\.$`));
    expect(read).not.toThrow('secret');
  });

  it.each(['2', '100'])('takes a pool of %s', (size) => {
    expect(readConfig(ServiceConfig, { ...GOOD, DATABASE_POOL_SIZE: size }).DATABASE_POOL_SIZE).toBe(
      Number(size),
    );
  });
});
