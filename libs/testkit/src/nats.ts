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

type ProcessName = Parameters<typeof processNatsUrl>[1];

/** Address of a private server, with one of the processes as its user. */
export const urlAs = (server: ServerAddress, name: ProcessName): string => processNatsUrl(server.url, name);

/** Connects to a private server as one of the processes. */
export function connectAs(server: ServerAddress, name: ProcessName): Promise<NatsConnection> {
  return connectNats(urlAs(server, name));
}
