import type { Actor } from '@anew/contracts/actor';
import { couple } from '@anew/service-testkit/actors';
import type { StreamedEvent, Talk } from '@anew/testkit/chat';
import { eventually } from '@anew/testkit/eventually';
import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import { type BothProviders, envOfBoth, forgetBoth, startBoth, stopBoth } from './both-providers.js';
import { CoachAlone } from './coach-alone.js';
import { HARMLESS } from './said.js';

const BREAK_MS = 100;

/** The coach and its fake providers. All cases of a spec file use them, because they take long to start. */
export let coach: CoachAlone;
export let fakes: BothProviders;
export let person: Actor;
export let partner: Actor;

beforeAll(async () => {
  fakes = await startBoth();
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
  await stopBoth(fakes);
});

const environment = () => ({
  ...envOfBoth(fakes),
  AI_BREAK_MS: String(BREAK_MS),
});

export async function startAgain(env: Record<string, string> = {}): Promise<void> {
  await coach.stop();
  coach = await CoachAlone.start({ ...environment(), ...env });
}

export function forget(): void {
  forgetBoth(fakes);
}

export const say = (message: string, conversationId?: string): Promise<Talk> =>
  coach.say(person, message, conversationId);

export const messagesOf = ({ conversationId }: Talk) => coach.messagesOf(person, conversationId);

export async function namesOf(events: AsyncIterable<StreamedEvent>): Promise<string[]> {
  const names: string[] = [];
  for await (const { event } of events) names.push(event);
  return names;
}
