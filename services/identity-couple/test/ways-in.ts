import type { SecurityEvent, SignInMethods } from '@anew/contracts/identity/views';
import { PASSWORD, type Person, type SignedUp, signUp } from '@anew/testkit/person';

/** Proves with the password that the person who is signed in owns the account. */
export const prove = (person: Person) => person.post('/api/account/confirm', { currentPassword: PASSWORD });

/** Someone with a new account who has just proved that it is theirs. */
export async function proved(origin: string): Promise<SignedUp> {
  const person = await signUp(origin);
  await person.expectOk(prove(person));
  return person;
}

export const methodsOf = (person: Person) =>
  person.expectOk(person.get<SignInMethods>('/api/account/sign-in-methods'));

export const logOf = (person: Person) =>
  person.expectOk(person.get<SecurityEvent[]>('/api/account/security-log'));

export const kindsOf = async (person: Person) => (await logOf(person)).map(({ kind }) => kind);
