import { connect } from 'node:net';
import type { Wire } from './malformed.js';

/** Milliseconds after which the sender gives up waiting. */
const PATIENCE_MS = 5_000;
const UNFINISHED_MS = 150;

interface Sent {
  what: string;
  /** Status, or 0 without an answer. */
  status: number;
  body: string;
  /** Milliseconds until the connection was closed. */
  ms: number;
}

function asSent(what: string, text: string, ms: number): Sent {
  const [, status = '0'] = /^HTTP\/1\.1 (\d{3})/.exec(text) ?? [];
  return { what, status: Number(status), body: text.slice(text.indexOf('\r\n\r\n') + 4), ms };
}

/** Sends these bytes on a separate connection, and reads until it is closed. */
function sendWire(origin: string, { what, bytes }: Wire): Promise<Sent> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const begin = performance.now();
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    // The sender of an unfinished request leaves after a while without an answer.
    const isHalf = bytes.toString('latin1', bytes.length - 10).endsWith('{"email":');
    const timer = setTimeout(() => socket.destroy(), isHalf ? UNFINISHED_MS : PATIENCE_MS);
    let text = '';
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => (text += chunk));
    // A sender that is still writing when the server hangs up may have read the answer.
    socket.on('error', () => undefined);
    socket.once('close', () => {
      clearTimeout(timer);
      resolve(asSent(what, text, performance.now() - begin));
    });
  });
}

export interface Tally {
  sent: number;
  /** Number of answers with each status. */
  statuses: Record<string, number>;
  /** Requests that were answered with 5xx. */
  harmed: Sent[];
  /** The five requests that took longest. */
  slowest: Sent[];
}

/** Sends all requests, `connections` at a time. */
export async function sendAll(origin: string, wires: Iterable<Wire>, connections: number): Promise<Tally> {
  const left = wires[Symbol.iterator]();
  const tally: Tally = { sent: 0, statuses: {}, harmed: [], slowest: [] };
  const send = async (): Promise<void> => {
    for (let next = left.next(); !next.done; next = left.next()) {
      const sent = await sendWire(origin, next.value);
      tally.sent += 1;
      tally.statuses[sent.status] = (tally.statuses[sent.status] ?? 0) + 1;
      if (sent.status >= 500) tally.harmed.push(sent);
      tally.slowest = [...tally.slowest, sent].sort((a, b) => b.ms - a.ms).slice(0, 5);
    }
  };
  await Promise.all(Array.from({ length: connections }, send));
  return tally;
}
