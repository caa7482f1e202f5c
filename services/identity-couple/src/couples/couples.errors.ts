import { DomainError } from '@anew/contracts/errors';

/**
 * Refusal that is the same for an unknown code, an old one and, before joining, the code of a complete
 * couple.
 */
export const inviteNotFound = (): DomainError =>
  new DomainError(
    'not_found',
    'invite_not_found',
    'No couple has this invite code. Please check it with your partner and try again.',
  );

export const coupleFull = (): DomainError =>
  new DomainError('conflict', 'couple_full', 'This couple account already has two members.');

export const alreadyPartnered = (): DomainError =>
  new DomainError(
    'conflict',
    'already_partnered',
    'You already share a couple account with your partner, so you cannot join another.',
  );

export const ownInviteCode = (): DomainError =>
  new DomainError(
    'conflict',
    'own_invite_code',
    'This is your own invite code. Enter the one your partner sees.',
  );

export const coupleRequired = (): DomainError =>
  new DomainError('forbidden', 'couple_required', 'You are not in a couple account anymore.');

export const nothingToUndo = (): DomainError =>
  new DomainError(
    'conflict',
    'nothing_to_undo',
    'This cannot be undone anymore. You can leave the couple account in Settings.',
  );
