/** What an access token says of itself: who made it, for whom, and that it is one. */
export const ACCESS_TOKEN = {
  issuer: 'anew/identity-couple',
  audience: 'anew/gateway',
  /** Of the header; RFC 9068. */
  type: 'at+jwt',
} as const;
