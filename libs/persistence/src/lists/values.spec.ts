import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { time, uuid } from './values.js';

/** A moment as PostgreSQL sends it in binary form: microseconds since 2000. */
function micros(millis: number, beyond = 0): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigInt64BE((BigInt(millis) - BigInt(Date.UTC(2000, 0, 1))) * 1_000n + BigInt(beyond));
  return bytes;
}

const anyMoment = fc.oneof(
  fc.date({ noInvalidDate: true }),
  fc.date({ min: new Date('2026-11-23'), max: new Date('2026-11-24'), noInvalidDate: true }),
);

describe('what is read from binary values', () => {
  it('is of any moment its ISO 8601, without what is less than a millisecond', () => {
    fc.assert(
      fc.property(anyMoment, fc.integer({ min: 0, max: 999 }), (date, beyond) => {
        expect(time.read(micros(date.getTime(), beyond), 0, 8)).toBe(date.toISOString());
      }),
      { numRuns: 2_000 },
    );
  });

  it('is of any UUID its text, wherever it stands', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.nat(40), (id, at) => {
        const bytes = Buffer.concat([Buffer.alloc(at, 7), Buffer.from(id.replaceAll('-', ''), 'hex')]);
        expect(uuid.read(bytes, at, at + 16)).toBe(id);
      }),
    );
  });
});
