import { FIELDS, HEADERS, NAMES, NO_REQUESTS, QUERIES, TYPES, VALUES } from './malformed-parts.js';

/** A request as raw bytes, which need not be HTTP. */
export interface Wire {
  /** Short description, for finding the request that caused a problem. */
  what: string;
  bytes: Buffer;
}

interface Cast {
  /** Calls, such as `GET /api/journal/{id}`. */
  calls: readonly string[];
  /** `Cookie` header of a signed-in person. */
  signedIn: string;
}

type Chance = () => number;
type Make<T> = (dice: Dice) => T;

/** Mulberry32, by Tommy Ettinger, in the public domain: the same seed results in the same numbers. */
function chanceFrom(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

class Dice {
  constructor(private readonly chance: Chance) {}

  below(count: number): number {
    return Math.floor(this.chance() * count);
  }

  oneOf<T>(choices: readonly T[]): T {
    return choices[this.below(choices.length)] as T;
  }

  isOnceIn(times: number): boolean {
    return this.below(times) === 0;
  }

  bytes(count: number): Buffer {
    return Buffer.from(Array.from({ length: count }, () => this.below(256)));
  }
}

const object: Make<string> = (dice) => {
  const fields = Array.from(
    { length: dice.below(6) },
    () => `${JSON.stringify(dice.oneOf(FIELDS))}:${dice.oneOf(VALUES)}`,
  );
  return `{${fields.join(',')}}`;
};

const many = (count: number) => `{${Array.from({ length: count }, (_, at) => `"k${at}":1`).join(',')}}`;

const BODIES: Make<string | Buffer>[] = [
  object,
  object,
  object,
  object,
  (dice) => object(dice).slice(0, -1),
  (dice) => dice.oneOf(VALUES),
  (dice) => `[${object(dice)}]`,
  () => '',
  () => '{"a":',
  (dice) => '{"a":'.repeat(1 + dice.below(9_000)),
  (dice) => `{"content":${'['.repeat(50)}${object(dice)}${']'.repeat(50)}}`,
  (dice) => many(dice.oneOf([10, 900, 20_000])),
  (dice) => `{"responses":${many(dice.oneOf([10, 900]))}}`,
  (dice) => dice.bytes(dice.below(2_000)),
  (dice) => Buffer.alloc(dice.oneOf([1_000, 255_000, 300_000, 1_000_000])),
  () => Buffer.from([0xef, 0xbb, 0xbf, 0x7b, 0x7d]),
  (dice) => `${encodeURIComponent(dice.oneOf(FIELDS))}=${encodeURIComponent(dice.oneOf(VALUES))}&a=%ff&=&%00`,
  () => Array.from({ length: 20_000 }, (_, at) => `k${at}=1`).join('&'),
  () => '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--x--',
];
/** A body as large as a picture may be. It is rarely used, because sending it is expensive. */
const LARGE = Buffer.alloc(5 * 1024 * 1024);

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'PROPFIND', 'TRACE'];

function addressOf(template: string, dice: Dice): string {
  const odd = template.replace(/\{\w+\}/g, () => dice.oneOf(NAMES));
  const path = dice.isOnceIn(30) ? `${odd}/${dice.oneOf(NAMES)}` : odd;
  return path + dice.oneOf(QUERIES);
}

/** Body as a whole, or in chunks without a length. */
function bodyLines(body: Buffer, dice: Dice): { header: string; bytes: Buffer } {
  if (!dice.isOnceIn(8)) return { header: `Content-Length: ${body.length}`, bytes: body };
  const chunk = body.length === 0 ? '' : `${body.length.toString(16)}\r\n`;
  const bytes = Buffer.concat([Buffer.from(chunk), body, Buffer.from(`${chunk && '\r\n'}0\r\n\r\n`)]);
  return { header: 'Transfer-Encoding: chunked', bytes };
}

function request({ calls, signedIn }: Cast, dice: Dice): Wire {
  const [known = '', template = ''] = dice.oneOf(calls).split(' ');
  const method = dice.isOnceIn(12) ? dice.oneOf(METHODS) : known;
  const address = addressOf(template, dice);
  // A sign-out would sign the person out for all later requests.
  const isIn = dice.isOnceIn(2) && !address.startsWith('/api/logout');
  const type = dice.oneOf(TYPES);
  const made = dice.isOnceIn(300) ? LARGE : Buffer.from(dice.oneOf(BODIES)(dice));
  const { header, bytes } = bodyLines(method === 'GET' && !dice.isOnceIn(5) ? Buffer.alloc(0) : made, dice);
  const odd = Array.from({ length: dice.below(3) }, () => dice.oneOf(HEADERS));
  const head = [
    `${method} ${address} HTTP/1.1`,
    'Host: anew',
    'Connection: close',
    ...(dice.isOnceIn(12) ? [] : [`Content-Type: ${type}`]),
    header,
    ...(isIn ? [`Cookie: ${signedIn}`] : []),
    ...odd,
  ];
  const what = [method, address.slice(0, 80), type.slice(0, 40), isIn ? 'in' : 'out', ...odd].join(' | ');
  return { what, bytes: Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), bytes]) };
}

/** Malformed requests over all calls. The same seed results in the same requests. */
export function* malformed(cast: Cast, count: number, seed: number): Generator<Wire> {
  const dice = new Dice(chanceFrom(seed));
  for (let made = 0; made < count; made++) {
    if (!dice.isOnceIn(25)) yield request(cast, dice);
    else {
      const text = dice.oneOf(NO_REQUESTS);
      yield { what: text.slice(0, 60), bytes: Buffer.from(text) };
    }
  }
}
