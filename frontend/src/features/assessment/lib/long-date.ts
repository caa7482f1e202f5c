import { dateFormat } from '#shared/lib/dates';

const LONG_DATE = dateFormat('assessment', { dateStyle: 'long' });

export function longDate(iso: string): string {
  return LONG_DATE.format(new Date(iso));
}
