import { talk } from '@anew/testkit/chat';
import { Database } from '@anew/testkit/database';
import type { FakeProvider } from '@anew/testkit/fake-provider';
import { couple, type SignedUp } from '@anew/testkit/person';
import type { SharedSystem } from '@anew/testkit/shared-system';
import { afterAll, afterEach, beforeAll } from '@jest/globals';
import { coachSystem } from './coach-system.js';

export const CHAT = '/api/coaching/chat';
export const STREAM = { accept: 'text/event-stream' };

/** The product, whose coach asks a fake provider. All cases of a spec file use it, because it takes long to start. */
export let fake: FakeProvider;
export let system: SharedSystem;
export let database: Database;
export let person: SignedUp;
export let partner: SignedUp;

beforeAll(async () => {
  ({ system, provider: fake } = await coachSystem());
  database = new Database(system.postgres, 'coaching');
  [person, partner] = await couple(system.origin);
  // A person's first reply of all begins with a line about what the coach is.
  await talk(person, { message: 'Hello' });
});

afterAll(async () => {
  await database.close();
  await fake.stop();
});

afterEach(() => fake.forget());

/** A conversation with one answered message. */
export async function conversation(who: SignedUp = person): Promise<string> {
  return (await talk(who, { message: 'How do we begin?' })).conversationId;
}
