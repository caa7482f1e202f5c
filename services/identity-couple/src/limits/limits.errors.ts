import { DomainError } from '@anew/contracts/errors';

/** @param seconds until it may be tried again */
export const tooManyTries = (seconds: number): DomainError => {
  const minutes = Math.ceil(seconds / 60);
  const hours = Math.ceil(minutes / 60);
  const wait = minutes <= 1 ? 'a minute' : minutes <= 60 ? `${minutes} minutes` : `${hours} hours`;
  return new DomainError(
    'too_many',
    'too_many_requests',
    `That was a lot of tries. Please wait ${wait} and try again.`,
    { retryAfter: seconds },
  );
};
