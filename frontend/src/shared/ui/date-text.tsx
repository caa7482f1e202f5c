import { dateLanguage } from '../lib/date-language';
import { type DateLength, ownDate } from '../lib/dates';

interface DateTextProps {
  /** An instant, or a calendar day such as `2026-11-20`, which is the same in every time zone. */
  at: string | Date;
  length?: DateLength;
  className?: string;
}

/** A date that stands alone, in the language that the person has chosen for dates. */
export function DateText({ at, length = 'short', className }: DateTextProps) {
  const iso = typeof at === 'string' ? at : at.toISOString();
  return (
    <time dateTime={iso} lang={dateLanguage()} dir="auto" className={className}>
      {ownDate(iso, length)}
    </time>
  );
}
