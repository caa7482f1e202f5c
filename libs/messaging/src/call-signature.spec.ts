import { coachingRpc } from '@anew/contracts/coaching/rpc';
import { journalRpc } from '@anew/contracts/journal/rpc';
import { SERVICES } from '@anew/contracts/rpc/services';
import { describe, expect, it } from '@jest/globals';
import { areActorKeys, CallSigner, CallVerifier, isActorKey, NotSigned } from './call-signature.js';

const key = (byte: number) => Buffer.alloc(32, byte).toString('base64');
/** Keys for all services, beginning with `first`. */
const keysFrom = (first: number) =>
  SERVICES.map((service, index) => `${service}:${key(first + index)}`).join(',');
const keyOf = (service: (typeof SERVICES)[number], first = 1) => key(first + SERVICES.indexOf(service));

const SUBJECT = journalRpc.entries.create;
const request = { caller: { userId: 'Ana' }, input: { content: 'Wörter 🌊' }, deadline: Date.now() + 5_000 };

const signed = (
  subject: string = SUBJECT,
  first = 1,
  what: { caller: unknown; deadline: number } = request,
) => Buffer.from(new CallSigner(keysFrom(first)).sign(subject, what));
const open = (bytes: Uint8Array, subject: string = SUBJECT, actorKey = keyOf('journal')) =>
  new CallVerifier(actorKey).open(subject, bytes);

describe('a call', () => {
  it('is opened by the service that it was signed for', () => {
    expect(open(signed())).toEqual(request);
  });

  it('is opened wherever it stands in a longer piece of memory', () => {
    const bytes = signed();
    const around = Buffer.concat([Buffer.from('before'), bytes, Buffer.from('after')]);
    expect(open(around.subarray(6, 6 + bytes.length))).toEqual(request);
  });

  it('is opened with the old and the new key while one takes the other’s place', () => {
    const both = `${keyOf('journal', 20)}, ${keyOf('journal')}`;
    expect(open(signed(), SUBJECT, both)).toEqual(request);
    expect(open(signed(SUBJECT, 20), SUBJECT, both)).toEqual(request);
  });

  it('is signed with the first where the gateway, too, has the new and the old key', () => {
    const both = keysFrom(1).replace(keyOf('journal'), `${keyOf('journal', 20)},${keyOf('journal')}`);
    expect(areActorKeys(both)).toBe(true);
    const bytes = Buffer.from(new CallSigner(both).sign(SUBJECT, request));
    expect(open(bytes, SUBJECT, keyOf('journal', 20))).toEqual(request);
    expect(() => open(bytes)).toThrow(NotSigned);
  });

  it('is of the signed caller, whoever else is named behind the signature', () => {
    const two = signed().toString().replace(/\n{/, '\n{"caller":{"userId":"Bob"},"deadline":1,');
    expect(open(Buffer.from(two))).toEqual(request);
  });

  it.each([
    ['not signed', Buffer.from(JSON.stringify(request))],
    ['empty', Buffer.alloc(0)],
    ['shorter than a signature', Buffer.from('abc')],
    ['signed with another gateway’s keys', signed(SUBJECT, 20)],
    ['signed for another subject of the service', signed(journalRpc.entries.delete)],
    ['signed for another service', signed(coachingRpc.conversations.get)],
    ['good for too long', signed(SUBJECT, 1, { ...request, deadline: Date.now() + 3_600_000 })],
    ['good for ever', signed(SUBJECT, 1, { ...request, deadline: Infinity })],
    ['changed afterward', Buffer.from(signed().toString().replace('Ana', 'Bob'))],
    [
      'given a later deadline',
      Buffer.from(
        signed()
          .toString()
          .replace(/"deadline":1/, '"deadline":2'),
      ),
    ],
  ])('is refused when it is %s', (_how, bytes) => {
    expect(() => open(bytes)).toThrow(NotSigned);
  });

  it('cannot be made by one service for another: they share no key', () => {
    const journals = SERVICES.map((service) => `${service}:${keyOf('journal')}`).join(',');
    const forged = new CallSigner(journals).sign(coachingRpc.conversations.get, request);
    const verifier = new CallVerifier(keyOf('coaching'));
    expect(() => verifier.open(coachingRpc.conversations.get, Buffer.from(forged))).toThrow(NotSigned);
  });
});

describe('the keys', () => {
  it('of a gateway are one or two for each service', () => {
    for (const right of [keysFrom(1), `${keysFrom(1)},${key(9)}`]) expect(areActorKeys(right)).toBe(true);
    const some = keysFrom(1).split(',').slice(1).join(',');
    const three = `${keysFrom(1)},${key(8)},${key(9)}`;
    for (const wrong of ['', 'journal', key(1), some, three, `${keysFrom(1)},other:${key(9)}`, undefined])
      expect(areActorKeys(wrong)).toBe(false);
  });

  it('of a service are one or two', () => {
    for (const right of [key(1), `${key(1)},${key(2)}`, `${key(1)}, ${key(2)}`])
      expect(isActorKey(right)).toBe(true);
    for (const wrong of ['', 'secret', `${key(1)},`, [key(1), key(2), key(3)].join(','), undefined])
      expect(isActorKey(wrong)).toBe(false);
  });
});
