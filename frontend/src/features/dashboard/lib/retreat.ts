import type { RetreatInterest } from '#api/content';

export const EMAIL_MISSING = 'Please enter your email address to express interest.';

export type RetreatWords = Record<keyof RetreatInterest, string>;

export const NOTHING_SAID: RetreatWords = {
  email: '',
  firstName: '',
  lastName: '',
  partnerName: '',
  relationshipLength: '',
  howHeard: '',
};

/** The request, without blank fields: the server requires an address and accepts no empty choices. */
export function toInterest({ email, ...optional }: RetreatWords): RetreatInterest {
  const said = Object.entries(optional)
    .map(([field, text]) => [field, text.trim()] as const)
    .filter(([, text]) => text !== '');
  return { email: email.trim(), ...Object.fromEntries(said) };
}
