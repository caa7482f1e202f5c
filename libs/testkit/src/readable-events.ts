import { durableOf, EVENT_CONSUMERS } from '@anew/contracts/events/consumers';
import { EVENTS_STREAM, type EventSubject } from '@anew/contracts/events/map';
import type { ServiceName } from '@anew/contracts/rpc/services';
import { PermissionViolationError } from '@nats-io/transport-node';
import { connectAs } from './nats.js';
import type { ServerAddress } from './servers.js';

/**
 * A service tries again and again to read its events, so a test would wait in vain for those that NATS does not let it
 * read, and would not say why.
 * @throws Error when NATS does not let the service read an event that the contracts name for it
 */
export async function refuseUnreadable(nats: ServerAddress, service: ServiceName): Promise<void> {
  const connection = await connectAs(nats, service);
  const look = async (subject: EventSubject): Promise<void> => {
    const question = `$JS.API.CONSUMER.INFO.${EVENTS_STREAM}.${durableOf(service, subject)}`;
    // Whatever else may be wrong, the service itself finds it.
    const answer = await connection.request(question).catch((failure: unknown) => failure);
    if (answer instanceof Error && answer.cause instanceof PermissionViolationError)
      throw new Error(
        `NATS does not let ${service} read ${subject}. Run \`npm run nats-users\`, then start the servers again.`,
      );
  };
  try {
    await Promise.all(EVENT_CONSUMERS[service].map(look));
  } finally {
    await connection.close();
  }
}
