import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { IdentityConfig } from '../config/identity.config.js';
import { StopLinks } from './stop-links.js';

const [OLD, NEW] = [1, 2].map((fill) => Buffer.alloc(32, fill).toString('base64'));
const links = (secrets: string) =>
  new StopLinks(Object.assign(new IdentityConfig(), { KEY_ENCRYPTION_SECRET: secrets }));
const ADAS_LETTER = { kind: 'letter', userId: '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b' } as const;

describe('a link that stops mails', () => {
  const token = links(`${OLD}`).tokenFor(ADAS_LETTER);

  it('says what it stops, and for whom', () => {
    expect(links(`${OLD}`).read(token)).toEqual(ADAS_LETTER);
  });

  it('works while its secret is rotated, and no more once that is removed', () => {
    expect(links(`${NEW},${OLD}`).read(token)).toEqual(ADAS_LETTER);
    expect(links(`${NEW}`).read(token)).toBeNull();
  });

  it('is none of ours when a bit of it was changed, or bytes are missing', () => {
    const bytes = Buffer.from(token, 'base64url');
    const changed = Buffer.from(bytes);
    changed[0] = 1;
    for (const each of [changed, bytes.subarray(1), Buffer.alloc(0)])
      expect(links(`${OLD}`).read(each.toString('base64url'))).toBeNull();
  });
});
