import type { Logger } from '@anew/observability/logger';
import {
  connect,
  createInbox,
  type NatsConnection,
  type NodeConnectionOptions,
  PermissionViolationError,
} from '@nats-io/transport-node';
import { inboxPrefixOf, streamInboxPrefixOf, streamPrefixOf } from './nats-users/permissions.js';
import { WriteBatch } from './write-batch.js';

const FIRST_CONNECT_DEADLINE_MS = 60_000;
const RETRY_MS = 250;
/** Developers meet this when they give a process a new subject and let NATS run on. */
const REFUSED =
  'NATS refuses this process a subject. `npm run nats-users` writes which it may use, and NATS reads it when it starts.';

/** A NATS connection that survives outages and knows whether it is connected. */
export class NatsLink {
  /** Batch for messages that are published once for each request. */
  readonly batch = new WriteBatch();
  private up = true;
  /** Subjects that NATS has refused since it was last connected to. What wants one of them may try again and again. */
  private readonly refused = new Set<string>();
  private readonly reconnectListeners: (() => void)[] = [];

  private constructor(
    readonly connection: NatsConnection,
    private readonly name: string,
    private readonly logger: Logger,
  ) {
    void this.watch();
  }

  /**
   * Connects to NATS and waits if it is not up yet, because a process may start before NATS does.
   * @param url including user and password, if the server requires them
   * @param name of the process: no other process may read replies to the inboxes under this name
   * @param caFile the certificate authority that must have signed the server's certificate, unless it is a
   * public one
   * @throws Error when the server did not come up within a minute
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

  /** Returns a new subject for replies that only this process may read. */
  createInbox(): string {
    return createInbox(inboxPrefixOf(this.name));
  }

  /** Returns a new subject on which this process reads one stream of a service. */
  createStreamInbox(service: string): string {
    return createInbox(streamInboxPrefixOf(this.name, service));
  }

  /** Returns a new subject on which the reader of one of this process's streams reports. */
  createStreamControl(): string {
    return createInbox(streamPrefixOf(this.name));
  }

  /** Runs `listener` after each reconnect, because events may have been missed in between. */
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
        this.refused.clear();
        this.logger.info('NATS reconnected');
        for (const listener of this.reconnectListeners) listener();
      } else if (status.type === 'error') {
        this.report(status.error);
      }
    }
  }

  private report(error: Error): void {
    if (!(error instanceof PermissionViolationError)) return this.logger.error({ err: error }, 'NATS error');
    if (this.refused.has(error.subject)) return;
    this.refused.add(error.subject);
    this.logger.error({ err: error }, REFUSED);
  }
}

/** Options for the NATS client, which does not read user and password from the URL itself. */
export function serverOptions(url: string, caFile?: string): NodeConnectionOptions {
  const { protocol, host, hostname, username, password } = new URL(url);
  const isSecret = protocol === 'tls:' || caFile !== undefined;
  // The client passes unknown TLS options on to Node. Without a host name, Node would expect a certificate
  // for "localhost" from a server that is addressed by its IP address.
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
    // Stack traces across async calls cost more than the call itself.
    noAsyncTraces: true,
    maxReconnectAttempts: -1,
    // Otherwise the client would give up for good after two refusals, as when a password is changed on the server
    // first, and the process would run on without NATS.
    ignoreAuthErrorAbort: true,
    reconnectTimeWait: RETRY_MS,
    reconnectJitter: 100,
    pingInterval: 5_000,
    maxPingOut: 2,
    timeout: 2_000,
  });
}
