import { DomainError } from '@anew/contracts/errors';

/** Refuses a question of another couple or day in the same way as one that another question has replaced. */
export const questionNotFound = (): DomainError =>
  new DomainError('not_found', 'not_found', 'This is not your question anymore. Please look at today’s.');

export const answersOpen = (): DomainError =>
  new DomainError('conflict', 'answers_open', 'You have both answered, so both answers stay as they are.');

export const answersSealed = (): DomainError =>
  new DomainError('conflict', 'answers_sealed', 'You can reply once you have both answered.');

export const replySent = (): DomainError =>
  new DomainError('conflict', 'reply_sent', 'You have replied already.');

export const questionAnswered = (): DomainError =>
  new DomainError('conflict', 'question_answered', 'This question is answered already.');

export const anotherTaken = (): DomainError =>
  new DomainError(
    'conflict',
    'another_taken',
    'You already switched today’s question. A new one comes tomorrow.',
  );
