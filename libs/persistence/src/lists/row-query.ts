import { EventEmitter } from 'node:events';
import { type Connection, type FieldDef, Query } from 'pg';
import type { ListStatement } from './list-statement.js';

const DATA_ROW = 'D'.charCodeAt(0);
const HEADER_BYTES = 5;

/** A row among the bytes that the server sent. */
interface DataRow {
  bytes: Buffer;
  /** Where the message's body begins. */
  at: number;
}

type OnRow = (bytes: Buffer, at: number) => void;

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
  private failure: Error | null = null;

  /** @param done called once, after the last row */
  constructor(
    private readonly statement: ListStatement<object>,
    private readonly given: readonly (string | null)[],
    private readonly onRow: OnRow,
    done: (error: Error | null) => void,
  ) {
    const { name, text } = statement;
    super({ name, text, values: [] }, (error) => done(error ?? null));
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
    const { oids, name } = this.statement;
    const fits = fields.every(({ dataTypeID }, nth) => oids[nth]?.includes(dataTypeID));
    if (fits && fields.length === oids.length) return;
    this.failure = this.statement.mismatch = new Error(`The columns of ${name} are not as declared`);
  }

  override handleDataRow({ bytes, at }: DataRow): void {
    if (this.failure) return;
    try {
      this.onRow(bytes, at);
    } catch (error) {
      this.failure = error as Error;
    }
  }

  override handleReadyForQuery(): void {
    this.callback(this.failure);
  }

  /** The server describes the columns once, which is when they are compared with the declared ones. */
  private prepare(connection: Connection): void {
    const { name, text } = this.statement;
    connection.submittedNamedStatements[name] = text;
    connection.parse({ name, text, types: [] }, false);
    connection.describe({ type: 'S', name }, false);
  }
}
