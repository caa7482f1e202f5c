import {
  connect,
  createInbox,
  type NatsConnection,
  type NodeConnectionOptions,
} from '@nats-io/transport-node';
import type { Logger } from '@anew/observability/logger';
import { inboxPrefixOf, streamPrefixOf } from './nats-users/permissions.js';
import { WriteBatch } from './write-batch.js';

const FIRST_CONNECT_DEADLINE_MS = 60_000;
const RETRY_MS = 250;

/** A NATS connection that survives outages and knows whether it is up right now. */
export class NatsLink {
  /** For what is published once for each request. */
  readonly batch = new WriteBatch();
  private up = true;
  private readonly reconnectListeners: (() => void)[] = [];

  private constructor(
    readonly connection: NatsConnection,
    private readonly name: string,
    private readonly logger: Logger,
  ) {
    void this.watch();
  }

  /**
   * Waits for the server to be there: a process may start before NATS does.
   * @param url with user and password, where the server asks for them
   * @param name of the process: nobody else may read what is sent to the inboxes under this name
   * @param caFile the certificate authority that the server's certificate must be from, if not a public one
   * @throws Error when it did not come up within a minute
   */
  static async open(url: string, name: string, logger: Logger, caFile?: string): Promise<NatsLink> {
    const giveUpAt = Date.now() + FIRST_CONNECT_DEADLINE_MS;
    for (;;) {
      try {
        return new NatsLink(await dial(url, name, caFile), name, logger);
      } catch (error) {
        if (Date.now() > giveUpAt) throw new Error(`NATS did not answer at NATS_URL.`, { cause: error });
        logger.warn({ err: error }, 'waiting for NATS');
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      }
    }
  }

  get isUp(): boolean {
    return this.up && !this.connection.isClosed();
  }

  /** A subject to which replies may be sent and that this process alone may read. */
  createInbox(): string {
    return createInbox(inboxPrefixOf(this.name));
  }

  /** A subject on which the reader of a stream that this process writes is heard. */
  createStreamControl(): string {
    return createInbox(streamPrefixOf(this.name));
  }

  /** `listener` runs after each reconnect: events may have been missed in between. */
  onReconnect(listener: () => void): void {
    this.reconnectListeners.push(listener);
  }

  async close(): Promise<void> {
    if (this.up) await this.connection.drain().catch(() => undefined);
    await this.connection.close();
  }

  private async watch(): Promise<void> {
    for await (const status of this.connection.status()) {
      if (status.type === 'disconnect') {
        this.up = false;
        this.logger.warn('NATS disconnected');
      } else if (status.type === 'reconnect') {
        this.up = true;
        this.logger.info('NATS reconnected');
        for (const listener of this.reconnectListeners) listener();
      } else if (status.type === 'error') {
        this.logger.error({ err: status.error }, 'NATS error');
      }
    }
  }
}

/** What the client wants to know of `url`: it does not look for user and password there itself. */
export function serverOptions(url: string, caFile?: string): NodeConnectionOptions {
  const { protocol, host, hostname, username, password } = new URL(url);
  const isSecret = protocol === 'tls:' || caFile !== undefined;
  // The client hands on what it does not know. Of a server named by a number, Node would else want "localhost" certified.
  const tls = { host: hostname.replaceAll(/[[\]]/g, ''), ...(caFile !== undefined && { caFile }) };
  return {
    servers: host,
    ...(username !== '' && { user: decodeURIComponent(username), pass: decodeURIComponent(password) }),
    ...(isSecret && { tls }),
  };
}

function dial(url: string, name: string, caFile?: string): Promise<NatsConnection> {
  return connect({
    ...serverOptions(url, caFile),
    name,
    inboxPrefix: inboxPrefixOf(name),
    // Traces of async call sites cost more than the call itself.
    noAsyncTraces: true,
    maxReconnectAttempts: -1,
    reconnectTimeWait: RETRY_MS,
    reconnectJitter: 100,
    pingInterval: 5_000,
    maxPingOut: 2,
    timeout: 2_000,
  });
}
