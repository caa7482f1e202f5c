import { timeZone } from '#shared/lib/time-zone';
import { Card } from '#shared/ui/card';
import { useEntries } from '../hooks/use-entries';
import { journalStats, type JournalStats } from '../lib/stats';
import layout from '#shared/ui/layout.module.css';
import styles from './journal.module.css';

const LABELS: Record<keyof JournalStats, string> = {
  total: 'Total Entries',
  shared: 'Shared',
  streak: 'Day Streak',
  thisWeek: 'This Week',
};

/** Numbers without a judgment: a streak that ended is not mentioned. */
export function Stats() {
  const { data, isPending, dataUpdatedAt } = useEntries();
  if (!data && !isPending) return null;
  const stats = data && journalStats(data, { at: new Date(dataUpdatedAt), zone: timeZone() });
  return (
    <Card tone="sunken">
      <dl className={styles.stats} aria-busy={isPending}>
        {(Object.keys(LABELS) as (keyof JournalStats)[]).map((name) => (
          <div key={name}>
            <dt className={layout.muted}>{LABELS[name]}</dt>
            <dd>{stats ? stats[name].toLocaleString('en-US') : '–'}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
