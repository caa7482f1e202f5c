import { useState } from 'react';
import { entriesPartPages } from '#api/journal-parts';
import { useNew } from '#shared/news/use-new';
import { ConfirmDialog } from '#shared/ui/confirm-dialog';
import { EmptyState } from '#shared/ui/empty-state';
import { ErrorState } from '#shared/ui/error-state';
import { OpenBook } from '#shared/ui/scenes/open-book';
import { Spinner } from '#shared/ui/spinner';
import stack from '#shared/ui/stack.module.css';
import { DELETE_FAILED, useDeleting } from '../hooks/use-deleting';
import { ListOnScreen, useEntries } from '../hooks/use-entries';
import { EVERYTHING, isEverything, partOf, type View } from '../lib/view';
import { EntryFeed } from './entry-feed';
import { LookingFor } from './looking-for';

interface EntryListProps {
  userId: string;
  partner: string | null;
}

type Deleting = ReturnType<typeof useDeleting>;

function DeletionQuestion({ deleting }: { deleting: Deleting }) {
  return (
    <ConfirmDialog
      open={deleting.isAsking}
      title="Are you sure you want to delete this entry?"
      description="It will be gone for everyone who can read it."
      confirm="Delete"
      danger
      cancel="Keep it"
      focusAfterwards="recent"
      onConfirm={deleting.confirm}
      onClose={deleting.close}
    />
  );
}

function Empty() {
  return (
    <EmptyState illustration={<OpenBook />} title="Nothing here yet">
      The first line can be a small one. It does not have to be good.
    </EmptyState>
  );
}

interface PartProps extends EntryListProps {
  view: View;
  deleting: Deleting;
  isNew: ReadonlySet<string>;
}

function Part({ view, deleting, ...props }: PartProps) {
  const query = useEntries(partOf(view));
  const { data, isError, refetch } = query;
  if (!data) {
    return isError ? (
      <ErrorState title="Your entries did not load" onRetry={() => void refetch()} />
    ) : (
      <Spinner label="Loading your entries" />
    );
  }
  const { gone, failedId, ask } = deleting;
  const entries = data.filter(({ id }) => !gone.has(id));
  if (entries.length === 0 && !query.hasNextPage)
    return isEverything(view) ? <Empty /> : <EmptyState title="Nothing here matches that" />;
  return (
    <EntryFeed
      {...props}
      entries={entries}
      query={query}
      failed={failedId === null ? null : { id: failedId, why: DELETE_FAILED }}
      end={isEverything(view) ? 'Your journal begins here.' : 'That is all of it.'}
      onDelete={ask}
    />
  );
}

export function EntryList({ userId, partner }: EntryListProps) {
  const [view, setView] = useState(EVERYTHING);
  const deleting = useDeleting();
  const all = useEntries();
  const isNew = useNew('journal', all);
  const hasEntries = all.data !== undefined && all.data.length > 0;
  return (
    <section aria-labelledby="recent" className={stack.stack}>
      <h2 id="recent" tabIndex={-1}>
        Recent Entries
      </h2>
      {hasEntries && <LookingFor view={view} partner={partner} onChange={setView} />}
      <ListOnScreen value={entriesPartPages(partOf(view))}>
        <Part view={view} deleting={deleting} isNew={isNew} userId={userId} partner={partner} />
      </ListOnScreen>
      <DeletionQuestion deleting={deleting} />
    </section>
  );
}
