import { DomainError } from '@anew/contracts/errors';

export const emailTaken = (): DomainError => {
  const message = 'An account with this email address already exists. Sign in instead.';
  return new DomainError('conflict', 'email_taken', message, { fields: [{ field: 'email', message }] });
};

export const invalidCredentials = (): DomainError =>
  new DomainError('unauthenticated', 'invalid_credentials', 'That email address and password do not match.');

export const signInRequired = (): DomainError =>
  new DomainError('unauthenticated', 'sign_in_required', 'Please sign in to continue.');

export const nothingToChange = (): DomainError =>
  new DomainError('invalid', 'nothing_to_change', 'Change at least one field before you save.');

export const emailUnverified = (): DomainError =>
  new DomainError(
    'conflict',
    'email_unverified',
    'An account with this email address exists, and your provider has not verified that the address is yours.',
  );

export const emailMissing = (): DomainError =>
  new DomainError(
    'conflict',
    'email_unverified',
    'Your provider does not tell us your email address, and an account needs one.',
  );
