import { randomUUID } from 'node:crypto';
import type { Actor } from '@anew/contracts/actor';
import { assessmentRpc } from '@anew/contracts/assessment/rpc';
import { identityEvents } from '@anew/contracts/events/map';
import { DAY_MS, localDate } from '@anew/contracts/local-date';
import { someone } from '@anew/service-testkit/actors';
import {
  eachIs,
  erase,
  outcomesOf,
  type RepeatableChanges,
  rowsOf,
  unindexedReferences,
} from '@anew/service-testkit/every-change';
import { refusalOf } from '@anew/service-testkit/service-alone';
import { describe, expect, it } from '@jest/globals';
import { answers } from './answers.factory.js';
import { assessed, assessment, closed, couple, database, submit, tellMembers } from './round-steps.js';

const { responses, results, rounds, talks, agreements } = assessmentRpc;

/** Every change, asked for by one of two who have results, so that a talk is offered to them. */
async function changesOf(me: Actor): Promise<RepeatableChanges<'assessment'>> {
  const { offered } = await assessment.ask(talks.current, me, {});
  const [id, talkId] = [randomUUID(), randomUUID()];
  const dueOn = localDate(new Date(Date.now() + DAY_MS), 'UTC');
  return {
    [responses.submit]: { responses: answers(1) },
    [results.seen]: {},
    [rounds.propose]: {},
    [talks.start]: { area: offered[0]!.area, firstSpeaker: me.userId },
    [talks.move]: { id: talkId, step: 'together', move: 'next' },
    [agreements.make]: { talkId, text: 'We eat together.', dueOn },
    [agreements.check]: { id, outcome: 'kept' },
    [agreements.remove]: { id },
  };
}

describe('every change', () => {
  it('refuses a key that was used for another', async () => {
    const [me, partner] = await couple();
    const keyed = { ...me, idempotencyKey: randomUUID() };
    await submit(keyed, answers(3));
    await submit(partner, answers(2));
    await closed(me, partner, 1);
    const changes = await changesOf(me);
    expect(await outcomesOf(assessment, keyed, changes)).toEqual(eachIs('idempotency_key_reused', changes));
  });

  it('that a gateway still lets through for someone who has been erased is refused, and leaves nothing', async () => {
    const [me, partner] = await assessed();
    const changes = await changesOf(me);
    const inTime = await outcomesOf(assessment, me, changes);
    expect(Object.values(inTime)).not.toContain('sign_in_required');
    expect(await rowsOf(assessment, me)).not.toEqual([]);
    await tellMembers({ ...partner, memberIds: [partner.userId] }, 3);
    await assessment.handled(identityEvents.membershipChanged);
    await erase(assessment, me);
    for (const late of [me, { ...me, idempotencyKey: 'late' }])
      expect(await outcomesOf(assessment, late, changes)).toEqual({
        ...eachIs('sign_in_required', changes),
        // Without results, none is offered.
        [talks.start]: 'talk_not_offered',
      });
    expect(await rowsOf(assessment, me)).toEqual([]);
  });
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

it('an erasure finds by an index what refers to a row that it deletes', async () => {
  expect(await unindexedReferences(assessment)).toEqual([]);
});
