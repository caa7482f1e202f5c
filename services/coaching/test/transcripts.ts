import type { Conversation, Message } from '@anew/contracts/coaching/views';
import { chat, collect, type StreamedEvent, type Talk } from '@anew/testkit/chat';
import { eventually } from '@anew/testkit/eventually';
import type { FakeProvider } from '@anew/testkit/fake-provider';
import type { Person } from '@anew/testkit/person';

export const conversationPath = (id: string): string => `/api/coaching/conversations/${id}`;

export async function messagesOf(person: Person, id: string): Promise<Message[]> {
  return (await person.expectOk(person.get<Conversation>(conversationPath(id)))).messages;
}

/** Lines of a conversation with their role, oldest first: `user: Hello`. */
export async function linesOf(person: Person, id: string): Promise<string[]> {
  return (await messagesOf(person, id)).map(({ role, content }) => `${role}: ${content}`);
}

/** Messages of a conversation, as soon as there are `count` of them. */
export const untilMessages = (person: Person, id: string, count: number): Promise<Message[]> =>
  eventually(`${count} messages`, async () => {
    const messages = await messagesOf(person, id);
    return messages.length >= count ? messages : undefined;
  });

/** Id of the conversation, which is the first event of a streamed answer. */
export async function conversationNamedBy(events: AsyncGenerator<StreamedEvent>): Promise<string> {
  const first = await events.next();
  if (first.done || first.value.event !== 'conversation')
    throw new Error(`Expected a conversation, got ${JSON.stringify(first)}`);
  return first.value.data.conversationId;
}

/** Reads until the first words of the answer have arrived. @returns the conversation's id */
export async function begun(events: AsyncGenerator<StreamedEvent>): Promise<string> {
  const conversationId = await conversationNamedBy(events);
  await events.next();
  return conversationId;
}

/** Begins an answer, runs `meanwhile`, then lets the provider continue. */
export async function interrupted(
  fake: FakeProvider,
  who: Person,
  meanwhile: (conversationId: string) => Promise<unknown>,
): Promise<Talk> {
  const held = fake.hold();
  const events = chat(who, { message: 'How do we begin?' });
  const opening = begun(events);
  const reply = await held;
  reply.piece('Words that ');
  const conversationId = await opening;
  await meanwhile(conversationId);
  reply.say('are lost.');
  return { ...(await collect(events)), conversationId };
}
