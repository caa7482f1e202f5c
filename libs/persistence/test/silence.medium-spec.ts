import { connect, createServer, type Server, type Socket } from 'node:net';
import { isAway } from '@anew/messaging/wire-error';
import { privatePostgres, type PrivateServer } from '@anew/testkit/servers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DataSource, MigrationInterface, QueryRunner } from 'typeorm';
import { SILENCE_MS, type TracedClient } from '../src/traced-client.js';
import { openTestDatabase, optionsFor } from './fixtures.js';

let postgres: PrivateServer;

beforeAll(async () => {
  postgres = await privatePostgres();
});

afterAll(() => postgres.discard());

/** A way to PostgreSQL on which the other side can be gone without a word, as when a host loses its power. */
class Way {
  isSilent = false;
  private readonly sockets = new Set<Socket>();

  private constructor(private readonly server: Server) {}

  static async open(target: URL): Promise<Way> {
    const way = new Way(createServer((near) => way.lead(near, target)));
    await new Promise<void>((resolve) => way.server.listen(0, '127.0.0.1', resolve));
    return way;
  }

  get url(): string {
    const url = new URL(optionsFor(postgres).url);
    url.port = String((this.server.address() as { port: number }).port);
    return url.href;
  }

  close(): void {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
  }

  private lead(near: Socket, target: URL): void {
    const far = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      this.sockets.add(from);
      from.on('data', (bytes) => void (this.isSilent || to.write(bytes)));
      from.on('close', () => to.destroy());
      from.on('error', () => undefined);
    }
  }
}

const limitOf = (client: TracedClient) => (client.connection.stream as Socket).timeout;

/** Records how long the server may be silent while a migration runs. */
class Patient1799999999996 implements MigrationInterface {
  static limit: number | undefined;

  async up(runner: QueryRunner): Promise<void> {
    Patient1799999999996.limit = limitOf((await runner.connect()) as TracedClient);
  }

  async down(): Promise<void> {
    // There is nothing to undo.
  }
}

describe('a connection whose server falls silent', () => {
  let way: Way;
  let dataSource: DataSource;

  beforeAll(async () => {
    way = await Way.open(new URL(postgres.url));
    dataSource = await openTestDatabase(postgres, { url: way.url, poolSize: 1 });
  });

  afterAll(async () => {
    way.close();
    await dataSource.destroy();
  });

  it('is given up as an outage, and the next has a connection of its own', async () => {
    const runner = dataSource.createQueryRunner();
    const client = (await runner.connect()) as TracedClient;
    expect(limitOf(client)).toBe(SILENCE_MS);
    client.limitSilence(200);
    way.isSilent = true;
    const failed = await runner.query('SELECT 1').then(
      () => null,
      (error: unknown) => error,
    );
    expect(isAway(failed)).toBe(true);
    await runner.release();
    way.isSilent = false;
    expect(await dataSource.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });
});

it('a migration may be silent for as long as it needs, and what comes after it may not', async () => {
  const dataSource = await openTestDatabase(postgres, { migrations: [Patient1799999999996], poolSize: 1 });
  expect(Patient1799999999996.limit).toBe(0);
  const runner = dataSource.createQueryRunner();
  expect(limitOf((await runner.connect()) as TracedClient)).toBe(SILENCE_MS);
  await runner.release();
  await dataSource.destroy();
});
