import { DomainError } from '@anew/contracts/errors';

export const secondFactorRequired = (challenge: string): DomainError =>
  new DomainError(
    'unauthenticated',
    'second_factor_required',
    'Your password is right. Now enter the code from your app.',
    { challenge },
  );

export const challengeExpired = (): DomainError =>
  new DomainError('unauthenticated', 'challenge_expired', 'That took too long. Please sign in again.');

const wrongCode = 'That code is not right, or was used before. Try the one that your app shows now.';

/** Refusal at sign-in. */
export const codeRefused = (): DomainError =>
  new DomainError('unauthenticated', 'invalid_code', wrongCode, {
    fields: [{ field: 'code', message: wrongCode }],
  });

/** Refusal when the app is set up. */
export const invalidCode = (): DomainError =>
  new DomainError('invalid', 'invalid_code', wrongCode, { fields: [{ field: 'code', message: wrongCode }] });

export const tooSoon = (waitMs: number): DomainError => {
  const retryAfter = Math.ceil(waitMs / 1_000);
  const wait = retryAfter <= 60 ? `${retryAfter} seconds` : `${Math.ceil(retryAfter / 60)} minutes`;
  const message = `That was a lot of wrong codes. Please wait ${wait} and try again.`;
  return new DomainError('too_many', 'too_many_requests', message, { retryAfter });
};

export const secondFactorOn = (): DomainError =>
  new DomainError('conflict', 'second_factor_on', 'Codes from an app are on already. Turn them off first.');

export const secondFactorOff = (): DomainError =>
  new DomainError('conflict', 'second_factor_off', 'Codes from an app are not on.');
