import type { JournalStats } from '@anew/contracts/journal/views';
import * as words from '@anew/words/journal';
import { useQuery } from '@tanstack/react-query';
import { journalStatsQuery } from '#api/journal';
import { Card } from '#shared/ui/card';
import layout from '#shared/ui/layout.module.css';
import styles from './journal.module.css';

const LABELS: Record<keyof JournalStats, () => string> = {
  total: words.totalEntries,
  shared: words.sharedEntries,
  streak: words.dayStreak,
  thisWeek: words.thisWeek,
};

/** Numbers without a judgment: a streak that ended is not mentioned. */
export function Stats() {
  const { data: stats, isPending } = useQuery(journalStatsQuery);
  if (!stats && !isPending) return null;
  return (
    <Card tone="sunken" className="screen-only">
      <dl className={styles.stats} aria-busy={isPending}>
        {(Object.keys(LABELS) as (keyof JournalStats)[]).map((name) => (
          <div key={name}>
            <dt className={layout.muted}>{LABELS[name]()}</dt>
            <dd>{stats ? words.amount({ count: stats[name] }) : '–'}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
