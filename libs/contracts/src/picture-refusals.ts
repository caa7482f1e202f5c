import { DomainError } from './errors.js';

export const pictureTooLarge = (): DomainError =>
  new DomainError('too_large', 'too_large', 'Please choose a picture smaller than 5 MB.');

export const uploadExpired = (): DomainError =>
  new DomainError(
    'forbidden',
    'upload_expired',
    'This upload address is no longer good. Please start again.',
  );
