import 'reflect-metadata';
import { readConfig } from '@anew/observability/config';
import { describe, expect, it } from '@jest/globals';
import { IdentityConfig } from './identity.config.js';

const secret = (bytes: number) => Buffer.alloc(bytes, 7).toString('base64');
const GOOD = {
  NATS_URL: 'nats://127.0.0.1:4222',
  DATABASE_URL: 'postgres://me@db:5432/anew_identity',
  KEYS_DATABASE_URL: 'postgres://me@db:5432/anew_identity_keys',
  ACTOR_KEY: secret(32),
  DATA_KEYS: `1:${secret(32)}`,
  KEY_ENCRYPTION_SECRET: secret(32),
  OBJECT_SIGNING_SECRET: secret(32),
  VAPID_PRIVATE_KEY: secret(32),
  REDIS_URL: 'redis://127.0.0.1:6379',
};
const WITH_MAIL = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'Us <us@anew.example>' };

describe('the configuration of identity-couple', () => {
  it('takes secrets of 32 bytes', () => {
    expect(readConfig(IdentityConfig, GOOD)).toMatchObject(GOOD);
  });

  it.each(
    ['KEY_ENCRYPTION_SECRET', 'OBJECT_SIGNING_SECRET', 'VAPID_PRIVATE_KEY'].flatMap((name) =>
      [undefined, 'c2hvcnQ=', secret(31), secret(33), secret(64), `${secret(32)}\n`, 'not base64'].map(
        (value) => ({ name, value }),
      ),
    ),
  )('is refused with a sentence that names $name when it is $value', ({ name, value }) => {
    const read = () => readConfig(IdentityConfig, { ...GOOD, [name]: value });
    expect(read).toThrow(`The configuration cannot be used: ${name} must be 32 random bytes in base64.`);
  });

  it.each([
    [{}, false],
    [WITH_MAIL, true],
    [{ ...WITH_MAIL, REQUIRE_PROVED_ADDRESS: 'false' }, false],
    [{ REQUIRE_PROVED_ADDRESS: 'true' }, true],
  ])('asks for proof of addresses with %j: %p', (given, asked) => {
    expect(readConfig(IdentityConfig, { ...GOOD, ...given }).mustProveAddress).toBe(asked);
  });

  it.each(['yes', '1', 'TRUE', 'of course'])('is refused when proof of addresses is %j', (value) => {
    const read = () => readConfig(IdentityConfig, { ...GOOD, REQUIRE_PROVED_ADDRESS: value });
    expect(read).toThrow('REQUIRE_PROVED_ADDRESS must be true or false');
  });

  it.each([undefined, '', 'Anew <no-reply@anew.invalid>'])(
    'is refused when a mail server elsewhere would get mails from %j',
    (value) => {
      const read = () => readConfig(IdentityConfig, { ...GOOD, ...WITH_MAIL, MAIL_FROM: value });
      expect(read).toThrow('MAIL_FROM must be an address of yours');
    },
  );

  it('needs no sender for a mail server on this machine, nor without one', () => {
    for (const given of [{}, { SMTP_URL: 'smtp://127.0.0.1:1025' }])
      expect(readConfig(IdentityConfig, { ...GOOD, ...given }).MAIL_FROM).toContain('@');
  });

  it('is refused with a sentence that names SMTP_URL, and no other, when that is no address', () => {
    const read = () => readConfig(IdentityConfig, { ...GOOD, SMTP_URL: 'mail.example' });
    expect(read).toThrow(/cannot be used: SMTP_URL must be the address of a mail server, such as [^;]+$/);
  });

  it.each(['soon', '99', '1.5'])('is refused when deletions are to be repeated after %j', (value) => {
    const read = () => readConfig(IdentityConfig, { ...GOOD, REPEAT_DELETIONS_AFTER_MS: value });
    expect(read).toThrow(/REPEAT_DELETIONS_AFTER_MS must be/);
  });

  it.each(['http://key:secret@s3.example/bucket', 'http://key:secret@10.0.0.7/bucket'])(
    'is refused when pictures would go unencrypted to %s',
    (value) => {
      const read = () => readConfig(IdentityConfig, { ...GOOD, OBJECT_STORE_URL: value });
      expect(read).toThrow('OBJECT_STORE_URL must be an https address, unless it is on this machine');
    },
  );

  it.each(['https://key:secret@s3.example/bucket', 'http://key:secret@127.0.0.1:9000/bucket'])(
    'takes pictures to %s',
    (value) => {
      expect(readConfig(IdentityConfig, { ...GOOD, OBJECT_STORE_URL: value }).OBJECT_STORE_URL).toBe(value);
    },
  );
});
