import { connect } from '@nats-io/transport-node';
import { type EventEnvelope, type EventSubject, FACTS_STREAM } from '@anew/contracts/events/map';
import type { PrivateServer } from './servers.js';

interface StoredMessage {
  message?: { seq: number; data: string };
  error?: { description: string };
}

/** Every fact of `subject` that the stream keeps, in the order in which it came. */
export async function listFacts<S extends EventSubject>(
  nats: PrivateServer,
  subject: S,
): Promise<EventEnvelope<S>[]> {
  const connection = await connect({ servers: nats.url });
  try {
    const facts: EventEnvelope<S>[] = [];
    for (let seq = 1; ;) {
      const question = JSON.stringify({ seq, next_by_subj: subject });
      const reply = await connection.request(`$JS.API.STREAM.MSG.GET.${FACTS_STREAM}`, question);
      const { message } = reply.json<StoredMessage>();
      if (!message) return facts;
      facts.push(JSON.parse(Buffer.from(message.data, 'base64').toString()) as EventEnvelope<S>);
      seq = message.seq + 1;
    }
  } finally {
    await connection.close();
  }
}
