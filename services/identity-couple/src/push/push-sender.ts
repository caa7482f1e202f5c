import { Agent as PlainAgent, type IncomingMessage, request as plainRequest } from 'node:http';
import { Agent, request } from 'node:https';
import type { PushSubscriptionDto } from '@anew/contracts/identity/preferences-dto';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { IdentityConfig } from '../config/identity.config.js';
import { isDevelopment, lookupPublic, mayPushTo } from './push-address.rules.js';
import { PushMessages } from './push-messages.js';

/** What became of a message: `gone` means that this browser wants no more of them, `refused` that it never will. */
export type Pushed = { outcome: 'sent' | 'gone' | 'refused' } | { outcome: 'later'; waitMs: number };

interface PushMessage {
  /** JSON that only the browser can read. */
  payload: object;
  /** Of several undelivered messages with one topic, the push service delivers the newest (RFC 8030). */
  topic: string;
  /** Seconds for which the push service keeps the message for a browser that is away. */
  ttl: number;
}

const TIMEOUT_MS = 10_000;
const SOCKETS = { keepAlive: true, maxSockets: 256, timeout: TIMEOUT_MS };

/** Sends messages to browsers by way of their push services. */
@Injectable()
export class PushSender implements OnApplicationShutdown {
  private readonly secure: Agent;
  private readonly plain = new PlainAgent(SOCKETS);

  constructor(
    private readonly messages: PushMessages,
    @Inject(IdentityConfig) private readonly config: IdentityConfig,
  ) {
    const lookup = isDevelopment(config.PUBLIC_ORIGIN) ? {} : { lookup: lookupPublic };
    this.secure = new Agent({ ...SOCKETS, ...lookup });
  }

  async send({ endpoint, keys }: PushSubscriptionDto, message: PushMessage): Promise<Pushed> {
    if (!mayPushTo(endpoint, this.config.PUBLIC_ORIGIN)) return { outcome: 'gone' };
    try {
      return outcomeOf(await this.post(new URL(endpoint), keys, message));
    } catch {
      return { outcome: 'later', waitMs: 0 };
    }
  }

  onApplicationShutdown(): void {
    this.secure.destroy();
    this.plain.destroy();
  }

  private post(url: URL, keys: PushSubscriptionDto['keys'], message: PushMessage): Promise<IncomingMessage> {
    const body = this.messages.seal(keys, JSON.stringify(message.payload));
    const headers = {
      ...this.messages.headers(url.origin),
      'Content-Type': 'application/octet-stream',
      'Content-Length': body.length,
      TTL: String(message.ttl),
      Topic: message.topic,
      Urgency: 'normal',
    };
    const options = { method: 'POST', headers, signal: AbortSignal.timeout(TIMEOUT_MS) };
    return new Promise((resolve, reject) => {
      const answered = (response: IncomingMessage) => {
        response.resume();
        resolve(response);
      };
      const asked =
        url.protocol === 'https:'
          ? request(url, { ...options, agent: this.secure }, answered)
          : plainRequest(url, { ...options, agent: this.plain }, answered);
      asked.on('error', reject);
      asked.end(body);
    });
  }
}

function outcomeOf({ statusCode = 0, headers }: IncomingMessage): Pushed {
  if (statusCode >= 200 && statusCode < 300) return { outcome: 'sent' };
  if (statusCode === 404 || statusCode === 410) return { outcome: 'gone' };
  const seconds = Number(headers['retry-after'] ?? 0);
  const waitMs = Number.isFinite(seconds) ? seconds * 1000 : 0;
  if (statusCode === 429 || statusCode >= 500) return { outcome: 'later', waitMs };
  return { outcome: 'refused' };
}
