import 'reflect-metadata';
import { readConfig } from '@anew/observability/config';
import { expect, it } from '@jest/globals';
import { CoachingConfig } from './coaching.config.js';

const secret = Buffer.alloc(32, 7).toString('base64');
const GOOD = {
  NATS_URL: 'nats://127.0.0.1:4222',
  ACTOR_KEY: secret,
  DATABASE_URL: 'postgres://me@db/anew_coaching',
  KEYS_DATABASE_URL: 'postgres://me@db/anew_coaching_keys',
  DATA_KEYS: `1:${secret}`,
};

const ADDRESSES = ['ANTHROPIC_BASE_URL', 'OPENAI_BASE_URL'] as const;

it.each(ADDRESSES)('%s is refused when what people wrote would go there unencrypted', (name) => {
  const read = () => readConfig(CoachingConfig, { ...GOOD, [name]: 'http://models.example/v1' });
  expect(read).toThrow(`${name} must be an https address, unless it is on this machine`);
});

it.each(ADDRESSES)('%s may be https, or a model on this machine', (name) => {
  for (const address of ['https://models.example/v1', 'http://localhost:11434/v1', 'http://[::1]:11434'])
    expect(readConfig(CoachingConfig, { ...GOOD, [name]: address })[name]).toBe(address);
});
