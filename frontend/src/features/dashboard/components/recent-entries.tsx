import type { JournalEntry } from '@anew/contracts/journal/views';
import { useQuery } from '@tanstack/react-query';
import { latestEntriesQuery } from '#api/journal';
import { classNames } from '#shared/lib/class-names';
import { DateText } from '#shared/ui/date-text';
import { Badge } from '#shared/ui/badge';
import { ButtonLink } from '#shared/ui/button';
import { Card } from '#shared/ui/card';
import layout from '#shared/ui/layout.module.css';
import { Loaded } from '#shared/ui/loaded';
import stack from '#shared/ui/stack.module.css';
import styles from './dashboard-page.module.css';

function Entry({ entry, own }: { entry: JournalEntry; own: boolean }) {
  const shared = entry.visibility === 'shared';
  return (
    <article className={layout.close}>
      <p className={classNames(stack.actions, layout.muted)}>
        <Badge tone={shared ? 'primary' : 'neutral'} icon={shared ? 'pair' : 'lock'}>
          {shared ? 'Shared' : 'Private'}
        </Badge>
        <span>
          {own ? 'You' : 'Your partner'} · <DateText at={entry.createdAt} />
          {own && shared && !entry.partnerCanRead && ' · only you can read it so far'}
        </span>
      </p>
      <p className={styles.clamp}>{entry.content}</p>
    </article>
  );
}

function Entries({ entries, userId }: { entries: JournalEntry[]; userId: string }) {
  if (entries.length === 0) {
    return <p className={layout.muted}>Nothing is written yet. The first line can be a small one.</p>;
  }
  return (
    <div className={stack.rows}>
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} own={entry.userId === userId} />
      ))}
    </div>
  );
}

export function RecentEntries({ userId }: { userId: string }) {
  return (
    <Card
      title="Recent journal entries"
      aside={
        <ButtonLink to="/journal" variant="quiet">
          Open the journal
        </ButtonLink>
      }
    >
      <Loaded
        query={useQuery(latestEntriesQuery)}
        loading="Loading your entries"
        failed="Your entries did not load"
      >
        {(entries) => <Entries entries={entries ?? []} userId={userId} />}
      </Loaded>
    </Card>
  );
}
