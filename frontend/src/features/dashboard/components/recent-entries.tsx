import type { JournalEntry } from '@anew/contracts/journal/views';
import { useQuery } from '@tanstack/react-query';
import { latestEntriesQuery } from '#api/journal';
import { classNames } from '#shared/lib/class-names';
import { Badge } from '#shared/ui/badge';
import { DateText } from '#shared/ui/date-text';
import layout from '#shared/ui/layout.module.css';
import { Loaded } from '#shared/ui/loaded';
import { PersonShape } from '#shared/ui/person-shape';
import stack from '#shared/ui/stack.module.css';
import { nameOf } from '../lib/words';
import styles from './dashboard-page.module.css';
import { LatelyPart } from './lately-part';

interface RecentEntriesProps {
  userId: string;
  /** First name of the partner, or empty. */
  partner: string;
}

function Entry({ entry, own, partner }: { entry: JournalEntry; own: boolean; partner: string }) {
  const shared = entry.visibility === 'shared';
  return (
    <article className={layout.close}>
      <p className={classNames(stack.actions, layout.muted)}>
        <Badge tone={shared ? 'primary' : 'neutral'} icon={shared ? 'pair' : 'lock'}>
          {shared ? 'Shared' : 'Private'}
        </Badge>
        <span>
          <PersonShape own={own} /> {own ? 'You' : <bdi>{nameOf(partner)}</bdi>} ·{' '}
          <DateText at={entry.createdAt} />
          {own && shared && !entry.partnerCanRead && ' · only you can read it so far'}
        </span>
      </p>
      <p className={styles.clamp} dir="auto">
        {entry.content}
      </p>
    </article>
  );
}

function Entries({ entries, userId, partner }: RecentEntriesProps & { entries: JournalEntry[] }) {
  if (entries.length === 0) {
    return <p className={layout.muted}>Nothing is written yet. The first line can be a small one.</p>;
  }
  return (
    <div className={stack.rows}>
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} own={entry.userId === userId} partner={partner} />
      ))}
    </div>
  );
}

export function RecentEntries(props: RecentEntriesProps) {
  return (
    <LatelyPart title="Recent journal entries" link="Open the journal" to="/journal">
      <Loaded
        query={useQuery(latestEntriesQuery)}
        loading="Loading your entries"
        failed="Your entries did not load"
      >
        {(entries) => <Entries {...props} entries={entries ?? []} />}
      </Loaded>
    </LatelyPart>
  );
}
