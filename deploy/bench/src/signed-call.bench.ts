import { randomBytes, randomUUID } from 'node:crypto';
import { journalRpc } from '@anew/contracts/journal/rpc';
import { SERVICES } from '@anew/contracts/rpc/services';
import { CallSigner, CallVerifier } from '@anew/messaging/call-signature';
import type { Bench } from './harness/bench.js';
import { machine } from './harness/machine.js';
import { rounds } from './harness/rounds.js';
import { type Spread, spread } from './harness/statistics.js';
import { align } from './harness/table.js';

/** Microseconds of CPU time that the signature may add to a call on both sides together. */
const AIM_MICROS = 15;
const CALLS = 20_000;
const ROUNDS = rounds(15);

const SIZES = [
  { name: 'a read', characters: 0 },
  { name: 'a short entry', characters: 250 },
  { name: 'a long entry', characters: 20_000 },
];

const key = randomBytes(32).toString('base64');
const signer = new CallSigner(SERVICES.map((service) => `${service}:${key}`).join(','));
const verifier = new CallVerifier(key);
const encoder = new TextEncoder();
const decoder = new TextDecoder();

const requestOf = (characters: number) => ({
  caller: {
    requestId: randomUUID(),
    timeZone: 'Europe/Berlin',
    userId: randomUUID(),
    sessionId: randomUUID(),
    coupleId: randomUUID(),
    memberIds: [randomUUID(), randomUUID()],
  },
  input: { content: 'x'.repeat(characters), visibility: 'shared' },
  traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
  deadline: Date.now() + 60_000,
});

type Request = ReturnType<typeof requestOf>;

/** Work of both sides for a call without a signature: writing and reading it. */
function bare(request: Request): void {
  JSON.parse(decoder.decode(encoder.encode(JSON.stringify(request))));
}

function signed(request: Request): void {
  verifier.open(journalRpc.entries.create, encoder.encode(signer.sign(journalRpc.entries.create, request)));
}

/** Microseconds of this process's CPU time, which other work on the machine does not increase. */
function cost(call: (request: Request) => void, request: Request): number {
  const before = process.cpuUsage();
  for (let n = 0; n < CALLS; n++) call(request);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / CALLS;
}

function added(characters: number): Spread {
  const request = requestOf(characters);
  for (const call of [bare, signed]) cost(call, request);
  return spread(Array.from({ length: ROUNDS }, () => cost(signed, request) - cost(bare, request)));
}

export const bench: Bench = {
  title: 'What the signature adds to a call, gateway and service together',
  run() {
    const sizes = SIZES.map(({ name, characters }) => ({ name, characters, addedMicros: added(characters) }));
    const rows = sizes.map(({ name, addedMicros: { median, min, max } }) => [
      name,
      ...[median, min, max].map((micros) => micros.toFixed(1)),
    ]);
    const table = align([['', 'added µs of CPU', 'least', 'most'], ...rows]);
    return Promise.resolve({ table, data: { ...machine(), aimMicros: AIM_MICROS, sizes } });
  },
};
