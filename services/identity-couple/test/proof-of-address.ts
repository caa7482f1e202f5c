import { randomUUID } from 'node:crypto';
import { identityRpc } from '@anew/contracts/identity/rpc';
import { ServiceAlone } from '@anew/service-testkit/service-alone';
import { afterAll, beforeAll } from '@jest/globals';
import { start } from '../src/app.js';
import { MailServer } from './mail-server.js';
import { isOpen, type Newcomer, newcomerAs, PASSWORD, VISITOR } from './people-alone.js';

/**
 * The service, asking for proof of addresses and with limits as people meet them, and the mail that it sends. Importing
 * this file starts both before the cases of a spec file, all of which use them, and ends them after them.
 */
export let identity: ServiceAlone;
export let mail: MailServer;

beforeAll(async () => {
  mail = await MailServer.start();
  const env = { SMTP_URL: mail.url, RATE_LIMIT_FACTOR: '1', REQUIRE_PROVED_ADDRESS: 'true' };
  identity = await ServiceAlone.start('identity-couple', start, { env });
});

afterAll(async () => {
  await identity.stop();
  await mail.stop();
});

const { accounts, addresses, couples, passwords } = identityRpc;

export const NEW_PASSWORD = 'a loud harbor at dawn';

export const address = () => `${randomUUID()}@example.org`;

/** Someone who has signed up with an address and not proved it. */
export const claim = (email = address(), password = PASSWORD): Promise<Newcomer> =>
  newcomerAs(identity, { email, password });

export const prove = (person: Newcomer, code: string) => identity.ask(addresses.prove, person, { code });
export const askForCode = (person: Newcomer) => identity.ask(addresses.sendCode, person, {});
export const stateOf = (person: Newcomer) => identity.ask(addresses.state, person, {});
export const moveTo = (person: Newcomer, email: string, currentPassword = PASSWORD) =>
  identity.ask(accounts.update, person, { email, currentPassword });
export const setUp = (person: Newcomer) => identity.ask(couples.setup, person, {});
export const join = (person: Newcomer, inviteCode: string) =>
  identity.ask(couples.join, person, { inviteCode });
export const coupleOf = (person: Newcomer) => identity.ask(couples.current, person, {});
export const signIn = (email: string, password: string) =>
  identity.ask(accounts.signIn, VISITOR, { email, password });

export const isSignedIn = (person: Newcomer) => isOpen(identity, person);

export const nextDay = () =>
  identity.database.query("UPDATE allowances SET ends_at = ends_at - interval '1 day'");

/** A person with a proved address. */
export async function owner(): Promise<Newcomer> {
  const person = await claim();
  await prove(person, await mail.code(person.email));
  return person;
}

/** Chooses a new password by the link that is mailed for it. */
export async function chooseNewPassword({ email }: Newcomer): Promise<void> {
  await identity.ask(passwords.forgot, VISITOR, { email });
  const token = await mail.tokenFor('password/reset', email);
  await identity.ask(passwords.reset, VISITOR, { token, password: NEW_PASSWORD });
}
