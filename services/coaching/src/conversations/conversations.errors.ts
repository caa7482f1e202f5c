import { DomainError } from '@anew/contracts/errors';

/** Refusal for a missing conversation, and also for someone else's. */
export const conversationNotFound = (): DomainError =>
  new DomainError('not_found', 'conversation_not_found', 'This conversation is not there anymore.');

/** Failure of another answer that was begun, while the one before it is whole. */
export const answerUnfinished = (): DomainError =>
  new DomainError(
    'unavailable',
    'service_unavailable',
    'The new answer could not be finished, so the one before it stays. Please try again.',
    { retryAfter: 2 },
  );

export const nothingToChange = (): DomainError =>
  new DomainError(
    'invalid',
    'nothing_to_change',
    'Change the name, or whether it is hidden, before you save.',
  );

export const stillAnswering = (): DomainError =>
  new DomainError(
    'conflict',
    'still_answering',
    'The coach is still answering your last message here. Send this one when it has finished.',
  );

export const tooManyReplies = (): DomainError =>
  new DomainError(
    'too_many',
    'still_answering',
    'The coach is already writing several answers for you. Let one of them finish, then send this.',
    { retryAfter: 5 },
  );

export const conversationsFull = (): DomainError =>
  new DomainError(
    'too_many',
    'quota_reached',
    'There is no more room for your talks with the coach. Delete some that you no longer need, then try again.',
    { retryAfter: 3_600 },
  );

/** @param retryAfter seconds */
export const dailyLimitReached = (retryAfter: number): DomainError => {
  const hours = Math.ceil(retryAfter / 3_600);
  const wait = hours <= 1 ? 'within the hour' : `in about ${hours} hours`;
  return new DomainError(
    'too_many',
    'daily_limit',
    `You have talked a lot through today, and that takes something. The coach is here again ${wait}; your journal is open until then.`,
    { retryAfter },
  );
};
