import { types } from 'pg';

const { BOOL, BYTEA, INT2, INT4, TEXT, TIMESTAMPTZ, UUID, VARCHAR } = types.builtins;
const [SECOND, MINUTE, HOUR, DAY] = [1_000, 60_000, 3_600_000, 86_400_000] as const;
/** Milliseconds from 1970 to 2000, from where PostgreSQL counts. */
const MILLENNIUM = Date.UTC(2000, 0, 1);

/** A kind of column: the types that it may have in PostgreSQL, and what its binary values are here. */
export interface Kind<T> {
  readonly oids: readonly number[];
  readonly read: (bytes: Buffer, from: number, end: number) => T;
  readonly mayBeNull?: true;
}

const kind = <T>(oids: number[], read: Kind<T>['read']): Kind<T> => ({ oids, read });
export const orNull = <T>(known: Kind<T>): Kind<T | null> => ({ ...known, mayBeNull: true });

export const text = kind([TEXT, VARCHAR], (bytes, from, end) => bytes.toString('utf8', from, end));
export const integer = kind([INT2, INT4], (bytes, from, end) => bytes.readIntBE(from, end - from));
export const boolean = kind([BOOL], (bytes, from) => bytes[from] === 1);
/** Such as a sealed text. */
export const binary = kind<Buffer>([BYTEA], (bytes, from, end) => bytes.subarray(from, end));

/** The digits of all numbers that have two of them, one number after the other, as bytes of text. */
const twoDigits = (radix: number): Uint8Array =>
  Buffer.from(Array.from({ length: radix ** 2 }, (_, n) => n.toString(radix).padStart(2, '0')).join(''));
const [DECIMAL, HEX] = [twoDigits(10), twoDigits(16)] as const;

/** Writes bytes one by one, because Buffer's methods for numbers would check each again. */
function writePair(target: Uint8Array, at: number, digits: Uint8Array, number: number): void {
  target[at] = digits[2 * number] ?? 0;
  target[at + 1] = digits[2 * number + 1] ?? 0;
}

/** Where the digits of each byte stand in a UUID. */
const DIGITS_AT = [0, 2, 4, 6, 9, 11, 14, 16, 19, 21, 24, 26, 28, 30, 32, 34];
/** The last UUID. The next is written over it, because pieces of strings would leave much to collect. */
const written = Buffer.alloc(36, '-');

export const uuid = kind([UUID], (bytes, from) => {
  let byte = from;
  for (const at of DIGITS_AT) writePair(written, at, HEX, bytes[byte++] ?? 0);
  return written.toString('latin1');
});

/** The last moment. The next of the same day is written over it. */
let last = { day: NaN, iso: Buffer.alloc(0) };

/** The same as `toISOString` of a Date, in a third of its time: a list has two moments in each row. */
function isoOf(millis: number): string {
  const day = Math.floor(millis / DAY);
  const rest = millis - day * DAY;
  if (day !== last.day) last = { day, iso: Buffer.from(new Date(day * DAY).toISOString()) };
  const { iso } = last;
  const write = (value: number, fromEnd: number) =>
    writePair(iso, iso.length - fromEnd, DECIMAL, Math.floor(value));
  write(rest / HOUR, 13);
  write((rest % HOUR) / MINUTE, 10);
  write((rest % MINUTE) / SECOND, 7);
  // Of the three digits of milliseconds, the first two and the last two overlap.
  write((rest % SECOND) / 10, 4);
  write(rest % 100, 3);
  return iso.toString('latin1');
}

/** A moment in ISO 8601, to the millisecond. Its microseconds exceed what a number holds exactly. */
export const time = kind([TIMESTAMPTZ], (bytes, from) => {
  const high = bytes.readInt32BE(from);
  const whole = Math.floor(high / 1_000);
  const rest = (high - whole * 1_000) * 2 ** 32 + bytes.readUInt32BE(from + 4);
  return isoOf(whole * 2 ** 32 + Math.floor(rest / 1_000) + MILLENNIUM);
});
