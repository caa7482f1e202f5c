import { expect, it } from '@jest/globals';
import type { Request } from './request.js';
import { visitorOf } from './visitor.js';

const context = { requestId: 'request', timeZone: 'UTC' };
const visitorWith = (headers: Record<string, string>) =>
  visitorOf({ context, ip: '192.0.2.7', headers, cookies: {} } as unknown as Request);

it('a visitor is told by address, browser and language', () => {
  expect(visitorWith({ 'user-agent': 'A telephone', 'accept-language': 'es-MX,es;q=0.9,en;q=0.5' })).toEqual({
    ...context,
    address: '192.0.2.7',
    userAgent: 'A telephone',
    language: 'es',
  });
  expect(visitorWith({})).toMatchObject({ userAgent: null, language: 'en' });
});
