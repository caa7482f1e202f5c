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

export const codeOver = (): DomainError => invalidCode('This code no longer works. Ask for a new one.');

export const invalidAddressLink = (): DomainError =>
  new DomainError('invalid', 'invalid_address_link', 'This link has expired or was already used.');
