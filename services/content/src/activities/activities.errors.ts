import { DomainError } from '@anew/contracts/errors';

/** Refuses an activity of another couple or day in the same way as one that another activity has replaced. */
export const notTodays = (): DomainError =>
  new DomainError('not_found', 'not_found', 'This is not today’s activity anymore. Please look at today’s.');

export const activityCompleted = (): DomainError =>
  new DomainError('conflict', 'activity_completed', 'You have done this activity already.');

export const anotherActivityTaken = (): DomainError =>
  new DomainError(
    'conflict',
    'another_taken',
    'You already switched today’s activity. A new one comes tomorrow.',
  );
