import { eventually } from '@anew/testkit/eventually';
import { privatePostgres, type PrivateServer } from '@anew/testkit/servers';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { memoryLog, openTestDatabase } from './fixtures.js';

const SECRET = 'what nobody else may read';

let postgres: PrivateServer;
let dataSource: DataSource;

beforeAll(async () => {
  postgres = await privatePostgres();
  dataSource = await openTestDatabase(postgres);
  await dataSource.query('CREATE TABLE secrets (text text PRIMARY KEY CHECK (length(text) < 40))');
});

afterAll(async () => {
  await dataSource.destroy();
  await postgres.discard();
});

afterEach(() => {
  jest.restoreAllMocks();
});

const insert = (text: string) => dataSource.query('INSERT INTO secrets (text) VALUES ($1)', [text]);

async function failureOf(work: Promise<unknown>): Promise<Error> {
  const [outcome] = await Promise.allSettled([work]);
  if (outcome.status === 'fulfilled') throw new Error('Expected a failure');
  return outcome.reason as Error;
}

/** A failure whose parameters contain the text, and one whose detail also quotes the row. */
async function failures(): Promise<Error[]> {
  await dataSource.query('DELETE FROM secrets');
  await insert(SECRET);
  return [await failureOf(insert(SECRET)), await failureOf(insert(`${SECRET}, at some length, and again`))];
}

describe('what a person wrote', () => {
  it('is not printed when the statement that stores it fails', async () => {
    const printed: unknown[] = [];
    const keep = (...what: unknown[]): void => void printed.push(...what);
    for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const)
      jest.spyOn(console, method).mockImplementation(keep);
    await failures();
    expect(printed.map(String).join('\n')).not.toContain(SECRET);
  });

  it('is not in the log line about that failure, which still says what failed and where', async () => {
    const { logger, lines } = memoryLog();
    for (const error of await failures())
      logger.error({ err: new Error('wrapped', { cause: error }) }, 'request failed');
    for (const error of await failures()) logger.error({ err: error }, 'request failed');
    expect(JSON.stringify(lines)).not.toContain(SECRET);
    expect(lines.at(-2)).toMatchObject({
      err: {
        type: 'QueryFailedError',
        message: expect.stringContaining('secrets_pkey'),
        code: '23505',
        stack: expect.stringContaining('privacy.medium-spec'),
      },
    });
  });
});

it('what a unique index refuses does not stand in the log of PostgreSQL', async () => {
  await failures();
  await eventually(
    'the refusal to be logged',
    () => postgres.lastLines().join().includes('duplicate key') || null,
  );
  expect(postgres.lastLines().join('\n')).not.toContain(SECRET);
});
