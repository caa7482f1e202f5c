import { randomUUID } from 'node:crypto';
import type { Actor } from '@anew/contracts/actor';
import { coachingRpc } from '@anew/contracts/coaching/rpc';
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
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CoachAlone } from './coach-alone.js';

const { conversations, rehearsals } = coachingRpc;

let coach: CoachAlone;

beforeAll(async () => {
  coach = await CoachAlone.start();
});

afterAll(() => coach.stop());

/** Every change that somebody may make who has begun a conversation. */
async function changesOf(me: Actor): Promise<RepeatableChanges<'coaching'>> {
  await coach.talk(me, { message: 'How do we begin?' });
  const id = (await coach.conversationsOf(me))[0]!.id;
  return {
    [conversations.chat]: { message: 'How do we end?' },
    [conversations.update]: { id, title: 'Beginnings' },
    [conversations.delete]: { id },
  };
}

describe('every change', () => {
  it('refuses a key that was used for another', async () => {
    const keyed = { ...someone(), idempotencyKey: randomUUID() };
    const changes = await changesOf(keyed);
    expect(await outcomesOf(coach.service, keyed, changes)).toEqual(
      eachIs('idempotency_key_reused', changes),
    );
  });

  it('that a gateway still lets through for someone who has been erased is refused, and leaves nothing', async () => {
    const me = someone();
    const rehearse = () =>
      coach.service.ask(rehearsals.rehearse, me, { message: 'You are late.', recipient: 'partner' });
    const changes = await changesOf(me);
    const inTime = await outcomesOf(coach.service, me, changes);
    expect(Object.values(inTime)).not.toContain('sign_in_required');
    await rehearse();
    expect(await rowsOf(coach.service, me)).not.toEqual([]);
    await erase(coach.service, me);
    for (const late of [me, { ...me, idempotencyKey: 'late' }])
      expect(await outcomesOf(coach.service, late, changes)).toEqual(eachIs('sign_in_required', changes));
    expect(await refusalOf(rehearse())).toMatchObject({ code: 'sign_in_required' });
    expect(await rowsOf(coach.service, me)).toEqual([]);
  });
});

it('an erasure finds by an index what refers to a row that it deletes', async () => {
  expect(await unindexedReferences(coach.service)).toEqual([]);
});
