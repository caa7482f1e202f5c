import { DomainError } from '@anew/contracts/errors';
import { describe, expect, it } from '@jest/globals';
import { isAway, NotReachable, toWire, UNAVAILABLE_ERROR } from '../src/wire-error.js';

const failed = (code: string) => Object.assign(new Error('A server said so'), { code });

describe('a server that cannot work', () => {
  it.each([
    ['refuses connections', 'ECONNREFUSED'],
    ['has a name that nobody can look up just now', 'EAI_AGAIN'],
    ['has a name that nobody knows', 'ENOTFOUND'],
    ['is behind a network that is gone', 'EHOSTUNREACH'],
    ['is behind a route that is gone', 'ENETUNREACH'],
    ['has a full disk', '53100'],
    ['has no memory left', '53200'],
    ['has no connection left', '53300'],
    ['cannot write its files', '58030'],
    ['is starting', '57P03'],
    ['was told to stop', '57P01'],
    ['lost the connection', '08006'],
  ])('is away when it %s (%s)', (_, code) => {
    expect(isAway(failed(code))).toBe(true);
    expect(toWire(failed(code))).toMatchObject({ kind: 'unavailable', details: { retryAfter: 2 } });
  });

  it('is away whoever says so', () => {
    expect([new NotReachable('Gone'), UNAVAILABLE_ERROR].map(isAway)).toEqual([true, true]);
  });
});

describe('a failure that would come again', () => {
  it.each(['23505', '42P01', '22P05', '57014', 'ENOSPC', 'EACCES'])('is no outage: %s', (code) => {
    expect(isAway(failed(code))).toBe(false);
    expect(toWire(failed(code)).kind).toBe('internal');
  });

  it('is no outage when it is a refusal', () => {
    expect(isAway(new DomainError('conflict', 'couple_full', 'Full.'))).toBe(false);
  });
});
