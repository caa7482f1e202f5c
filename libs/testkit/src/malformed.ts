/** A request as raw bytes, which need not be HTTP. */
export interface Wire {
  /** Short description, for finding the request that caused a problem. */
  what: string;
  bytes: Buffer;
}

export interface Cast {
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

const TYPES = [
  ...['application/json', 'application/json', 'application/json; charset=utf-8', 'application/JSON;x=y'],
  ...['application/x-www-form-urlencoded', 'application/x-www-form-urlencoded; charset=latin1'],
  ...['image/jpeg', 'image/jpeg; q=1', 'image/png', 'image/*', 'application/octet-stream', 'text/plain'],
  ...['text/html', 'text/csv', 'text/event-stream', 'application/xml', 'application/cbor', 'application/pdf'],
  ...['multipart/form-data; boundary=x', 'multipart/form-data', 'application/vnd.api+json', 'video/mp4'],
  ...['application/json, text/plain', 'application/jsonx', 'nonsense', ';', '/', 'a/b/c', 'x'.repeat(3_000)],
];

const NAMES = [
  ...[
    '1',
    '-1',
    '99999999999999999999',
    '0',
    '%00',
    '%ff',
    '%E0%A4%A',
    '..%2f..%2fadmin',
    '%2e%2e',
    '%',
    ';',
  ],
  ...[
    "'%20OR%201=1--",
    'a;b',
    'a?b',
    'constructor',
    '__proto__',
    'toString',
    'x'.repeat(99),
    'x'.repeat(5_000),
  ],
  ...[
    '01920000-0000-7000-8000-000000000000',
    'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
    'lets-align',
    'our-vision',
  ],
];

const QUERIES = [
  ...['', '', '', '?', '?x=1', '?ticket=x', '?ticket=..', '?ticket[]=1&ticket=2', '?returnTo=//evil.example'],
  ...[
    '?limit=0',
    '?limit=-1',
    '?limit=1e9',
    '?limit=200&before=%00',
    '?before=x',
    '?constructor=1',
    '?__proto__=1',
  ],
  ...[
    '?a=%ff',
    '?a=%00',
    `?a=${'b'.repeat(4_000)}`,
    `?${'k=1&'.repeat(1_000)}`,
    '?mode=signup&mode=login',
    '?token=%ZZ',
  ],
];

const FIELDS = [
  ...['content', 'visibility', 'dailyPromptId', 'email', 'password', 'firstName', 'inviteCode', 'message'],
  ...[
    'conversationId',
    'children',
    'responses',
    'appreciation',
    'quality',
    'moduleSlug',
    'priority',
    'isUpvote',
  ],
  ...[
    'rating',
    'feedback',
    'avatarURL',
    'confirm',
    'token',
    'currentPassword',
    'partnerInviteCode',
    'userId',
    'id',
  ],
  ...[
    'constructor',
    '__proto__',
    'prototype',
    'toString',
    'hasOwnProperty',
    'then',
    'length',
    '',
    '\u0000',
    '💥',
  ],
];

const VALUES = [
  ...[
    'null',
    'true',
    '-0',
    '1e999',
    '-1e-999',
    '123456789012345678901234567890',
    '""',
    '" "',
    '"x"',
    '[]',
    '{}',
  ],
  ...[
    '[[]]',
    '[null]',
    '{"length":4}',
    '{"constructor":{"name":"Object"}}',
    '{"__proto__":null}',
    '{"then":1}',
  ],
  ...[
    '"a\\u0000b"',
    '"\\ud800"',
    '"\\udc00\\ud800"',
    '"someone@example.org"',
    '"shared"',
    '"2026-13-45T99:99"',
  ],
  ...['"../../etc/passwd"', '"<script>"', '"\\u202e"', `"${'é'.repeat(5_000)}"`, `"${'x'.repeat(30_000)}"`],
];

const HEADERS = [
  ...[
    'Accept: text/event-stream',
    'Accept: */*;q=nonsense',
    'Accept-Encoding: br;q=2, *',
    'Range: bytes=9-1',
  ],
  ...[
    'Idempotency-Key: two words',
    'Idempotency-Key: k',
    `Idempotency-Key: ${'k'.repeat(300)}`,
    'X-Request-Id: a b',
  ],
  ...[
    'X-Time-Zone: Nowhere/None',
    'X-Time-Zone: Europe/Berlin',
    `X-Time-Zone: ${'z'.repeat(500)}`,
    'Expect: wonders',
  ],
  ...['Origin: null', 'Origin: https://evil.example', 'Origin: not an address', 'Sec-Fetch-Site: cross-site'],
  ...['traceparent: 00-xyz', 'Content-Encoding: gzip', 'If-None-Match: *', 'X-HTTP-Method-Override: DELETE'],
  ...['X-Forwarded-For: not-an-address', 'Host: evil.example', 'Upgrade: websocket'],
  ...[
    'Cookie: auth_token=x',
    'Cookie: auth_refresh=%00',
    'Cookie: =;;=',
    'Authorization: Bearer',
    'Authorization: x',
  ],
  ...[
    'Authorization: Bearer a.b.c',
    'Authorization: Bearer eyJhbGciOiJub25lIn0.e30.',
    `X-Long: ${'x'.repeat(6_000)}`,
  ],
];

const NO_REQUESTS = [
  'NONSENSE\r\n\r\n',
  'GET /api/quotes/today HTTP/9.9\r\nHost: anew\r\n\r\n',
  'GET /api/quotes/today HTTP/1.1\r\nConnection: close\r\n\r\n',
  'GET  /  HTTP/1.1\r\nHost: anew\r\nConnection: close\r\n\r\n',
  'GET http://[::1 HTTP/1.1\r\nHost: anew\r\nConnection: close\r\n\r\n',
  'GET http://elsewhere.example/api/journal HTTP/1.1\r\nHost: anew\r\nConnection: close\r\n\r\n',
  'OPTIONS * HTTP/1.1\r\nHost: anew\r\nConnection: close\r\n\r\n',
  'CONNECT anew:443 HTTP/1.1\r\nHost: anew\r\n\r\n',
  `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: anew\r\n\r\n`,
  `GET / HTTP/1.1\r\nHost: anew\r\n${'X-Many: 1\r\n'.repeat(3_000)}\r\n`,
  'POST /api/login HTTP/1.1\r\nHost: anew\r\nContent-Length: -1\r\n\r\n',
  'POST /api/login HTTP/1.1\r\nHost: anew\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  'POST /api/login HTTP/1.1\r\nHost: anew\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
  'POST /api/login HTTP/1.1\r\nHost: anew\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"email":',
];

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
