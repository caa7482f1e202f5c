import { EventEmitter } from 'node:events';
import { type Connection, type FieldDef, Query } from 'pg';
import type { ListStatement } from './list-statement.js';

const DATA_ROW = 'D'.charCodeAt(0);
/** A message begins with its kind and its length, which does not count the kind. */
const HEADER_BYTES = 5;

/** The parts of pg that its types leave out. pg-cursor and others build on the same. */
declare module 'pg' {
  interface Connection {
    attachListeners(stream: EventEmitter): void;
    readonly submittedNamedStatements: Record<string, string>;
  }
  interface Query {
    hasBeenParsed(connection: Connection): boolean;
    readonly callback: (error?: Error) => void;
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
      let at = 0;
      for (let end = endOf(bytes, at); end <= bytes.length; end = endOf(bytes, at)) {
        const message = bytes.subarray(at, end);
        if (bytes[at] === DATA_ROW) connection.emit('dataRow', message);
        else others.emit('data', message);
        at = end;
      }
      rest = bytes.subarray(at);
    });
    attach(others);
  };
}

/** Where the message ends that begins at `at`, which may not have arrived as a whole. */
const endOf = (bytes: Buffer, at: number): number =>
  at + HEADER_BYTES > bytes.length ? Infinity : at + 1 + bytes.readUInt32BE(at + 1);

/** A query on a connection of {@link takeRowsOut}, whose values come in binary form. Its methods replace those of pg. */
export class RowQuery<Row> extends Query {
  private failure: Error | undefined;

  constructor(
    private readonly statement: ListStatement<Row>,
    private readonly given: (string | null)[],
    private readonly onRow: (row: Row) => void,
    done: (error?: Error) => void,
  ) {
    super({ name: statement.name, text: statement.text, values: [] }, done);
  }

  /** The server describes the columns once. To describe them for each query, as pg asks it to, costs a tenth of it. */
  prepare(connection: Connection): void {
    const { name, text } = this.statement;
    // What is asked within one turn of the event loop leaves in one write.
    connection.stream.cork();
    process.nextTick(() => connection.stream.uncork());
    if (!this.hasBeenParsed(connection)) {
      connection.submittedNamedStatements[name] = text;
      connection.parse({ name, text, types: [] }, false);
      connection.describe({ type: 'S', name }, false);
    }
    connection.bind({ statement: name, values: this.given, binary: 'true' }, false);
    connection.execute(null, false);
    connection.sync();
  }

  handleRowDescription({ fields }: { fields: FieldDef[] }): void {
    const { name, kinds } = this.statement;
    const fits = fields.every(({ dataTypeID }, nth) => kinds[nth]?.[1].oids.includes(dataTypeID));
    if (fits && fields.length === kinds.length) return;
    this.failure = new Error(`The columns of ${name} are not as declared`);
    this.statement.mismatch = this.failure;
  }

  handleDataRow(message: Buffer): void {
    if (this.failure) return;
    try {
      this.onRow(this.rowIn(message));
    } catch (error) {
      this.failure = error as Error;
    }
  }

  handleReadyForQuery(): void {
    this.callback(this.failure);
  }

  /** Behind the header stands the number of columns, then length and value of each. */
  private rowIn(message: Buffer): Row {
    const row: Record<string, unknown> = {};
    let at = HEADER_BYTES + 2;
    for (const [column, { read, mayBeNull }] of this.statement.kinds) {
      const length = message.readInt32BE(at);
      at += 4;
      if (length < 0 && !mayBeNull) throw new Error(`${column} of ${this.statement.name} is null`);
      row[column] = length < 0 ? null : read(message, at, at + length);
      at += Math.max(0, length);
    }
    return row as Row;
  }
}
