import { describe, expect, it } from '@jest/globals';
import { pictureIdOf, pictureUrl } from './picture-url.rules.js';

const ID = '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b';

describe('the picture that an address names', () => {
  it.each([pictureUrl(ID), `${pictureUrl(ID)}?ticket=anything`, `https://anew.example${pictureUrl(ID)}`])(
    'is found in %s',
    (url) => {
      expect(pictureIdOf(url)).toBe(ID);
    },
  );

  it.each([
    '',
    '/',
    'javascript:alert(1)',
    `/api/objects/${ID}/more`,
    `/elsewhere/${ID}`,
    '/api/objects/',
    `/api/objects/${'-'.repeat(36)}`,
    `/api/objects/${'a'.repeat(36)}`,
    'https://',
  ])('is not found in %j', (url) => {
    expect(pictureIdOf(url)).toBeNull();
  });
});
