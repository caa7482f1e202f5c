import type { Agreement } from '@anew/contracts/assessment/talks';
import { dayNumber } from '@anew/contracts/local-date';

const DAYS_AHEAD = 366;
/** The author’s day may still have been the one before the server’s when they chose. */
const DAYS_BACK = 1;

/** Whether an agreement may be due on that day. */
export function mayBeDue(dueOn: string, today: string): boolean {
  const days = dayNumber(dueOn) - dayNumber(today);
  return days >= -DAYS_BACK && days <= DAYS_AHEAD;
}

const place = ({ dueOn, id }: Agreement) => `${dueOn} ${id}`;

/** What is open, by its day, and then what has been checked, in the order in which it was given. */
export function openByDay(agreements: readonly Agreement[]): Agreement[] {
  const open = agreements.filter(({ outcome }) => outcome === null);
  const checked = agreements.filter(({ outcome }) => outcome !== null);
  return [...open.sort((one, other) => place(one).localeCompare(place(other))), ...checked];
}
