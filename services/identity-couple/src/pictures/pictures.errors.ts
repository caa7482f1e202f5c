import { DomainError } from '@anew/contracts/errors';

export const pictureTooLarge = (): DomainError =>
  new DomainError('too_large', 'too_large', 'Please choose a picture smaller than 5 MB.');

export const uploadExpired = (): DomainError =>
  new DomainError(
    'forbidden',
    'upload_expired',
    'This upload address is no longer good. Please start again.',
  );

export const pictureNotFound = (): DomainError =>
  new DomainError('not_found', 'not_found', 'This picture is not there.');

export const tooManyPictures = (): DomainError =>
  new DomainError(
    'too_many',
    'quota_reached',
    'You have as many pictures here as one account can keep. Please keep the one that you have.',
    { retryAfter: 86_400 },
  );
