import { describe, expect, it } from '@jest/globals';
import type { Reply, Request } from './request.js';
import { giveContext } from './request-context.hook.js';

/** Time zone of whoever sends these headers. */
function zoneOf(headers: Request['headers']): string {
  const request = { headers } as Request;
  giveContext(request, { header: () => undefined } as unknown as Reply);
  return request.context.timeZone;
}

describe('the time zone of a request', () => {
  it('is the one that its browser names', () => {
    expect(zoneOf({ 'x-time-zone': 'Europe/Berlin' })).toBe('Europe/Berlin');
  });

  it.each([undefined, '', 'Nowhere/None', 'z'.repeat(500)])('is UTC when it names %j', (zone) => {
    expect(zoneOf({ 'x-time-zone': zone })).toBe('UTC');
  });
});
