import type { Socket } from 'node:net';
import { beginPart, ended, failureOf, type SpanStart } from '@anew/observability/tracing';
import pg from 'pg';

type Query = (...parameters: unknown[]) => unknown;
type Callback = (error: unknown, result: unknown) => void;

/**
 * Milliseconds of silence after which a connection is given up. It is longer than any statement may take,
 * and longer than a connection may wait in the pool.
 */
export const SILENCE_MS = 20_000;

const COMMAND = /^\s*(\w+)/;
const TABLE = /\b(?:FROM|INTO|UPDATE|JOIN)\s+"?([a-z_]\w*)"?/i;

/** Command and first table of a statement, which itself could hold values, so that no span carries it. */
export function summaryOf(statement: string): string {
  const command = COMMAND.exec(statement)?.[1]?.toUpperCase() ?? 'SQL';
  const table = TABLE.exec(statement)?.[1];
  return table === undefined ? command : `${command} ${table}`;
}

function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement;
  const { text } = (statement ?? {}) as { text?: unknown };
  return typeof text === 'string' ? text : '';
}

export const spanOf = (client: pg.Client, statement: unknown): SpanStart => ({
  name: summaryOf(textOf(statement)),
  kind: 'client',
  attributes: { 'db.system.name': 'postgresql', 'db.namespace': client.database ?? '' },
});

/** Sends a statement. If the current work is recorded, the statement is a span of it. */
function send(client: pg.Client, query: Query, given: unknown[]): unknown {
  const span = beginPart(() => spanOf(client, given[0]));
  if (!span) return query(...given);
  const callback = given.at(-1);
  if (typeof callback === 'function') {
    const end = (error: unknown, result: unknown) => {
      span.end(error ? failureOf(error) : undefined);
      (callback as Callback)(error, result);
    };
    return query(...given.slice(0, -1), end);
  }
  const result = query(...given);
  // A stream of rows is no promise, and its span shows only when it was asked for.
  void ended(span, () => Promise.resolve(result instanceof Promise ? result : undefined)).catch(
    () => undefined,
  );
  return result;
}

/** A connection whose statements belong to the traces of the work that sends them. */
export class TracedClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // The pool takes its own listener off before the one who gets the connection has added another. If the server leaves in between,
    // an error that nobody hears would end the process. The next query fails anyway, and says why.
    this.on('error', () => undefined);
    this.once('connect', () => this.limitSilence(SILENCE_MS));
    const query = super.query.bind(this) as Query;
    this.query = (...given: unknown[]) => send(this, query, given) as never;
  }

  /**
   * Gives the connection up once the server has been silent for so long. Where a host is gone without a word, the operating
   * system would wait for an answer for a quarter of an hour, and everybody with it who holds a connection.
   *
   * @param silenceMs milliseconds, or 0 for no limit
   */
  limitSilence(silenceMs: number): void {
    // pg opens a socket unless it is given a stream, which nobody does here.
    const stream = this.connection.stream as Socket;
    stream.removeAllListeners('timeout');
    stream.setTimeout(silenceMs, () =>
      stream.destroy(new Error('Connection terminated: the server is silent')),
    );
  }
}
