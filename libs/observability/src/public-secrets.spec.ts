import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { publicSecrets } from './public-secrets.js';
import { isLoopback } from './safe-address.js';

const key = (text: string) => Buffer.from(text.padEnd(32, '!')).toString('base64');
const DEFAULTS = {
  DATABASE_URL: 'postgres://anew_journal:development@postgres/anew_journal',
  DATA_KEYS: `2:${key('anew development data journal')},1:${key('anew development data key')}`,
  LOG_LEVEL: 'info',
};
const OWN = {
  DATABASE_URL: 'postgres://anew_journal:k3x9@postgres/anew_journal',
  DATA_KEYS: `1:${key('x')}`,
};

describe('public secrets', () => {
  it.each([
    ['the address is https', { PUBLIC_ORIGIN: 'https://anew.example' }],
    ['the port is open to all', { BIND_ADDRESS: '0.0.0.0' }],
    ['the port is open to a network', { BIND_ADDRESS: '192.168.1.7' }],
  ])('are named when %s', (_when, exposed) => {
    expect(publicSecrets({ ...DEFAULTS, ...exposed })).toEqual(['DATABASE_URL', 'DATA_KEYS']);
    expect(publicSecrets({ ...OWN, ...exposed })).toEqual([]);
    expect(publicSecrets({ ...OWN, ...exposed, SET_PASSWORDS: ' NATS_OPERATOR_PASSWORD' })).toEqual([
      'POSTGRES_PASSWORD',
    ]);
  });

  it.each([{}, { BIND_ADDRESS: '127.0.0.1', PUBLIC_ORIGIN: 'http://localhost:3000' }, { BIND_ADDRESS: '' }])(
    'may be used where only this machine can reach them: %j',
    (here) => {
      expect(publicSecrets({ ...DEFAULTS, ...here })).toEqual([]);
    },
  );

  it('are all that docker-compose.yml has for a default', () => {
    const compose = readFileSync(new URL('../../../docker-compose.yml', import.meta.url), 'utf8');
    const keys = [...compose.matchAll(/[A-Za-z0-9+/]{43}=/g)].map(([found]) => found);
    expect(keys.length).toBeGreaterThan(10);
    const exposed = { PUBLIC_ORIGIN: 'https://anew.example' };
    for (const each of keys) expect(publicSecrets({ ...exposed, EACH: each })).toEqual(['EACH']);
  });
});

it.each(['localhost', '127.0.0.1', '127.8.0.1', '[::1]', '::1', 'mail.localhost'])(
  '%s is this machine',
  (host) => {
    expect(isLoopback(host)).toBe(true);
  },
);

it.each(['mail.example', '0.0.0.0', '10.0.0.1', 'localhost.example', '127.0.0.1.example'])(
  '%s is another machine',
  (host) => {
    expect(isLoopback(host)).toBe(false);
  },
);
