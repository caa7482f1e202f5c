import type { JournalEntry } from '@anew/contracts/journal/views';
import * as words from '@anew/words/dashboard';
import { useQuery } from '@tanstack/react-query';
import { latestEntriesQuery } from '#api/journal';
import { classNames } from '#shared/lib/class-names';
import { Badge } from '#shared/ui/badge';
import { DateText } from '#shared/ui/date-text';
import layout from '#shared/ui/layout.module.css';
import { Loaded } from '#shared/ui/loaded';
import { PersonShape } from '#shared/ui/person-shape';
import stack from '#shared/ui/stack.module.css';
import { partnerName } from '../lib/partner-name';
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
          {shared ? words.sharedBadge() : words.privateBadge()}
        </Badge>
        <span>
          <PersonShape own={own} /> {own ? words.entryByYou() : <bdi>{partnerName(partner)}</bdi>} ·{' '}
          <DateText at={entry.createdAt} />
          {own && shared && !entry.partnerCanRead && ` · ${words.onlyYouSoFar()}`}
        </span>
      </p>
      <p className={styles.clamp} dir="auto" data-not-ours>
        {entry.content}
      </p>
    </article>
  );
}

function Entries({ entries, userId, partner }: RecentEntriesProps & { entries: JournalEntry[] }) {
  if (entries.length === 0) {
    return <p className={layout.muted}>{words.noEntries()}</p>;
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
    <LatelyPart title={words.entriesTitle()} link={words.openJournal()} to="/journal">
      <Loaded
        query={useQuery(latestEntriesQuery)}
        loading={words.loadingEntries()}
        failed={words.entriesFailed()}
      >
        {(entries) => <Entries {...props} entries={entries ?? []} />}
      </Loaded>
    </LatelyPart>
  );
}
