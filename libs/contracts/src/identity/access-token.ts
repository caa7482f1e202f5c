/** Claims that every access token has: its issuer, its audience and its type. */
export const ACCESS_TOKEN = {
  issuer: 'anew/identity-couple',
  audience: 'anew/gateway',
  /** Type in the token's header, as in RFC 9068. */
  type: 'at+jwt',
} as const;
