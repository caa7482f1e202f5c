import { once } from 'node:events';
import { privatePostgres, type PrivateServer } from '@anew/testkit/servers';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { query, Session } from '../client.mjs';
import { serverAt } from '../server.mjs';

let postgres: PrivateServer;

beforeAll(async () => {
  postgres = await privatePostgres();
}, 60_000);

afterAll(() => postgres.discard());

it('an address that asks for encryption gets no connection without it', async () => {
  const encrypted = await serverAt(`${postgres.url}?sslmode=require`);
  await expect(query(encrypted, 'postgres', 'SELECT 1;')).rejects.toThrow('SSL');
});

it('a session whose program was killed says so, and can be closed', async () => {
  const session = new Session(await serverAt(postgres.url), 'postgres');
  await session.run('SELECT 1;');
  const over = once(session.client, 'close');
  session.client.kill('SIGKILL');
  await over;
  await expect(session.run('SELECT 1;')).rejects.toThrow('A statement in postgres failed');
  await session.close();
});
