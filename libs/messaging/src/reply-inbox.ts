import { randomUUID } from 'node:crypto';
import { errors, type Msg } from '@nats-io/transport-node';
import type { NatsLink } from './connection.js';

/**
 * Status with which the server answers a request whose subject has no subscriber. The message has no other
 * content.
 */
const NO_RESPONDERS = 503;

interface Waiting {
  subject: string;
  timer: NodeJS.Timeout;
  resolve: (reply: Msg) => void;
  reject: (error: unknown) => void;
}

function isNoResponders({ data, headers }: Msg): boolean {
  return data.length === 0 && headers?.code === NO_RESPONDERS;
}

/**
 * Sends requests whose replies all arrive on one subscription, told apart by the last token of their subject.
 * The client's own `request` works in the same way, but creates an error with a stack for every reply that
 * arrives in time.
 */
export class ReplyInbox {
  private readonly prefix: string;
  private readonly waiting = new Map<string, Waiting>();

  constructor(private readonly link: NatsLink) {
    const { connection } = link;
    this.prefix = `${link.createInbox()}.`;
    connection.subscribe(`${this.prefix}*`, { callback: (error, reply) => this.receive(error, reply) });
    void connection.closed().then(() => this.giveUp());
  }

  /**
   * @throws TimeoutError when no reply came for `timeoutMs` milliseconds, NoRespondersError when no service
   * listens, ClosedConnectionError when the connection ended
   */
  request(subject: string, payload: string, timeoutMs: number): Promise<Msg> {
    return new Promise((resolve, reject) => {
      // With sequential numbers, a service that answers one request could guess the reply subject of the
      // next.
      const token = randomUUID();
      const timer = setTimeout(() => this.take(token)?.reject(new errors.TimeoutError()), timeoutMs);
      this.waiting.set(token, { subject, timer, resolve, reject });
      const publish = () => this.link.connection.publish(subject, payload, { reply: this.prefix + token });
      this.link.batch.add(publish).catch((error: unknown) => this.take(token)?.reject(error));
    });
  }

  private receive(error: Error | null, reply: Msg): void {
    if (error) return;
    const request = this.take(reply.subject.slice(this.prefix.length));
    if (!request) return;
    if (isNoResponders(reply)) request.reject(new errors.NoRespondersError(request.subject));
    else request.resolve(reply);
  }

  private take(token: string): Waiting | undefined {
    const request = this.waiting.get(token);
    if (!request) return undefined;
    this.waiting.delete(token);
    clearTimeout(request.timer);
    return request;
  }

  private giveUp(): void {
    for (const token of [...this.waiting.keys()])
      this.take(token)?.reject(new errors.ClosedConnectionError());
  }
}
