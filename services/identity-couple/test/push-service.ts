import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { PushSubscriptionDto } from '@anew/contracts/identity/preferences-dto';
import { importJWK, jwtVerify } from 'jose';

/** A message as a browser gets it from its push service. */
interface Delivered {
  /** What the server said, opened with the browser's own key (RFC 8291). */
  payload: { kind: string; day: string; stop: string };
  topic: string;
  ttl: number;
  /** Claims of the server's signature, which was verified (RFC 8292). */
  claims: { aud?: unknown; sub?: unknown; exp?: unknown };
  /** Key that made the signature. */
  serverKey: string;
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** A browser that shows reminders. */
export class Browser {
  readonly delivered: Delivered[] = [];
  readonly subscription: PushSubscriptionDto;
  readonly path = `/push/${randomUUID()}`;
  private readonly curve: ECDH = createECDH('prime256v1');
  private readonly auth = randomBytes(16);

  constructor(origin: string) {
    const p256dh = this.curve.generateKeys('base64url');
    const keys = { p256dh, auth: this.auth.toString('base64url') };
    this.subscription = { endpoint: `${origin}${this.path}`, keys };
  }

  open(body: Buffer): unknown {
    const [salt, keyLength] = [body.subarray(0, 16), body.readUInt8(20)];
    const serverKey = body.subarray(21, 21 + keyLength);
    const sealed = body.subarray(21 + keyLength);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.curve.getPublicKey(), serverKey]);
    const secret = derive(this.curve.computeSecret(serverKey), this.auth, info, 32);
    const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
    const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
  }
}

/** A push service as browsers have one, which delivers at once. */
export class PushService {
  /** Answers for a browser's path, in order; the last one stays. Without any, messages are delivered. */
  readonly answers = new Map<string, (number | 'silence')[]>();
  /** Headers of every answer. */
  headers: Record<string, string> = {};
  readonly asked: string[] = [];
  private readonly browsers = new Map<string, Browser>();
  private readonly server = createServer((request, response) => {
    void this.take(request).then((status) => {
      if (status !== 'silence') response.writeHead(status, this.headers).end();
    });
  });

  static async start(): Promise<PushService> {
    const service = new PushService();
    await once(service.server.listen(0, '127.0.0.1'), 'listening');
    return service;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  browser(...answers: (number | 'silence')[]): Browser {
    const browser = new Browser(this.origin);
    this.browsers.set(browser.path, browser);
    if (answers.length > 0) this.answers.set(browser.path, answers);
    return browser;
  }

  /** How often somebody tried to reach this browser. */
  triesFor({ path }: Browser): number {
    return this.asked.filter((each) => each === path).length;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private async take(request: IncomingMessage): Promise<number | 'silence'> {
    const path = request.url ?? '';
    const body = await buffer(request);
    this.asked.push(path);
    const answers = this.answers.get(path) ?? [201];
    const answer = (answers.length > 1 ? answers.shift() : answers[0]) ?? 201;
    const browser = this.browsers.get(path);
    if (!browser) return 404;
    if (answer === 201) browser.delivered.push(await this.read(browser, request, body));
    return answer;
  }

  private async read(browser: Browser, { headers }: IncomingMessage, body: Buffer): Promise<Delivered> {
    const [, token = '', serverKey = ''] = /^vapid t=(\S+), k=(\S+)$/.exec(headers.authorization ?? '') ?? [];
    const point = Buffer.from(serverKey, 'base64url');
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
    const key = await importJWK({ kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, 'ES256');
    const { payload: claims } = await jwtVerify(token, key, { audience: this.origin });
    if (headers['content-encoding'] !== 'aes128gcm') throw new Error('Not encrypted as RFC 8291 says');
    return {
      payload: browser.open(body) as Delivered['payload'],
      topic: String(headers.topic),
      ttl: Number(headers.ttl),
      claims,
      serverKey,
    };
  }
}
