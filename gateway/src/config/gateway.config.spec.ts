import 'reflect-metadata';
import { SERVICES } from '@anew/contracts/rpc/services';
import { readConfig } from '@anew/observability/config';
import { describe, expect, it } from '@jest/globals';
import { GatewayConfig } from './gateway.config.js';

const secret = (bytes: number) => Buffer.alloc(bytes, 7).toString('base64');
const GOOD = {
  NATS_URL: 'nats://127.0.0.1:4222',
  REDIS_URL: 'redis://127.0.0.1:6379',
  ACTOR_KEYS: SERVICES.map((service) => `${service}:${secret(32)}`).join(','),
};

describe('the gateway’s configuration', () => {
  it('takes a secret of 32 bytes', () => {
    const config = readConfig(GatewayConfig, { ...GOOD, COOKIE_SECRET: secret(32) });
    expect(config.COOKIE_SECRET).toBe(secret(32));
  });

  it.each([undefined, 'c2hvcnQ=', secret(31), secret(33), secret(64), `${secret(32)}\n`, 'not base64'])(
    'is refused with a sentence that names the secret when it is %j',
    (value) => {
      const read = () => readConfig(GatewayConfig, { ...GOOD, COOKIE_SECRET: value });
      expect(read).toThrow(
        'The configuration cannot be used: COOKIE_SECRET must be 32 random bytes in base64.',
      );
    },
  );

  it.each(['0', '31', '3650', '1.5', '30d'])(
    'is refused with a sentence that names the days of backups when they are %j',
    (value) => {
      for (const name of ['BACKUP_DAYS', 'KEY_BACKUP_DAYS'])
        expect(() =>
          readConfig(GatewayConfig, { ...GOOD, COOKIE_SECRET: secret(32), [name]: value }),
        ).toThrow(`: ${name} must be a whole number of days from 1 to 30`);
    },
  );

  it('is refused where people reach it and nobody reads what they ask about their data', () => {
    const exposed = { ...GOOD, COOKIE_SECRET: secret(32), PUBLIC_ORIGIN: 'https://anew.example' };
    expect(() => readConfig(GatewayConfig, exposed)).toThrow(/: OPERATOR_EMAIL must be an address of yours/);
    const reached = { ...exposed, OPERATOR_EMAIL: 'data@anew.example' };
    expect(readConfig(GatewayConfig, reached).OPERATOR_EMAIL).toBe('data@anew.example');
  });

  it('has the rule of the services for the factor of the limits', () => {
    const read = (RATE_LIMIT_FACTOR: string) =>
      readConfig(GatewayConfig, { ...GOOD, COOKIE_SECRET: secret(32), RATE_LIMIT_FACTOR });
    expect(read('0.0001').RATE_LIMIT_FACTOR).toBe(0.0001);
    expect(() => read('0')).toThrow(': RATE_LIMIT_FACTOR must be above 0');
  });

  it.each(['99', '60001', 'soon'])(
    'is refused with a sentence that names the deadline when it is %j',
    (value) => {
      const read = () =>
        readConfig(GatewayConfig, { ...GOOD, COOKIE_SECRET: secret(32), CALL_DEADLINE_MS: value });
      expect(read).toThrow(/: CALL_DEADLINE_MS must be/);
    },
  );

  it.each([undefined, secret(32), `journal:${secret(32)}`])(
    'is refused with a sentence that names the services when the keys for them are %j',
    (value) => {
      const read = () => readConfig(GatewayConfig, { ...GOOD, COOKIE_SECRET: secret(32), ACTOR_KEYS: value });
      expect(read).toThrow(/: ACTOR_KEYS must be <service>:<32 .*identity-couple, content, journal/);
    },
  );
});
