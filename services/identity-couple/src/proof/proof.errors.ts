import { DomainError } from '@anew/contracts/errors';

export const passwordRequired = (): DomainError =>
  new DomainError('forbidden', 'password_required', 'Please show that it is you, then try again.');

/**
 * Has the same code as a missing password, because in both cases the person has to prove again who they are.
 */
export const wrongPassword = (): DomainError => {
  const message = 'That is not your password. Please try again.';
  return new DomainError('forbidden', 'password_required', message, {
    fields: [{ field: 'currentPassword', message }],
  });
};

export const notYourProvider = (): DomainError =>
  new DomainError(
    'forbidden',
    'password_required',
    'You signed in there as someone else. Please sign in with the account that you use here.',
  );
