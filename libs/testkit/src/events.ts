import { type EventEnvelope, EVENTS_STREAM, type EventSubject } from '@anew/contracts/events/map';
import { connectNats } from './nats.js';
import type { ServerAddress } from './servers.js';

interface StoredMessage {
  message?: { seq: number; data: string };
  error?: { description: string };
}

/** All events of `subject` in the stream, in the order in which they were stored. */
export async function listEvents<S extends EventSubject>(
  nats: ServerAddress,
  subject: S,
): Promise<EventEnvelope<S>[]> {
  return (await listPayloads(nats, subject)).map((payload) => JSON.parse(payload) as EventEnvelope<S>);
}

/** Messages of the stream, unparsed. @param subjects such as `evt.>` */
export async function listPayloads(nats: ServerAddress, subjects: string): Promise<string[]> {
  const connection = await connectNats(nats.url);
  try {
    const payloads: string[] = [];
    for (let seq = 1; ;) {
      const question = JSON.stringify({ seq, next_by_subj: subjects });
      const reply = await connection.request(`$JS.API.STREAM.MSG.GET.${EVENTS_STREAM}`, question);
      const { message } = reply.json<StoredMessage>();
      if (!message) return payloads;
      payloads.push(Buffer.from(message.data, 'base64').toString());
      seq = message.seq + 1;
    }
  } finally {
    await connection.close();
  }
}

/**
 * Stores an event on the stream unchanged, any number of times, because JetStream does not get its message
 * id.
 */
export async function publishEvent<S extends EventSubject>(
  nats: ServerAddress,
  event: Pick<EventEnvelope<S>, 'id' | 'subject' | 'data' | 'occurredAt'>,
): Promise<void> {
  const connection = await connectNats(nats.url);
  try {
    const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
    const envelope = JSON.stringify({ producer: 'test', traceparent, ...event });
    const { error } = (await connection.request(event.subject, envelope)).json<StoredMessage>();
    if (error) throw new Error(error.description);
  } finally {
    await connection.close();
  }
}
