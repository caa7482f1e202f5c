import { randomUUID } from 'node:crypto';
import { type Answer, type CallOptions, PASSWORD, Person, type SignedUp } from '@anew/testkit/person';
import type { SharedSystem } from '@anew/testkit/shared-system';
import type { AddedGateway } from '@anew/testkit/system';
import { afterAll, beforeAll } from '@jest/globals';
import type { MailServer } from './mail-server.js';
import { systemWithMail } from './system-with-mail.js';

export let mail: MailServer;
let system: SharedSystem;
let gateways: AddedGateway[];
/** Two gateways with the limits that people meet. They count together. */
export let [origin, elsewhere] = ['', ''];

beforeAll(async () => {
  ({ mail, system } = await systemWithMail());
  const limited = () => system.startGateway({ env: { RATE_LIMIT_FACTOR: '1' } });
  gateways = await Promise.all([limited(), limited()]);
  [origin = '', elsewhere = ''] = gateways.map((gateway) => gateway.origin);
});

afterAll(async () => {
  await Promise.all(gateways.map((gateway) => system.endGateway(gateway)));
  await mail.stop();
});

/** What is counted lasts longer than a spec file, so each has networks of its own. */
const REGION = Math.floor(Math.random() * 0x1_00_00).toString(16);
let neighbors = 0;

/** A network address that nobody else has. */
export function anyAddress(): string {
  neighbors++;
  return `2001:db8:${REGION}:${neighbors.toString(16)}::1`;
}

/** A person with a network address of their own. */
export class Neighbor extends Person {
  constructor(
    readonly address = anyAddress(),
    at = origin,
  ) {
    super(at);
  }

  override call<T = unknown>(method: string, path: string, options: CallOptions = {}): Promise<Answer<T>> {
    const headers = { 'x-forwarded-for': this.address, ...options.headers };
    return super.call<T>(method, path, { ...options, headers });
  }

  signIn(email: string, password = PASSWORD): Promise<Answer> {
    return this.post('/api/login', { email, password });
  }

  forgot(email: string): Promise<Answer> {
    return this.post('/api/password/forgot', { email });
  }
}

/** A person with an account, in the browser in which they opened it. */
export async function owner(): Promise<Neighbor & SignedUp> {
  const neighbor = new Neighbor();
  const email = `${randomUUID()}@example.org`;
  const user = await neighbor.expectOk(
    neighbor.post<SignedUp['user']>('/api/signup', { email, password: PASSWORD }),
  );
  return Object.assign(neighbor, { user });
}

export async function repeat(times: number, attempt: () => Promise<Answer>): Promise<number[]> {
  const statuses: number[] = [];
  for (let count = 0; count < times; count++) statuses.push((await attempt()).status);
  return statuses;
}

export const all = (times: number, status: number) => Array.from({ length: times }, () => status);

/** Ten wrong guesses from ten addresses. */
export const guessAt = (email: string) => repeat(10, () => new Neighbor().signIn(email, 'a wrong guess'));
