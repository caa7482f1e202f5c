import { DomainError } from '@anew/contracts/errors';

export const addressUnproved = (): DomainError =>
  new DomainError(
    'forbidden',
    'address_unproved',
    'First show that the email address is yours: type the code that we sent there.',
  );

const invalidCode = (message: string): DomainError =>
  new DomainError('invalid', 'invalid_code', message, { fields: [{ field: 'code', message }] });

export const wrongCode = (): DomainError =>
  invalidCode('That is not the code. Look at the newest email from us, and try again.');

/** @param seconds until it is mailed again */
export const codeMailed = (seconds: number): DomainError =>
  new DomainError(
    'too_many',
    'too_many_requests',
    'We have emailed you this code already. Look for our newest email, also in the spam folder. Its code still works.',
    { retryAfter: seconds },
  );

export const invalidAddressLink = (): DomainError =>
  new DomainError('invalid', 'invalid_address_link', 'This link has expired or was already used.');
