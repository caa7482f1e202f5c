import type { JournalEntry } from '@anew/contracts/journal/views';
import { shortDate } from '../../../shared/lib/dates';
import { Badge } from '../../../shared/ui/badge';
import { Card } from '../../../shared/ui/card';
import { EmptyState } from '../../../shared/ui/empty-state';
import { ErrorState } from '../../../shared/ui/error-state';
import { LogoMark } from '../../../shared/ui/logo';
import { Spinner } from '../../../shared/ui/spinner';
import { useEntries } from '../api/entries';
import styles from './journal.module.css';

function Entry({ entry, own }: { entry: JournalEntry; own: boolean }) {
  const shared = entry.visibility === 'shared';
  return (
    <Card as="article">
      <div className={styles.meta}>
        <span>
          <strong>{own ? 'You' : 'Your partner'}</strong> ·{' '}
          <time dateTime={entry.createdAt}>{shortDate(entry.createdAt)}</time>
        </span>
        <Badge tone={shared ? 'primary' : 'neutral'} icon={shared ? 'pair' : 'lock'}>
          {shared ? 'Shared' : 'Private'}
        </Badge>
      </div>
      <p className={styles.content}>{entry.content}</p>
    </Card>
  );
}

function Entries({ userId }: { userId: string }) {
  const { data, isPending, isError, refetch } = useEntries();
  if (isPending) return <Spinner label="Loading your entries" />;
  if (isError) return <ErrorState title="Your entries did not load" onRetry={() => void refetch()} />;
  if (!data?.length) {
    return (
      <EmptyState illustration={<LogoMark size={56} />} title="Nothing here yet">
        The first line can be a small one. It does not have to be good.
      </EmptyState>
    );
  }
  return data.map((entry) => <Entry key={entry.id} entry={entry} own={entry.userId === userId} />);
}

export function EntryList({ userId }: { userId: string }) {
  return (
    <section aria-labelledby="recent" className={styles.list}>
      <h2 id="recent">Recent Entries</h2>
      <Entries userId={userId} />
    </section>
  );
}
