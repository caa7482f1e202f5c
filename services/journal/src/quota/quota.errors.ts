import { DomainError } from '@anew/contracts/errors';

/** Seconds after which some of the answers stored for idempotency may have expired. */
const RETRY_AFTER = 3_600;

export const quotaReached = (): DomainError =>
  new DomainError(
    'too_many',
    'quota_reached',
    'Your journal is full. Delete entries that you no longer need, then try again.',
    { retryAfter: RETRY_AFTER },
  );

export const photosReached = (): DomainError =>
  new DomainError(
    'too_many',
    'quota_reached',
    'Your photos take up all the room that there is. Remove one that you no longer need, then try again.',
    { retryAfter: RETRY_AFTER },
  );
