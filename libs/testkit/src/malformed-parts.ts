/** Content types, valid or not. */
export const TYPES = [
  ...['application/json', 'application/json', 'application/json; charset=utf-8', 'application/JSON;x=y'],
  ...['application/x-www-form-urlencoded', 'application/x-www-form-urlencoded; charset=latin1'],
  ...['image/jpeg', 'image/jpeg; q=1', 'image/png', 'image/*', 'application/octet-stream', 'text/plain'],
  ...['text/html', 'text/csv', 'text/event-stream', 'application/xml', 'application/cbor', 'application/pdf'],
  ...['multipart/form-data; boundary=x', 'multipart/form-data', 'application/vnd.api+json', 'video/mp4'],
  ...['application/json, text/plain', 'application/jsonx', 'nonsense', ';', '/', 'a/b/c', 'x'.repeat(3_000)],
];

/** What may stand in an address in place of an id or a slug. */
export const NAMES = [
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

/** Queries of an address. */
export const QUERIES = [
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

/** Names of fields of a body. */
export const FIELDS = [
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

/** Values of a field, as JSON. */
export const VALUES = [
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

/** Headers, of which a request has a few. */
export const HEADERS = [
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

/** What is no request, or none of ours, as a whole. */
export const NO_REQUESTS = [
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
