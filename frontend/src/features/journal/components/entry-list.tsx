import { showing } from '@anew/words/controls';
import * as words from '@anew/words/journal';
import { useState } from 'react';
import { entriesPartPages } from '#api/journal-parts';
import { useNew } from '#shared/news/use-new';
import { ConfirmDialog } from '#shared/ui/confirm-dialog';
import { EmptyState } from '#shared/ui/empty-state';
import { ErrorState } from '#shared/ui/error-state';
import { OpenBook } from '#shared/ui/scenes/open-book';
import { Spinner } from '#shared/ui/spinner';
import stack from '#shared/ui/stack.module.css';
import { useDeleting } from '../hooks/use-deleting';
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
      title={words.deleteTitle()}
      description={words.deleteText()}
      confirm={words.deleteButton()}
      danger
      cancel={words.keepButton()}
      focusAfterward="recent"
      onConfirm={deleting.confirm}
      onClose={deleting.close}
    />
  );
}

function Empty() {
  return (
    <EmptyState illustration={<OpenBook />} title={words.emptyTitle()}>
      {words.emptyText()}
    </EmptyState>
  );
}

function amountOf(count: number, isPart: boolean): string {
  if (isPart) return showing({ count });
  return count === 0 ? words.noMatch() : words.entries({ count });
}

/**
 * Says once how much there is of what somebody has just chosen to see, when that has come. The sentence comes anew each
 * time, because a screen reader would keep silent about one that stays.
 */
function Amount({ view, gone }: { view: View; gone: ReadonlySet<string> }) {
  const { data, isPlaceholderData, hasNextPage } = useEntries(partOf(view));
  const [said, setSaid] = useState({ view, amount: '' });
  if (said.view !== view && data && !isPlaceholderData) {
    const count = data.filter(({ id }) => !gone.has(id)).length;
    setSaid({ view, amount: amountOf(count, hasNextPage) });
  }
  return (
    <p role="status" className="visually-hidden">
      <span key={JSON.stringify(said.view)}>{said.amount}</span>
    </p>
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
      <ErrorState title={words.notLoaded()} onRetry={() => void refetch()} />
    ) : (
      <Spinner label={words.loading()} />
    );
  }
  const { gone, failedId, ask } = deleting;
  const entries = data.filter(({ id }) => !gone.has(id));
  if (entries.length === 0 && !query.hasNextPage)
    return isEverything(view) ? <Empty /> : <EmptyState title={words.noMatch()} />;
  return (
    <EntryFeed
      {...props}
      entries={entries}
      query={query}
      failed={failedId === null ? null : { id: failedId, why: words.deleteFailed() }}
      printsPrivate={view.filter === 'private'}
      end={isEverything(view) ? words.listEnd() : words.partEnd()}
      onDelete={ask}
    />
  );
}

export function EntryList({ userId, partner }: EntryListProps) {
  const [view, setView] = useState(EVERYTHING);
  const deleting = useDeleting(userId);
  const all = useEntries();
  const isNew = useNew('journal', all);
  const hasEntries = all.data !== undefined && all.data.length > 0;
  return (
    <section aria-labelledby="recent" className={stack.stack}>
      <h2 id="recent" tabIndex={-1}>
        {words.recentEntries()}
      </h2>
      {hasEntries && <LookingFor view={view} partner={partner} onChange={setView} />}
      <Amount view={view} gone={deleting.gone} />
      <ListOnScreen value={entriesPartPages(partOf(view))}>
        <Part view={view} deleting={deleting} isNew={isNew} userId={userId} partner={partner} />
      </ListOnScreen>
      <DeletionQuestion deleting={deleting} />
    </section>
  );
}
