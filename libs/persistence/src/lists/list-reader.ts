import type { ListPage } from '@anew/contracts/list-page';
import type { JsonBytes } from '@anew/messaging/json-bytes';
import { isAway, NotReachable, UNAVAILABLE_ERROR } from '@anew/messaging/wire-error';
import { beginPart, ended } from '@anew/observability/tracing';
import type { OnApplicationShutdown } from '@nestjs/common';
import { Client } from 'pg';
import { cursorOf, type Position } from '../cursor.js';
import { STATEMENT_TIMEOUT_MS } from '../database.js';
import type { Vault } from '../encryption/vault.js';
import { spanOf } from '../traced-client.js';
import type { Columns, ListStatement, RowOf, Statement } from './list-statement.js';
import { type OnRow, RowQuery, takeRowsOut } from './row-query.js';

interface Limits {
  connections: number;
  /** Statements under way on one connection, beyond which more are refused. */
  underWay: number;
  /** Time after which the server ends a statement. */
  statementMs: number;
  /** Time after which a connection is given up, because the server does not answer any more. */
  silenceMs: number;
}

const LIMITS: Limits = {
  connections: 2,
  underWay: 500,
  statementMs: STATEMENT_TIMEOUT_MS,
  silenceMs: STATEMENT_TIMEOUT_MS + 2_000,
};
const CONNECT_TIMEOUT_MS = 3_000;
/** Bytes of JSON after which a list ends, although it has fewer items than were asked for: they fit into one message. */
const MOST_BYTES = 700_000;

export interface Reading {
  values: readonly (string | number | boolean | Date | null)[];
  /** Everybody who may have written what is read. */
  authors: string[];
  /** Items at most. The statement may return one row more, which says that there is a next page. */
  limit: number;
}

interface Items<Row> {
  /** The list. */
  json: string;
  /** Row of the last item, if there are more behind it. */
  last: Row | null;
}

/** A connection, and how many statements are under way on it. */
interface Lane {
  client: Promise<Client> | undefined;
  underWay: number;
}

/**
 * Reads lists for screens, from rows in binary form to JSON. It has connections of its own, on which
 * statements follow each other without waiting for answers. It never writes.
 */
export class ListReader implements OnApplicationShutdown {
  private readonly lanes: Lane[];
  private isClosed = false;

  constructor(
    private readonly database: { url: string; name: string },
    private readonly vault: Vault,
    private readonly limits = LIMITS,
  ) {
    this.lanes = Array.from({ length: limits.connections }, () => ({ client: undefined, underWay: 0 }));
  }

  /**
   * A page of a list, in JSON.
   * @param positionOf what the list is ordered by
   * @throws Error as pg throws it, with its SQLSTATE
   */
  async page<C extends Columns, Item extends object>(
    statement: ListStatement<C, Item>,
    positionOf: (row: RowOf<C>) => Position,
    reading: Reading,
  ): Promise<JsonBytes<ListPage<Item>>> {
    const { json, last } = await this.read(statement, reading);
    const next = JSON.stringify(last && cursorOf(positionOf(last)));
    return Buffer.from(`{"items":${json},"next":${next}}`) as JsonBytes<ListPage<Item>>;
  }

  async read<C extends Columns, Item extends object>(
    statement: ListStatement<C, Item>,
    { values, authors, limit }: Reading,
  ): Promise<Items<RowOf<C>>> {
    const open = await this.vault.openerFor(authors);
    const items: string[] = [];
    const end = { bytes: 0, hasMore: false, row: null as RowOf<C> | null };
    await this.run(statement, values.map(parameter), (row) => {
      if ((end.hasMore ||= items.length === limit)) return;
      const item = JSON.stringify(statement.present(row as RowOf<C>, open));
      end.bytes += Buffer.byteLength(item);
      if ((end.hasMore = items.length > 0 && end.bytes > MOST_BYTES)) return;
      items.push(item);
      end.row = row as RowOf<C>;
    });
    return { json: `[${items.join()}]`, last: end.hasMore ? end.row : null };
  }

  async onApplicationShutdown(): Promise<void> {
    this.isClosed = true;
    await Promise.allSettled(this.lanes.map(async ({ client }) => (await client)?.end()));
  }

  private async run(statement: Statement, values: (string | null)[], onRow: OnRow): Promise<void> {
    const lane = this.lanes.reduce((best, next) => (next.underWay < best.underWay ? next : best));
    if (this.isClosed || lane.underWay >= this.limits.underWay) throw UNAVAILABLE_ERROR;
    lane.underWay++;
    const connecting = (lane.client ??= this.connect(lane));
    try {
      const client = await connecting;
      const span = beginPart(() => spanOf(client, statement));
      await ended(span, () => asked(client, statement, values, onRow));
    } catch (error) {
      // The server says that it is leaving before it closes the connection.
      if (isAway(error)) forget(lane, connecting);
      throw error;
    } finally {
      lane.underWay--;
    }
  }

  private connect(lane: Lane): Promise<Client> {
    const { url, name } = this.database;
    const { statementMs, silenceMs } = this.limits;
    const client = new Client({
      connectionString: url,
      application_name: `${name} lists`,
      statement_timeout: statementMs,
      query_timeout: silenceMs,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
      pipeline: true,
    });
    takeRowsOut(client.connection);
    const connecting = client.connect().catch((cause: unknown) => {
      throw new NotReachable('PostgreSQL cannot be reached', { cause });
    });
    client.on('error', () => forget(lane, connecting));
    client.on('end', () => forget(lane, connecting));
    return connecting;
  }
}

/** The next statement opens another connection. */
function forget(lane: Lane, lost: Promise<Client>): void {
  if (lane.client !== lost) return;
  lane.client = undefined;
  void lost.then((client) => client.end()).catch(() => undefined);
}

const asked = (
  client: Client,
  statement: Statement,
  values: (string | null)[],
  onRow: OnRow,
): Promise<void> =>
  new Promise((resolve, reject) => {
    client.query(new RowQuery(statement, values, onRow, (error) => (error ? reject(error) : resolve())));
  });

function parameter(value: string | number | boolean | Date | null): string | null {
  if (value === null) return null;
  return value instanceof Date ? value.toISOString() : String(value);
}
