import { DomainError } from '@anew/contracts/errors';

/** The same for a conversation that is someone else's. */
export const conversationNotFound = (): DomainError =>
  new DomainError('not_found', 'conversation_not_found', 'This conversation is not there any more.');
