import type { User } from '@anew/contracts/identity/views';
import { emailMissing, emailWrong } from '@anew/words/retreat';
import type { RetreatInterest } from '#api/retreat-calls';

export type RetreatWords = Record<keyof RetreatInterest, string>;

/** What we know already, so that nobody has to type it again. */
export function knownOf(user: User, partner: string): RetreatWords {
  return {
    email: user.email,
    firstName: user.firstName ?? '',
    lastName: user.lastName ?? '',
    partnerName: partner,
    relationshipLength: '',
    howHeard: '',
  };
}

/** What is wrong with an address before it is sent. Whether it exists is not asked. */
export function emailProblem(email: string): string | null {
  const address = email.trim();
  if (address === '') return emailMissing();
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(address) ? null : emailWrong();
}

/** The request, without blank fields: the server requires an address and accepts no empty choices. */
export function toInterest({ email, ...optional }: RetreatWords): RetreatInterest {
  const said = Object.entries(optional)
    .map(([field, text]) => [field, text.trim()] as const)
    .filter(([, text]) => text !== '');
  return { email: email.trim(), ...Object.fromEntries(said) };
}
