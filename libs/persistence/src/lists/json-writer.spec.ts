import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { JsonWriter, millisIn } from './json-writer.js';

function written(write: (out: JsonWriter) => void): string {
  const out = new JsonWriter();
  write(out);
  return out.end().toString();
}

/** A moment as PostgreSQL sends it in binary form: microseconds since 2000. */
function micros(millis: number, beyond = 0): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigInt64BE((BigInt(millis) - BigInt(Date.UTC(2000, 0, 1))) * 1_000n + BigInt(beyond));
  return bytes;
}

const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), fc.string());

describe('what is written as JSON', () => {
  it('is of any text what JSON.stringify makes of it', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const utf8 = Buffer.from(`before${text}behind`);
        const json = written((out) => out.string(utf8, 6, utf8.length - 6));
        expect(json).toBe(JSON.stringify(Buffer.from(text).toString()));
      }),
      { numRuns: 2_000 },
    );
  });

  it.each(['"', '\\', '\n', '\u0000', '\u001f', '\u007f', '\u2028', 'é', '😀', '\uFEFF', ''])(
    'is the text %j, too',
    (text) => {
      const utf8 = Buffer.from(text);
      expect(written((out) => out.string(utf8, 0, utf8.length))).toBe(JSON.stringify(text));
    },
  );

  it('is of any moment what JSON.stringify makes of its date, without what is less than a millisecond', () => {
    fc.assert(
      fc.property(fc.date({ noInvalidDate: true }), fc.integer({ min: 0, max: 999 }), (date, beyond) => {
        const bytes = micros(date.getTime(), beyond);
        expect(written((out) => out.time(millisIn(bytes, 0)))).toBe(JSON.stringify(date));
      }),
      { numRuns: 2_000 },
    );
  });

  it('is of any UUID its text', () => {
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
        expect(written((out) => out.uuid(bytes, 0))).toBe(JSON.stringify(id));
      }),
    );
  });

  it('grows to any length', () => {
    const text = Buffer.from('a text of some length '.repeat(5_000));
    const json = written((out) => {
      for (let nth = 0; nth < 20; nth++) out.string(text, 0, text.length);
    });
    expect(json).toBe(JSON.stringify(text.toString()).repeat(20));
  });
});
