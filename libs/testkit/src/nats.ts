import { processNatsUrl } from '@anew/local-servers/nats-users';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import type { ServerAddress } from './servers.js';

/**
 * Connects as the user in the address. A private server's own address contains its operator, who may do
 * anything.
 */
export function connectNats(url: string): Promise<NatsConnection> {
  const { host, username, password } = new URL(url);
  return connect({ servers: host, user: username, pass: password, inboxPrefix: `_INBOX.${username}` });
}

/** Connects to a private server as one of the processes. */
export function connectAs(
  server: ServerAddress,
  name: Parameters<typeof processNatsUrl>[1],
): Promise<NatsConnection> {
  return connectNats(processNatsUrl(server.url, name));
}
