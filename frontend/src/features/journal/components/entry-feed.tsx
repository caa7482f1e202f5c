import type { JournalEntry } from '@anew/contracts/journal/views';
import { useState } from 'react';
import { useNew } from '#shared/news/use-new';
import { ConfirmDialog } from '#shared/ui/confirm-dialog';
import layout from '#shared/ui/layout.module.css';
import { type ListRead, ShowMore } from '#shared/ui/show-more';
import { TextField } from '#shared/ui/text-field';
import { DELETE_FAILED, useDeleting } from '../hooks/use-deleting';
import { useTodaysPrompt } from '../hooks/use-entries';
import { useOlder } from '../hooks/use-older';
import { useSearch } from '../hooks/use-search';
import { EntryCard } from './entry-card';

interface EntryFeedProps {
  userId: string;
  partner: string | null;
  entries: JournalEntry[];
  query: ListRead & { isSuccess: boolean };
}

function useQuestionOf() {
  const { data: todays } = useTodaysPrompt();
  return ({ dailyPromptId }: JournalEntry) => {
    if (dailyPromptId === null) return null;
    return dailyPromptId === todays?.id
      ? `Answers today’s question: ${todays.text}`
      : 'Answers a daily question';
  };
}

export function EntryFeed({ userId, partner, entries, query }: EntryFeedProps) {
  const [editingId, setEditingId] = useState<string | null>(null);
  const deleting = useDeleting();
  const { typed, setTyped, found, status } = useSearch({ entries, query, editingId });
  const { shown, showMore } = useOlder();
  const standing = found.slice(0, shown);
  const questionOf = useQuestionOf();
  const isNew = useNew('journal', query);

  return (
    <>
      <TextField
        type="search"
        label="Search your entries"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p role="status" className={layout.muted}>
        {status}
      </p>
      {standing.map((entry) => (
        <EntryCard
          key={entry.id}
          entry={entry}
          userId={userId}
          isNew={isNew.has(entry.id)}
          partner={partner}
          question={questionOf(entry)}
          isEditing={entry.id === editingId}
          failure={entry.id === deleting.failedId ? DELETE_FAILED : null}
          onEdit={setEditingId}
          onDelete={deleting.ask}
        />
      ))}
      <ShowMore
        label="Show older entries"
        end="Your journal begins here."
        failed="Older entries did not load. Please try again."
        query={query}
        shown={standing.length}
        hasHidden={shown < found.length}
        onShow={showMore}
      />
      <ConfirmDialog
        open={deleting.isAsking}
        title="Are you sure you want to delete this entry?"
        description="It will be gone for everyone who can read it."
        confirm="Delete"
        cancel="Keep it"
        pending={deleting.isPending}
        pendingLabel="Deleting..."
        focusAfterwards="recent"
        onConfirm={deleting.confirm}
        onClose={deleting.close}
      />
    </>
  );
}
