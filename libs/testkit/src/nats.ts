import { processNatsUrl } from '@anew/local-servers/nats-users';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import type { ServerAddress } from './servers.js';

/** A connection as whoever the address names; a private server's own address names its operator, who may do anything. */
export function connectNats(url: string): Promise<NatsConnection> {
  const { host, username, password } = new URL(url);
  return connect({ servers: host, user: username, pass: password, inboxPrefix: `_INBOX.${username}` });
}

/** A connection as one process signs in on a private server. */
export function connectAs(
  server: ServerAddress,
  name: Parameters<typeof processNatsUrl>[1],
): Promise<NatsConnection> {
  return connectNats(processNatsUrl(server.url, name));
}
