import type { ReactNode } from 'react';
import { classNames } from '#shared/lib/class-names';
import { dateLanguage } from '#shared/lib/date-language';
import { DateText } from '#shared/ui/date-text';
import layout from '#shared/ui/layout.module.css';
import stack from '#shared/ui/stack.module.css';
import { useToday } from '../hooks/use-today';
import { dayName } from '../lib/days';
import styles from './journal.module.css';

/** What was written on one day, below the day's name. */
export function DaySection({ day, children }: { day: string; children: ReactNode }) {
  const name = dayName(day, useToday());
  const id = `day-${day}`;
  return (
    <section aria-labelledby={id} className={classNames(stack.stack, styles.day)}>
      <h3 id={id}>
        {name && (
          <>
            <span lang={dateLanguage()} data-not-ours>
              {name}
            </span>{' '}
            ·{' '}
          </>
        )}
        <DateText at={day} length="long" className={name ? layout.muted : undefined} />
      </h3>
      {children}
    </section>
  );
}
