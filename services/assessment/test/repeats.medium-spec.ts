import { randomUUID } from 'node:crypto';
import type { Actor } from '@anew/contracts/actor';
import { assessmentRpc } from '@anew/contracts/assessment/rpc';
import { DAY_MS, localDate } from '@anew/contracts/local-date';
import { someone } from '@anew/service-testkit/actors';
import { type RepeatableChanges, withUsedKey } from '@anew/service-testkit/repeats';
import { refusalOf } from '@anew/service-testkit/service-alone';
import { expect, it } from '@jest/globals';
import { answers } from './answers.factory.js';
import { assessment, closed, couple, database, submit } from './round-steps.js';

const { responses, results, rounds, talks, agreements } = assessmentRpc;

it('a key that was used for another change is refused by every change that takes keys', async () => {
  const [me, partner] = await couple();
  const keyed = { ...me, idempotencyKey: randomUUID() };
  await submit(keyed, answers(3));
  await submit(partner, answers(2));
  await closed(me, partner, 1);
  const { offered } = await assessment.ask(talks.current, me, {});
  const [id, talkId] = [randomUUID(), randomUUID()];
  const dueOn = localDate(new Date(Date.now() + DAY_MS), 'UTC');
  const changes: RepeatableChanges<'assessment'> = {
    [responses.submit]: { responses: answers(1) },
    [results.seen]: {},
    [rounds.propose]: {},
    [talks.start]: { area: offered[0]!.area, firstSpeaker: me.userId },
    [talks.move]: { id: talkId, step: 'together', move: 'next' },
    [agreements.make]: { talkId, text: 'We eat together.', dueOn },
    [agreements.check]: { id, outcome: 'kept' },
    [agreements.remove]: { id },
  };
  expect(await withUsedKey(assessment, keyed, changes)).toEqual([]);
});

/** How often somebody has handed answers in. */
async function submissions({ userId }: Actor): Promise<number> {
  const [row] = await database.query<{ version: number }>(
    'SELECT version FROM responses WHERE user_id = $1',
    [userId],
  );
  return row?.version ?? 0;
}

it('answers ten times at once are handed in once, with one receipt also later, and again with another key', async () => {
  const me = { ...someone(), idempotencyKey: randomUUID() };
  const all = await Promise.all(Array.from({ length: 10 }, () => submit(me, answers(3))));
  expect([...all, await submit(me, answers(3))]).toEqual(Array(11).fill(all[0]));
  expect(await refusalOf(submit(me, answers(1)))).toMatchObject({
    kind: 'conflict',
    code: 'idempotency_key_reused',
  });
  expect(await submissions(me)).toBe(1);
  await submit({ ...me, idempotencyKey: randomUUID() }, answers(3));
  expect(await submissions(me)).toBe(2);
});
