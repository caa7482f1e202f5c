import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { IdentityConfig } from './identity.config.js';
import { keysFor, openValue, sealValue, secretsOf } from './sealed-value.js';

const secret = (fill: number) => Buffer.alloc(32, fill).toString('base64');
const [OLD, NEW] = [secret(1), secret(2)];
const configured = (...secrets: string[]) =>
  Object.assign(new IdentityConfig(), { KEY_ENCRYPTION_SECRET: secrets.join() });
const keys = (...secrets: string[]) => keysFor(configured(...secrets), 'a purpose');

describe('a sealed value', () => {
  const sealed = sealValue({ says: 'hello' }, 'ada', keys(OLD));

  it('is opened by the secret that sealed it, wherever that stands', () => {
    for (const secrets of [[OLD], [OLD, NEW], [NEW, OLD]])
      expect(openValue(sealed, 'ada', keys(...secrets))).toEqual({ says: 'hello' });
  });

  it('is sealed by the first secret', () => {
    const anew = sealValue('hello', 'ada', keys(NEW, OLD));
    expect(openValue(anew, 'ada', keys(NEW))).toBe('hello');
    expect(() => openValue(anew, 'ada', keys(OLD))).toThrow();
  });

  it('is opened by no other secret, for no other purpose and for nobody else', () => {
    expect(() => openValue(sealed, 'ada', keys(NEW))).toThrow();
    expect(() => openValue(sealed, 'ada', keysFor(configured(OLD), 'another purpose'))).toThrow();
    expect(() => openValue(sealed, 'ben', keys(OLD))).toThrow();
  });
});

it('the secrets are the configured ones, in their order', () => {
  expect(secretsOf(configured(NEW, OLD)).map((each) => each.toString('base64'))).toEqual([NEW, OLD]);
});
