import { useNew } from '#shared/news/use-new';
import { EmptyState } from '#shared/ui/empty-state';
import { ErrorState } from '#shared/ui/error-state';
import { OpenBook } from '#shared/ui/scenes/open-book';
import { Spinner } from '#shared/ui/spinner';
import stack from '#shared/ui/stack.module.css';
import { useEntries } from '../hooks/use-entries';
import { EntryFeed } from './entry-feed';

interface EntryListProps {
  userId: string;
  partner: string | null;
}

function Entries(props: EntryListProps) {
  const query = useEntries();
  const { data, isPending, isError, refetch } = query;
  const isNew = useNew('journal', query);
  if (isPending) return <Spinner label="Loading your entries" />;
  if (isError && !data)
    return <ErrorState title="Your entries did not load" onRetry={() => void refetch()} />;
  if (data.length === 0) {
    return (
      <EmptyState illustration={<OpenBook />} title="Nothing here yet">
        The first line can be a small one. It does not have to be good.
      </EmptyState>
    );
  }
  return <EntryFeed {...props} entries={data} query={query} isNew={isNew} />;
}

export function EntryList(props: EntryListProps) {
  return (
    <section aria-labelledby="recent" className={stack.stack}>
      <h2 id="recent" tabIndex={-1}>
        Recent Entries
      </h2>
      <Entries {...props} />
    </section>
  );
}
