import { type EventEnvelope, EVENTS_STREAM, type EventSubject } from '@anew/contracts/events/map';
import { eventually } from './eventually.js';
import { connectNats } from './nats.js';
import type { ServerAddress } from './servers.js';

interface Failed {
  error?: { description: string };
}

interface StoredMessage extends Failed {
  message?: { seq: number; data: string };
}

interface Acknowledged extends Failed {
  seq: number;
}

interface ConsumerInfo extends Failed {
  ack_floor: { stream_seq: number };
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
 * @returns its place in the stream, another one each time
 */
export async function publishEvent<S extends EventSubject>(
  nats: ServerAddress,
  event: Pick<EventEnvelope<S>, 'id' | 'subject' | 'data' | 'occurredAt'>,
): Promise<number> {
  const connection = await connectNats(nats.url);
  try {
    const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
    const envelope = JSON.stringify({ producer: 'test', traceparent, ...event });
    const { error, seq } = (await connection.request(event.subject, envelope)).json<Acknowledged>();
    if (error) throw new Error(error.description);
    return seq;
  } finally {
    await connection.close();
  }
}

/**
 * Waits until this durable has acknowledged each of its events up to this place in the stream. A later event that was
 * handled says nothing of earlier ones, because a service handles several side by side.
 */
export async function acknowledged(nats: ServerAddress, durable: string, seq: number): Promise<void> {
  const connection = await connectNats(nats.url);
  try {
    await eventually(`${durable} to acknowledge all events up to ${seq}`, async () => {
      const reply = await connection.request(`$JS.API.CONSUMER.INFO.${EVENTS_STREAM}.${durable}`);
      const info = reply.json<ConsumerInfo>();
      if (info.error) throw new Error(info.error.description);
      return info.ack_floor.stream_seq >= seq || null;
    });
  } finally {
    await connection.close();
  }
}
