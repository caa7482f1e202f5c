import type { StreamedEvent } from '@anew/testkit/chat';

/** Reads until the first words of the answer have arrived. @returns the conversation's id */
export async function begun(events: AsyncGenerator<StreamedEvent>): Promise<string> {
  const first = await events.next();
  if (first.done || first.value.event !== 'conversation')
    throw new Error(`Expected a conversation, got ${JSON.stringify(first)}`);
  await events.next();
  return first.value.data.conversationId;
}
