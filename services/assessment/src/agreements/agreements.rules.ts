import { dayNumber } from '@anew/contracts/local-date';

const DAYS_AHEAD = 366;
/** The author’s day may still have been the one before the server’s when they chose. */
const DAYS_BACK = 1;

/** Whether an agreement may be due on that day. */
export function mayBeDue(dueOn: string, today: string): boolean {
  const days = dayNumber(dueOn) - dayNumber(today);
  return days >= -DAYS_BACK && days <= DAYS_AHEAD;
}
