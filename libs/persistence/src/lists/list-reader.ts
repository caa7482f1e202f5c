import type { ListPage } from '@anew/contracts/list-page';
import type { JsonBytes } from '@anew/messaging/json-bytes';
import { isAway, NotReachable, UNAVAILABLE_ERROR } from '@anew/messaging/wire-error';
import type { Logger } from '@anew/observability/logger';
import { beginPart, ended } from '@anew/observability/tracing';
import type { OnApplicationShutdown } from '@nestjs/common';
import { Client } from 'pg';
import { cursorOf, type Position } from '../cursor.js';
import { type DatabaseOptions, STATEMENT_TIMEOUT_MS, WAIT_MS } from '../database.js';
import { Unreadable, type Vault } from '../encryption/vault.js';
import { spanOf } from '../traced-client.js';
import type { ListStatement } from './list-statement.js';
import { ListText } from './list-text.js';
import { RowQuery, takeRowsOut } from './row-query.js';

/** Beyond `underWay` statements on a connection, more are refused. A connection that is silent for too long is given up. */
const LIMITS = {
  connections: 2,
  underWay: 500,
  statementMs: STATEMENT_TIMEOUT_MS,
  silenceMs: STATEMENT_TIMEOUT_MS + 2_000,
};

export interface Reading {
  values: (string | number | boolean | Date | null)[];
  /** Everybody who may have written what is read. */
  authors: string[];
  /** Items at most. The statement may return one row more, which says that there is a next page. */
  limit: number;
}

/** A connection, and how many statements are under way on it. */
interface ListConnection {
  client?: Promise<Client> | undefined;
  underWay: number;
}

/** Reads lists for screens. On its own connections, statements follow each other without waiting for answers. */
export class ListReader implements OnApplicationShutdown {
  private readonly connections: ListConnection[];
  private isClosing = false;

  constructor(
    private readonly database: Pick<DatabaseOptions, 'url' | 'name' | 'waitMs'>,
    private readonly vault: Vault,
    private readonly logger: Logger,
    private readonly limits = LIMITS,
  ) {
    this.connections = Array.from({ length: limits.connections }, () => ({ underWay: 0 }));
  }

  /**
   * A page of a list in JSON, ordered by `positionOf`. The server's errors are pg's own, with their SQLSTATE; without a
   * connection or room it is `NotReachable` or `unavailable`.
   */
  async page<Row, Item>(
    statement: ListStatement<Row, Item>,
    positionOf: (row: Row) => Position,
    reading: Reading,
  ): Promise<JsonBytes<ListPage<Item>>> {
    const { json, last } = await this.read(statement, reading);
    const next = JSON.stringify(last && cursorOf(positionOf(last)));
    return Buffer.from(`{"items":${json},"next":${next}}`) as JsonBytes<ListPage<Item>>;
  }

  /**
   * A row that nobody can open anymore is left out, so that one damaged text does not take all others from two people.
   *
   * @returns the list in JSON, and its last row if there are more behind it
   */
  async read<Row>(
    statement: ListStatement<Row>,
    { values, authors, limit }: Reading,
  ): Promise<{ json: string; last: Row | null }> {
    const open = await this.vault.openerFor(authors);
    const list = new ListText<Row>(limit);
    let unreadable = 0;
    // Each row becomes text at once: rows that waited for each other would cost the garbage collector more.
    await this.eachRow(statement, values, (row) => {
      if (list.isFull) return list.leaveOut();
      try {
        list.add(JSON.stringify(statement.present(row, open)), row);
      } catch (error) {
        if (!(error instanceof Unreadable)) throw error;
        unreadable += 1;
        list.pass(row);
      }
    });
    if (unreadable > 0) this.logger.warn({ list: statement.name, unreadable }, 'rows that no key opens');
    return { json: list.json, last: list.lastBeforeMore };
  }

  async onApplicationShutdown(): Promise<void> {
    this.isClosing = true;
    await Promise.allSettled(this.connections.map(async ({ client }) => (await client)?.end()));
  }

  private async eachRow<Row>(
    statement: ListStatement<Row>,
    values: Reading['values'],
    onRow: (row: Row) => void,
  ): Promise<void> {
    const connection = this.connections.reduce((best, next) => (next.underWay < best.underWay ? next : best));
    if (this.isClosing || connection.underWay >= this.limits.underWay) throw UNAVAILABLE_ERROR;
    if (statement.mismatch) throw statement.mismatch;
    connection.underWay++;
    const connecting = (connection.client ??= this.connect(connection));
    try {
      const client = await connecting;
      const span = beginPart(() => spanOf(client, statement));
      await ended(span, () => this.ask(client, statement, values, onRow));
    } catch (error) {
      // The server says that it is leaving before it closes the connection.
      if (isAway(error)) forget(connection, connecting);
      throw error;
    } finally {
      connection.underWay--;
    }
  }

  /**
   * Asks, and gives the connection up if the server is silent for too long. pg's own `query_timeout` would put a new
   * function into a property of each query. V8 takes such a function for a method, which lives long, and would keep it
   * with everything that the query has read.
   */
  private async ask<Row>(
    client: Client,
    statement: ListStatement<Row>,
    values: Reading['values'],
    onRow: (row: Row) => void,
  ): Promise<void> {
    const silence = setTimeout(() => client.connection.stream.destroy(silent()), this.limits.silenceMs);
    try {
      await new Promise<void>((resolve, reject) => {
        const done = (error?: Error) => (error ? reject(error) : resolve());
        client.query(new RowQuery(statement, values.map(parameter), onRow, done));
      });
    } finally {
      clearTimeout(silence);
    }
  }

  private connect(connection: ListConnection): Promise<Client> {
    const client = new Client({
      connectionString: this.database.url,
      application_name: `${this.database.name} lists`,
      statement_timeout: this.limits.statementMs,
      connectionTimeoutMillis: this.database.waitMs ?? WAIT_MS,
      keepAlive: true,
      pipeline: true,
    });
    takeRowsOut(client.connection);
    const connecting = client.connect().catch((cause: unknown) => {
      throw new NotReachable('PostgreSQL cannot be reached', { cause });
    });
    for (const event of ['error', 'end'] as const) client.on(event, () => forget(connection, connecting));
    return connecting;
  }
}

const silent = () => new NotReachable('PostgreSQL did not answer before the timeout');

/** The next statement opens another connection. */
function forget(connection: ListConnection, lost: Promise<Client>): void {
  if (connection.client !== lost) return;
  connection.client = undefined;
  void lost.then((client) => client.end()).catch(() => undefined);
}

const parameter = (value: string | number | boolean | Date | null): string | null =>
  value === null ? null : String(value instanceof Date ? value.toISOString() : value);
