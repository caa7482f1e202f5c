import { identityRpc } from '@anew/contracts/identity/rpc';
import { identity, mail } from './identity-with-mail.js';
import { type Newcomer, PASSWORD, VISITOR } from './people-alone.js';

export const NEW_PASSWORD = 'a loud harbor at dawn';
export const BAD_LINK = { kind: 'invalid', code: 'invalid_address_link' };

const { accounts, addresses, passwords, sessions } = identityRpc;

/** An address to which this person may move. */
export const another = ({ email }: Newcomer) => `new-${email.slice(0, 12)}@example.org`;

export const ask = (person: Newcomer, email: string) =>
  identity.ask(accounts.update, person, { email, currentPassword: PASSWORD });
export const giveUp = (person: Newcomer) => identity.ask(addresses.cancel, person, {});
export const confirm = (token: string) => identity.ask(addresses.confirm, VISITOR, { token });
export const undo = (token: string) => identity.ask(addresses.undo, VISITOR, { token });
export const stateOf = (person: Newcomer) => identity.ask(addresses.state, person, {});

export const reset = (token: string) =>
  identity.ask(passwords.reset, VISITOR, { token, password: NEW_PASSWORD });
export const isOpen = async ({ sessionId }: Newcomer) =>
  (await identity.ask(sessions.resolve, VISITOR, { sessionId })) !== null;

/** Asks for a link to a new password. @returns its secret */
export async function linkFor({ email }: Newcomer): Promise<string> {
  await identity.ask(passwords.forgot, VISITOR, { email });
  return mail.tokenFor('password/reset', email);
}

/** Changes the person's address to one that they have proved. */
export async function moved(person: Newcomer): Promise<string> {
  const email = another(person);
  await ask(person, email);
  await confirm(await mail.tokenFor('address/confirm', email));
  return email;
}
