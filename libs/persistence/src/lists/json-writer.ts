const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const DASH = 0x2d;
const OPENING = 0x7b;
const FIRST_SIZE = 8_192;

const HEX = Buffer.from('0123456789abcdef');
const MICROS_PER_MILLI = 1_000;
/** Milliseconds from 1970 to 2000, from where PostgreSQL counts. */
const MILLENNIUM = Date.UTC(2000, 0, 1);

/** Milliseconds since 1970 of a binary `timestamptz`. Its microseconds exceed what a number holds exactly. */
export function millisIn(bytes: Buffer, at: number): number {
  const high = bytes.readInt32BE(at);
  const low = bytes.readUInt32BE(at + 4);
  const whole = Math.floor(high / MICROS_PER_MILLI);
  const rest = (high - whole * MICROS_PER_MILLI) * 2 ** 32 + low;
  return whole * 2 ** 32 + Math.floor(rest / MICROS_PER_MILLI) + MILLENNIUM;
}

/** Writes JSON into bytes that grow. It writes what `JSON.stringify` would. */
export class JsonWriter {
  private bytes = Buffer.allocUnsafe(FIRST_SIZE);
  length = 0;

  /** Writes JSON that exists already. */
  raw(json: Buffer): void {
    this.reserve(json.length);
    const { bytes } = this;
    let to = this.length;
    // A loop copies so few bytes sooner than a call.
    for (const byte of json) bytes[to++] = byte;
    this.length = to;
  }

  /** Makes an object of the fields written since `start`, each of which has a comma in front. */
  enclose(start: number): void {
    if (this.length === start) this.ascii('{');
    this.bytes[start] = OPENING;
    this.ascii('}');
  }

  /** Writes ASCII that needs no escapes. */
  ascii(text: string): void {
    this.reserve(text.length);
    this.length += this.bytes.write(text, this.length, 'latin1');
  }

  /** Writes a part of UTF-8 as a string. */
  string(utf8: Buffer, from: number, end: number): void {
    if (needsEscapes(utf8, from, end)) return this.utf8(JSON.stringify(utf8.toString('utf8', from, end)));
    this.reserve(end - from + 2);
    this.bytes[this.length++] = QUOTE;
    this.length += utf8.copy(this.bytes, this.length, from, end);
    this.bytes[this.length++] = QUOTE;
  }

  /** Writes JSON that is not in bytes yet. */
  utf8(json: string): void {
    this.reserve(3 * json.length);
    this.length += this.bytes.write(json, this.length);
  }

  /** Writes 16 bytes as a UUID. */
  uuid(from: Buffer, at: number): void {
    this.reserve(38);
    const { bytes } = this;
    let to = this.length;
    bytes[to++] = QUOTE;
    for (let nth = 0; nth < 16; nth++) {
      if (nth === 4 || nth === 6 || nth === 8 || nth === 10) bytes[to++] = DASH;
      const byte = from[at + nth] ?? 0;
      bytes[to++] = HEX[byte >> 4] ?? 0;
      bytes[to++] = HEX[byte & 15] ?? 0;
    }
    bytes[to++] = QUOTE;
    this.length = to;
  }

  /** Writes a moment in ISO 8601. */
  time(millis: number): void {
    this.ascii(`"${new Date(millis).toISOString()}"`);
  }

  /** What has been written. Nothing can be written any more. */
  end(): Buffer {
    return this.bytes.subarray(0, this.length);
  }

  private reserve(count: number): void {
    const needed = this.length + count;
    if (needed <= this.bytes.length) return;
    const larger = Buffer.allocUnsafe(Math.max(needed, 2 * this.bytes.length));
    this.bytes.copy(larger, 0, 0, this.length);
    this.bytes = larger;
  }
}

function needsEscapes(utf8: Buffer, from: number, end: number): boolean {
  for (let at = from; at < end; at++) {
    const byte = utf8[at] ?? 0;
    if (byte < 0x20 || byte === QUOTE || byte === BACKSLASH) return true;
  }
  return false;
}
