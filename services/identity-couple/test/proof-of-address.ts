import { randomUUID } from 'node:crypto';
import type { AddressState, Couple, User } from '@anew/contracts/identity/views';
import { Database } from '@anew/testkit/database';
import { eventually } from '@anew/testkit/eventually';
import { PASSWORD, Person, type SignedUp } from '@anew/testkit/person';
import type { SharedSystem } from '@anew/testkit/shared-system';
import { afterAll, beforeAll } from '@jest/globals';
import type { MailServer } from './mail-server.js';
import { STRICT, systemWithMail } from './system-with-mail.js';

/**
 * A product that asks for proof of addresses, with its mail and its database. Importing this file starts it before the
 * cases of a spec file, all of which use it, and ends it after them.
 */
export let mail: MailServer;
export let system: SharedSystem;
export let database: Database;

beforeAll(async () => {
  ({ mail, system } = await systemWithMail(STRICT));
  database = new Database(system.postgres, 'identity-couple');
});

afterAll(async () => {
  await database.close();
  await mail.stop();
});

let visitors = 0;

/** A visitor with a network address of their own. */
export function visitor(): Person {
  visitors++;
  return new Person(system.origin, { 'x-forwarded-for': `10.3.${visitors >> 8}.${visitors & 255}` });
}

export const address = () => `${randomUUID()}@example.org`;

export async function claim(email: string, password = PASSWORD): Promise<SignedUp> {
  const person = visitor();
  const user = await person.expectOk(person.post<User>('/api/signup', { email, password }));
  return Object.assign(person, { user });
}

export const prove = (person: Person, code: string) =>
  person.post<User>('/api/account/address/prove', { code });
export const askForCode = (person: Person) => person.post('/api/account/address/code');
export const setUp = (person: Person) => person.post<Couple>('/api/couples/setup-individual');
export const join = (person: Person, inviteCode: string) =>
  person.post('/api/couples/join-invite', { inviteCode });
export const signIn = (email: string, password: string) => visitor().post('/api/login', { email, password });
export const stateOf = async (person: Person) =>
  (await person.get<AddressState>('/api/account/address')).body;
export const nextDay = () => database.query("UPDATE allowances SET ends_at = ends_at - interval '1 day'");

/** A person with a proved address. */
export async function owner(email = address()): Promise<SignedUp> {
  const person = await claim(email);
  await person.expectOk(prove(person, await mail.code(email)));
  return person;
}

export const isOut = (person: Person) =>
  eventually('the session to end', async () =>
    (await person.get('/api/auth/user')).status === 401 ? true : null,
  );
