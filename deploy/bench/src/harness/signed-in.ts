import type { SignedUp } from '@anew/testkit/person';

/** Headers by which a plain client asks in the name of this person. */
export const signedInAs = ({ cookies }: SignedUp) => ({
  authorization: `Bearer ${cookies.get('auth_token') ?? ''}`,
});
