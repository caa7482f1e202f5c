import { expect, it } from '@jest/globals';
import { summaryOf, TracedClient } from './traced-client.js';

it.each([
  ['SELECT "E"."id" FROM "entries" "E" WHERE "E"."user_id" = $1', 'SELECT entries'],
  ['  insert into "outbox"("id", "data") VALUES ($1, $2)', 'INSERT outbox'],
  ['UPDATE outbox SET published_at = now() WHERE id = ANY($1)', 'UPDATE outbox'],
  [
    'WITH closed AS (\n  INSERT INTO rounds (id) VALUES ($1) RETURNING id) SELECT * FROM closed',
    'WITH rounds',
  ],
  ['DELETE FROM proposals WHERE member_ids = $1', 'DELETE proposals'],
  ['START TRANSACTION', 'START'],
  ['', 'SQL'],
  ["SELECT 'We fought about Ben'", 'SELECT'],
  ["SELECT * FROM entries WHERE text = 'from Ben'", 'SELECT entries'],
])('sums up %j as %j', (statement, summary) => {
  expect(summaryOf(statement)).toBe(summary);
});

it('survives the loss of a connection that nobody listens to yet', () => {
  const client = new TracedClient();
  expect(client.emit('error', new Error('terminating connection'))).toBe(true);
});
