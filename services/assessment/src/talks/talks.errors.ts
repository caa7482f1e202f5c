import { DomainError } from '@anew/contracts/errors';

export const partnerRequired = (): DomainError =>
  new DomainError('conflict', 'partner_required', 'A talk takes two. Invite your partner first.');

/** Refuses the talk of other people in the same way as one that does not exist. */
export const talkNotFound = (): DomainError =>
  new DomainError('not_found', 'not_found', 'This talk is over. You can begin a new one at any time.');

export const talkNotOffered = (): DomainError =>
  new DomainError(
    'conflict',
    'talk_not_offered',
    'Your results do not lead to this talk. Look at them once more and choose another one.',
  );

export const talkOpen = (): DomainError =>
  new DomainError(
    'conflict',
    'talk_open',
    'You are in the middle of another talk. Finish it, or leave it for today.',
  );
