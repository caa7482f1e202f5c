import { DomainError } from '@anew/contracts/errors';
import { whyGuessable } from './password-strength.rules.js';

export const passwordTooCommon = (): DomainError => {
  const message = 'Many people use this password, so it is one of the first to be guessed. Choose another.';
  return new DomainError('invalid', 'password_too_common', message, {
    fields: [{ field: 'password', message }],
  });
};

/** @param warning of zxcvbn */
export const guessable = (warning: string | null): DomainError => {
  const message = whyGuessable(warning);
  return new DomainError('invalid', 'password_guessable', message, {
    fields: [{ field: 'password', message }],
  });
};

export const invalidResetLink = (): DomainError =>
  new DomainError(
    'invalid',
    'invalid_reset_link',
    'This link has expired or was already used. Ask for a new one, and open the newest email.',
  );
