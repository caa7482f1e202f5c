import { formatFor } from '@anew/contracts/date-format';
import { DomainError } from '@anew/contracts/errors';

const MOMENT = (timeZone: string) => formatFor('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone });

/** @param timeZone of the caller */
export const roundTooSoon = (nextFrom: Date, now: Date, timeZone: string): DomainError =>
  new DomainError(
    'conflict',
    'round_too_soon',
    `You have both answered, and these results stand. You can answer again from ${MOMENT(timeZone).format(nextFrom)}.`,
    {
      fields: [{ field: 'opensAt', message: nextFrom.toISOString() }],
      retryAfter: Math.ceil((nextFrom.getTime() - now.getTime()) / 1_000),
    },
  );

export const partnerRequired = (): DomainError =>
  new DomainError('conflict', 'partner_required', 'A round takes two. Invite your partner first.');
