import { EventEmitter } from 'node:events';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Connection } from 'pg';
import { takeRowsOut } from './row-query.js';

interface Message {
  code: string;
  body: Uint8Array;
}

const message = fc.record({
  code: fc.constantFrom('D', 'C', 'Z', 'N', '2'),
  body: fc.uint8Array({ maxLength: 40 }),
});

function wire({ code, body }: Message): Buffer {
  const head = Buffer.alloc(5);
  head.write(code);
  head.writeUInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

/** Sends bytes through a connection in pieces. @returns what became of them, in order */
function received(bytes: Buffer, cuts: number[]): string[] {
  const seen: string[] = [];
  const parser = { attachListeners: (stream: EventEmitter) => stream.on('data', (data: Buffer) => pg(data)) };
  /** What reaches pg must be whole messages. */
  const pg = (data: Buffer): void => {
    for (let at = 0; at < data.length; at += 1 + data.readUInt32BE(at + 1))
      seen.push(data.subarray(at, at + 1 + data.readUInt32BE(at + 1)).toString('hex'));
  };
  const connection = Object.assign(new EventEmitter(), parser) as unknown as Connection;
  connection.on('dataRow', (row: Buffer) => seen.push(`row ${row.toString('hex')}`));
  takeRowsOut(connection);
  const stream = new EventEmitter();
  connection.attachListeners(stream);
  const ends = [...cuts.map((cut) => cut % (bytes.length + 1)), bytes.length].sort((a, b) => a - b);
  let from = 0;
  for (const end of ends) {
    if (end > from) stream.emit('data', bytes.subarray(from, end));
    from = Math.max(from, end);
  }
  return seen;
}

describe('rows among what a server sends', () => {
  it('are taken out, and all else reaches pg, in the same order however the bytes arrive', () => {
    fc.assert(
      fc.property(fc.array(message), fc.array(fc.nat()), (messages, cuts) => {
        const expected = messages.map(
          (each) => (each.code === 'D' ? 'row ' : '') + wire(each).toString('hex'),
        );
        expect(received(Buffer.concat(messages.map(wire)), cuts)).toEqual(expected);
      }),
      { numRuns: 1_000 },
    );
  });
});
