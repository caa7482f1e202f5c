/**
 * An OpenID Connect provider in a separate process. Anyone can sign in under the name of an account.
 * Accounts arrive as messages from the parent: `{ name, claims }`.
 */
import { Provider } from 'oidc-provider';

const { ISSUER, REDIRECT_URI } = process.env;
const accounts = new Map();

const provider = new Provider(ISSUER, {
  // This is a client with the specification's default registration: it authenticates by HTTP basic
  // authentication.
  clients: [{ client_id: 'anew', client_secret: 'a secret & more: +%/=', redirect_uris: [REDIRECT_URI] }],
  claims: { email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
  findAccount: (_context, name) => {
    const claims = accounts.get(name);
    return claims && { accountId: name, claims: () => ({ sub: name, ...claims }) };
  },
  pkce: { required: () => true },
  cookies: { keys: ['of a test'] },
});

process.on('message', ({ name, claims }) => {
  accounts.set(name, claims);
  process.send?.('kept');
});
process.on('disconnect', () => process.exit());

provider.listen(Number(new URL(ISSUER).port), '127.0.0.1', () => process.send?.('listening'));
