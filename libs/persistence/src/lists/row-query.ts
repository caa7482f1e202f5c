import { EventEmitter } from 'node:events';
import { type Connection, type FieldDef, Query } from 'pg';
import type { Statement } from './list-statement.js';
import type { Kind } from './values.js';

const DATA_ROW = 'D'.charCodeAt(0);
const HEADER_BYTES = 5;

/** A row among the bytes that the server sent. */
interface DataRow {
  bytes: Buffer;
  /** Where the message's body begins. */
  at: number;
}

export type OnRow = (row: Record<string, unknown>) => void;

/** The parts of pg that its types leave out. pg-cursor and others build on the same. */
declare module 'pg' {
  interface Connection {
    attachListeners(stream: EventEmitter): void;
    readonly parsedStatements: Record<string, string | undefined>;
    readonly submittedNamedStatements: Record<string, string | undefined>;
  }
  interface Query {
    readonly callback: (error: Error | null) => void;
    handleRowDescription(message: { fields: FieldDef[] }): void;
    handleDataRow(row: DataRow): void;
    handleReadyForQuery(): void;
  }
}

/**
 * Passes the rows of a connection on as bytes, because pg would decode each value as UTF-8. All other messages
 * reach pg's own parser, in the same order.
 */
export function takeRowsOut(connection: Connection): void {
  const attach = connection.attachListeners.bind(connection);
  connection.attachListeners = (stream) => {
    const others = new EventEmitter();
    let rest: Buffer = Buffer.alloc(0);
    stream.on('data', (chunk: Buffer) => {
      const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
      rest = bytes.subarray(split(bytes, connection, others));
    });
    stream.on('end', () => others.emit('end'));
    attach(others);
  };
}

/** @returns where the first message begins that has not arrived as a whole */
function split(bytes: Buffer, rows: EventEmitter, others: EventEmitter): number {
  let at = 0;
  let othersFrom = 0;
  const passOn = () => othersFrom < at && others.emit('data', bytes.subarray(othersFrom, at));
  while (at + HEADER_BYTES <= bytes.length) {
    const end = at + 1 + bytes.readUInt32BE(at + 1);
    if (end > bytes.length) break;
    if (bytes[at] === DATA_ROW) {
      passOn();
      rows.emit('dataRow', { bytes, at: at + HEADER_BYTES } satisfies DataRow);
      othersFrom = end;
    }
    at = end;
  }
  passOn();
  return at;
}

/** A query on a connection of {@link takeRowsOut}, whose values come in binary form. */
export class RowQuery extends Query {
  private readonly kinds: readonly [name: string, kind: Kind<unknown>][];
  private failure: Error | null = null;

  /** @param done called once, after the last row */
  constructor(
    private readonly statement: Statement,
    private readonly given: readonly (string | null)[],
    private readonly onRow: OnRow,
    done: (error: Error | null) => void,
  ) {
    const { name, text } = statement;
    super({ name, text, values: [] }, (error) => done(error ?? null));
    this.kinds = Object.entries(statement.columns);
  }

  override submit = (connection: Connection): Error | undefined => {
    const { name, text, mismatch } = this.statement;
    const prepared = connection.parsedStatements[name] ?? connection.submittedNamedStatements[name];
    if (mismatch) return mismatch;
    if (prepared !== undefined && prepared !== text) return new Error(`Two statements have the name ${name}`);
    // What is asked within one turn of the event loop leaves in one write.
    connection.stream.cork();
    process.nextTick(() => connection.stream.uncork());
    if (prepared === undefined) this.prepare(connection);
    connection.bind({ statement: name, values: [...this.given], binary: 'true' }, false);
    connection.execute(null, false);
    connection.sync();
    return undefined;
  };

  override handleRowDescription({ fields }: { fields: FieldDef[] }): void {
    const fits = fields.every(({ dataTypeID }, nth) => this.kinds[nth]?.[1].oids.includes(dataTypeID));
    if (fits && fields.length === this.kinds.length) return;
    this.failure = new Error(`The columns of ${this.statement.name} are not as declared`);
    this.statement.mismatch = this.failure;
  }

  override handleDataRow({ bytes, at }: DataRow): void {
    if (this.failure) return;
    try {
      this.onRow(this.rowIn(bytes, at));
    } catch (error) {
      this.failure = error as Error;
    }
  }

  override handleReadyForQuery(): void {
    this.callback(this.failure);
  }

  /** The body of the message is the number of columns, then length and value of each. */
  private rowIn(bytes: Buffer, at: number): Record<string, unknown> {
    const row: Record<string, unknown> = {};
    let from = at + 2;
    for (const [name, { read, mayBeNull }] of this.kinds) {
      const length = bytes.readInt32BE(from);
      from += 4;
      if (length < 0 && !mayBeNull) throw new Error(`${name} of ${this.statement.name} is null`);
      row[name] = length < 0 ? null : read(bytes, from, from + length);
      from += Math.max(0, length);
    }
    return row;
  }

  /** The server describes the columns once, which is when they are compared with the declared ones. */
  private prepare(connection: Connection): void {
    const { name, text } = this.statement;
    connection.submittedNamedStatements[name] = text;
    connection.parse({ name, text, types: [] }, false);
    connection.describe({ type: 'S', name }, false);
  }
}
