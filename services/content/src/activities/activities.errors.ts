import { DomainError } from '@anew/contracts/errors';

/** Refuses an activity of another couple or day in the same way as one that another activity has replaced. */
export const notTodays = (): DomainError =>
  new DomainError('not_found', 'not_found', 'This is not your activity of today. Look at today’s once more.');

export const activityCompleted = (): DomainError =>
  new DomainError('conflict', 'activity_completed', 'You have done this activity already.');

export const anotherActivityTaken = (): DomainError =>
  new DomainError(
    'conflict',
    'another_taken',
    'You have had another activity today. There is a new one tomorrow.',
  );
