import { identityRpc } from '@anew/contracts/identity/rpc';
import { identity } from './identity-with-mail.js';
import { type Newcomer, newcomer, PASSWORD } from './people-alone.js';

const { passkeys, proof, securityLog } = identityRpc;

/** Proves with the password that the person who is signed in owns the account. */
export const prove = (person: Newcomer) => identity.ask(proof.confirm, person, { currentPassword: PASSWORD });

/** Someone with a new account who has just proved that it is theirs. */
export async function proved(): Promise<Newcomer> {
  const person = await newcomer(identity);
  await prove(person);
  return person;
}

export const methodsOf = (person: Newcomer) => identity.ask(passkeys.methods, person, {});

export const logOf = (person: Newcomer) => identity.ask(securityLog.list, person, {});

export const kindsOf = async (person: Newcomer) => (await logOf(person)).map(({ kind }) => kind);
