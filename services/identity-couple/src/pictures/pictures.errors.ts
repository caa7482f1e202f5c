import { DomainError } from '@anew/contracts/errors';

export { pictureTooLarge, uploadExpired } from '@anew/contracts/picture-refusals';

export const pictureNotFound = (): DomainError =>
  new DomainError('not_found', 'not_found', 'This picture is not there.');

export const tooManyPictures = (): DomainError =>
  new DomainError(
    'too_many',
    'quota_reached',
    'You have as many pictures here as one account can keep. Please keep the one that you have.',
    { retryAfter: 86_400 },
  );
