import { DomainError } from '@anew/contracts/errors';

export const passkeyNotFound = (): DomainError =>
  new DomainError('not_found', 'passkey_not_found', 'This passkey is not there anymore.');

/** Refusal at sign-in. It is the same whatever was wrong. */
export const passkeyRefused = (): DomainError =>
  new DomainError(
    'unauthenticated',
    'passkey_refused',
    'This passkey did not work here. Try again, or sign in with your password.',
  );

/** Refusal when a passkey is added. */
export const passkeyInvalid = (): DomainError =>
  new DomainError('invalid', 'passkey_refused', 'This passkey could not be added. Please try again.');

export const tooManyPasskeys = (): DomainError =>
  new DomainError(
    'conflict',
    'too_many_passkeys',
    'You can have ten passkeys at most. Remove one that you do not use.',
  );

export const lastWayIn = (): DomainError =>
  new DomainError('conflict', 'last_way_in', 'This is your only way to sign in, so it has to stay.');

export const passkeyNoProof = (): DomainError =>
  new DomainError('forbidden', 'password_required', 'This passkey did not work here. Please try again.');
