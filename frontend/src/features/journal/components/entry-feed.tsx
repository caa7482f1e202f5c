import type { JournalEntry } from '@anew/contracts/journal/views';
import { useDeferredValue, useMemo, useState } from 'react';
import { Button } from '#shared/ui/button';
import { TextField } from '#shared/ui/text-field';
import { useTodaysPrompt } from '../hooks/use-entries';
import { DELETE_FAILED, useDeleting } from '../hooks/use-deleting';
import { useOlder } from '../hooks/use-older';
import { contains, countOf } from '../lib/words';
import { ConfirmDialog } from '#shared/ui/confirm-dialog';
import { EntryCard } from './entry-card';
import layout from '#shared/ui/layout.module.css';

interface EntryFeedProps {
  userId: string;
  partner: string | null;
  entries: JournalEntry[];
}

/** The entry being edited stays, whatever is searched for. */
function useFound(entries: JournalEntry[], query: string, editingId: string | null) {
  const settled = useDeferredValue(query);
  return useMemo(
    () => entries.filter(({ id, content }) => id === editingId || contains(content, settled)),
    [entries, settled, editingId],
  );
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

export function EntryFeed({ userId, partner, entries }: EntryFeedProps) {
  const [query, setQuery] = useState('');
  const [editingId, setEditingId] = useState<string | null>(null);
  const deleting = useDeleting();
  const found = useFound(entries, query, editingId);
  const { shown, end, showMore } = useOlder(found.length);
  const questionOf = useQuestionOf();

  return (
    <>
      <TextField
        type="search"
        label="Search your entries"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <p role="status" className={layout.muted}>
        {query.trim() !== '' && `${countOf(found.length)} with “${query.trim()}”`}
      </p>
      {found.slice(0, shown).map((entry) => (
        <EntryCard
          key={entry.id}
          entry={entry}
          own={entry.userId === userId}
          partner={partner}
          question={questionOf(entry)}
          isEditing={entry.id === editingId}
          failure={entry.id === deleting.failedId ? DELETE_FAILED : null}
          onEdit={setEditingId}
          onDelete={deleting.ask}
        />
      ))}
      {shown < found.length && (
        <Button ref={end} variant="secondary" onClick={showMore}>
          Show older entries
        </Button>
      )}
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
