import type { Actor } from '@anew/contracts/actor';
import { couple } from '@anew/service-testkit/actors';
import type { StreamedEvent, Talk } from '@anew/testkit/chat';
import { eventually } from '@anew/testkit/eventually';
import { FakeProvider } from '@anew/testkit/fake-provider';
import type { Protocol } from '@anew/testkit/fake-reply';
import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import { CoachAlone } from './coach-alone.js';

const BREAK_MS = 100;
export const HARMLESS = 'What shall we cook on Friday?';
export const DANGER = 'My husband hits me and I am afraid of him';
export const DOUBTFUL = 'I wish I could trade places with my brother in the cemetery';
export const QUIET = /988, 1-800-799-7233, or for a child 1-800-422-4453/;
export const HOTLINE = '1-800-799-7233';

/** The coach and its fake providers. All cases of a spec file use them, because they take long to start. */
export let coach: CoachAlone;
export let fakes: Record<Protocol, FakeProvider>;
export let person: Actor;
export let partner: Actor;

beforeAll(async () => {
  fakes = { anthropic: await FakeProvider.start(), openai: await FakeProvider.start() };
  for (const fake of Object.values(fakes)) fake.always((reply) => reply.say('Lentils.'));
  coach = await CoachAlone.start(environment());
});

beforeEach(async () => {
  [person, partner] = couple();
  // A person's first reply begins with a line about what the coach is. The tests do not want this line.
  await say(HARMLESS);
  forget();
});

afterEach(async () => {
  forget();
  // The count of failures in a row is reset, and both providers are asked again.
  await eventually('both providers to be asked again', async () => {
    forget();
    await say(HARMLESS);
    return (fakes.anthropic.judgements.length === 1 && fakes.anthropic.requests.length === 1) || undefined;
  });
  forget();
});

afterAll(async () => {
  await coach.stop();
  await Promise.all(Object.values(fakes).map((fake) => fake.stop()));
});

const environment = () => ({
  ...fakes.anthropic.env('anthropic'),
  ...fakes.openai.env('openai'),
  AI_BREAK_MS: String(BREAK_MS),
});

export async function startAgain(env: Record<string, string> = {}): Promise<void> {
  await coach.stop();
  coach = await CoachAlone.start({ ...environment(), ...env });
}

export function forget(): void {
  for (const fake of Object.values(fakes)) fake.forget();
}

export const say = (message: string, conversationId?: string): Promise<Talk> =>
  coach.talk(person, { message, ...(conversationId !== undefined && { conversationId }) });

export const messagesOf = ({ conversationId }: Talk) => coach.messagesOf(person, conversationId);

export async function namesOf(events: AsyncIterable<StreamedEvent>): Promise<string[]> {
  const names: string[] = [];
  for await (const { event } of events) names.push(event);
  return names;
}
