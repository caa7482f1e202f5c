import { ASSESSMENT_QUESTIONS } from '@anew/contracts/assessment/instrument';
import type { TodaysPrompt } from '@anew/contracts/content/answers';
import type { ConnectionActivity } from '@anew/contracts/content/views';
import { EVENTS_STREAM } from '@anew/contracts/events/map';
import type { JournalEntry } from '@anew/contracts/journal/views';
import { type ServiceName, SERVICES } from '@anew/contracts/rpc/services';
import { eventually } from '@anew/testkit/eventually';
import { exportOf, resultsOf } from '@anew/testkit/life';
import { connectNats } from '@anew/testkit/nats';
import { couple, type SignedUp } from '@anew/testkit/person';
import { databaseUrl } from '@anew/testkit/servers';
import { System } from '@anew/testkit/system';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { jetstreamManager } from '@nats-io/jetstream';
import { createClient } from '@redis/client';
import { Client } from 'pg';

const CANARY = 'canary-9d3f1c';
const ANSWER = ASSESSMENT_QUESTIONS[0]?.options[1]?.value ?? '';

let system: System;
let a: SignedUp;
let b: SignedUp;
/** What the processes have logged while everything was written. A restart begins anew. */
let output: string;

beforeAll(async () => {
  system = await System.start({ env: { LOG_LEVEL: 'trace' } });
  [a, b] = await couple(system.origin);
  await writeEverything();
  output = system.output();
});

afterAll(() => system.stop());

async function writeEverything(): Promise<void> {
  const key = { 'idempotency-key': `once-${CANARY}` };
  await a.expectOk(a.post('/api/journal', { content: `${CANARY} private`, visibility: 'private' }, key));
  await a.expectOk(a.post('/api/appreciation', { appreciation: CANARY, quality: CANARY }));
  await a.expectOk(a.post('/api/coaching/chat', { message: `${CANARY} to the coach` }));
  await a.expectOk(a.post('/api/coaching/chat', { message: `I want to kill myself tonight. ${CANARY}` }));
  const rehearsed = { message: `You always pick them up late. ${CANARY}`, recipient: 'co-parent' };
  await a.expectOk(a.post('/api/coaching/rehearsals', rehearsed));
  const names = { firstName: CANARY, lastName: CANARY, partnerName: CANARY };
  await a.expectOk(a.post('/api/retreat-interest', { email: 'someone@example.org', ...names }));
  const answerKey = { 'idempotency-key': `answer-${CANARY}` };
  const { body: prompt } = await a.get<TodaysPrompt>('/api/prompts/today');
  for (const each of [a, b])
    await each.expectOk(each.post(`/api/prompts/${prompt.id}/answer`, { text: CANARY }, answerKey));
  await a.expectOk(a.post(`/api/prompts/${prompt.id}/reply`, { text: CANARY }));
  const { body: activity } = await a.get<ConnectionActivity>('/api/connection-activities/today');
  await a.expectOk(a.post(`/api/connection-activities/${activity.id}/complete`, { feedback: CANARY }));
  const responses = Object.fromEntries(
    ASSESSMENT_QUESTIONS.map(({ id, options }) => [id, options[1]?.value]),
  );
  for (const each of [a, b]) await each.expectOk(each.post('/api/assessment/submit', { responses }));
}

async function query<Row extends object>(service: ServiceName, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: databaseUrl(system.postgres, service) });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** All rows of all tables as text. Bytes are shown as hexadecimal digits. */
async function dump(service: ServiceName): Promise<string> {
  const tables = await query<{ name: string }>(
    service,
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`,
  );
  const rows = await Promise.all(
    tables.map(({ name }) => query<{ row: string }>(service, `SELECT t::text AS row FROM "${name}" t`)),
  );
  return rows
    .flat()
    .map(({ row }) => row)
    .join('\n');
}

const asHex = (text: string) => Buffer.from(text).toString('hex');

describe('what people write', () => {
  it('comes back to them as they wrote it', async () => {
    const { body } = await a.get<JournalEntry[]>('/api/journal');
    expect(body.map(({ content }) => content)).toEqual([`${CANARY} private`]);
  });

  it.each(SERVICES)('cannot be read in the database of %s', async (service) => {
    const text = await dump(service);
    expect(text.length).toBeGreaterThan(100);
    for (const secret of [CANARY, asHex(CANARY)]) expect(text).not.toContain(secret);
    // The seeds of the content service do not contain the answer.
    for (const secret of [`"${ANSWER}"`, asHex(ANSWER)]) expect(text).not.toContain(secret);
  });

  it('leaves no results of the two to read', async () => {
    const { pattern } = await resultsOf(a, [a, b]);
    const text = await dump('assessment');
    for (const readable of [pattern.summary, asHex(pattern.summary), 'strengthAreas', asHex('strengthAreas')])
      expect(text).not.toContain(readable);
  });

  it('says nowhere whom the coach’s safety check has answered, and tells them', async () => {
    const rows = await query<{ open: number; lengths: number; replies: number }>(
      'coaching',
      `SELECT count(source)::int AS open, count(sealed_source)::int AS replies,
         count(DISTINCT octet_length(sealed_source))::int AS lengths FROM messages`,
    );
    expect(rows).toEqual([{ open: 0, replies: 2, lengths: 1 }]);
    const [conversation] = await a.expectOk(a.get<{ id: string }[]>('/api/coaching/conversations'));
    const path = `/api/coaching/conversations/${conversation?.id ?? ''}`;
    const { messages } = await a.expectOk(a.get<{ messages: { source: string | null }[] }>(path));
    expect(messages.map(({ source }) => source)).toContain('safety');
  });

  it('of an earlier release, left open, is sealed at the next start', async () => {
    await query(
      'coaching',
      "UPDATE messages SET source = 'safety', sealed_source = NULL WHERE role = 'assistant'",
    );
    await query('content', `UPDATE retreat_interests SET partner_name = '${CANARY} before', details = NULL`);
    await system.end('host', 'SIGTERM');
    system.startAgain('host');
    await system.ready();
    const left = () =>
      Promise.all([
        query('coaching', 'SELECT 1 FROM messages WHERE source IS NOT NULL'),
        query('content', 'SELECT 1 FROM retreat_interests WHERE partner_name IS NOT NULL OR details IS NULL'),
      ]);
    await eventually('nothing to be left open', async () =>
      (await left()).flat().length === 0 ? true : null,
    );
    const { body } = await exportOf(a);
    expect(JSON.stringify(body)).toContain(`${CANARY} before`);
  });

  it('is nowhere in Redis', async () => {
    const redis = createClient({ url: system.redis.url });
    await redis.connect();
    const keys = await redis.keys('*');
    const dumps = await Promise.all(keys.map((key) => redis.dump(key)));
    redis.destroy();
    expect(keys.length).toBeGreaterThan(0);
    expect([...keys, ...dumps.map(String)].join('\n')).not.toContain(CANARY);
  });

  it('is in no event', async () => {
    const connection = await connectNats(system.nats.url);
    const manager = await jetstreamManager(connection);
    const { state } = await manager.streams.info(EVENTS_STREAM);
    for (let seq = state.first_seq; seq <= state.last_seq; seq++) {
      const message = await manager.streams.getMessage(EVENTS_STREAM, { seq });
      expect(message?.string()).not.toContain(CANARY);
    }
    await connection.close();
    expect(state.messages).toBeGreaterThan(0);
  });

  it('is in no log line', () => {
    for (const path of ['/api/journal', '/api/prompts/:promptId/reply', '/api/assessment/submit'])
      expect(output).toContain(`"POST ${path}"`);
    expect(output).not.toContain(CANARY);
  });
});

describe('a row whose text was put into another', () => {
  it('is left out rather than shown as the other', async () => {
    const [first, second] = await Promise.all(
      ['one', 'two'].map((content) =>
        b.expectOk(b.post<JournalEntry>('/api/journal', { content, visibility: 'private' })),
      ),
    );
    await query(
      'journal',
      `UPDATE entries SET content = other.content FROM entries other
       WHERE entries.id = '${first?.id ?? ''}' AND other.id = '${second?.id ?? ''}'`,
    );
    const entries = await b.expectOk(b.get<JournalEntry[]>('/api/journal'));
    const shown = entries.filter(({ id }) => id === first?.id || id === second?.id);
    expect(shown.map(({ id, content }) => ({ id, content }))).toEqual([{ id: second?.id, content: 'two' }]);
  });
});
