/** What a person goes to the provider for. */
export interface Errand {
  /** Session that the sign-in is to confirm. */
  proofOf?: string;
  /** Whether they want an account of their own there first. */
  signsUp?: boolean;
}

/**
 * Makes the provider ask the person to sign in again even if they are signed in there, and report when they
 * did.
 */
const ANEW = { prompt: 'login', max_age: '0' };

/** Shows the provider's page for new accounts (Initiating User Registration via OpenID Connect 1.0). */
const NEW_ACCOUNT = { prompt: 'create' };

/**
 * What the provider is asked to show. A provider that does not name `create` among its prompts may refuse it, so it
 * shows its usual page, on which most have a link to a new account.
 * @param promptsSupported `prompt_values_supported` as the provider published it, of whatever type
 */
export function promptFor({ proofOf, signsUp }: Errand, promptsSupported: unknown): Record<string, string> {
  if (proofOf !== undefined) return ANEW;
  const canCreate = Array.isArray(promptsSupported) && promptsSupported.includes('create');
  return signsUp && canCreate ? NEW_ACCOUNT : {};
}
