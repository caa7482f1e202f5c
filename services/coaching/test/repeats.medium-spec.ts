import { randomUUID } from 'node:crypto';
import { coachingRpc } from '@anew/contracts/coaching/rpc';
import { someone } from '@anew/service-testkit/actors';
import { type RepeatableChanges, withUsedKey } from '@anew/service-testkit/repeats';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { CoachAlone } from './coach-alone.js';

const { chat, update, delete: remove } = coachingRpc.conversations;

let coach: CoachAlone;

beforeAll(async () => {
  coach = await CoachAlone.start();
});

afterAll(() => coach.stop());

it('a key that was used for another change is refused by every change that takes keys', async () => {
  const keyed = { ...someone(), idempotencyKey: randomUUID() };
  await coach.talk(keyed, { message: 'How do we begin?' });
  const [begun] = await coach.conversationsOf(keyed);
  const id = begun!.id;
  const changes: RepeatableChanges<'coaching'> = {
    [chat]: { message: 'How do we end?' },
    [update]: { id, title: 'Beginnings' },
    [remove]: { id },
  };
  expect(await withUsedKey(coach.service, keyed, changes)).toEqual([]);
});
