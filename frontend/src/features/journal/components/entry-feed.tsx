import type { JournalEntry } from '@anew/contracts/journal/views';
import * as words from '@anew/words/journal';
import { useState } from 'react';
import layout from '#shared/ui/layout.module.css';
import { type ListRead, ShowMore } from '#shared/ui/show-more';
import { TextField } from '#shared/ui/text-field';
import { useTodaysQuestion } from '../hooks/use-entries';
import { useOlder } from '../hooks/use-older';
import { useSearch } from '../hooks/use-search';
import { byDay } from '../lib/days';
import { DaySection } from './day-section';
import { EntryCard } from './entry-card';
import styles from './journal.module.css';

interface EntryFeedProps {
  userId: string;
  partner: string | null;
  entries: JournalEntry[];
  query: ListRead;
  /** Ids of entries that are new to the person. */
  isNew: ReadonlySet<string>;
  /** Id of the entry that could not be deleted, and why. */
  failed: { id: string; why: string } | null;
  /** Private entries were chosen, so that they may be printed, too. */
  printsPrivate: boolean;
  /** What stands at the end of the list. */
  end: string;
  onDelete: (id: string) => void;
}

function useQuestionOf() {
  const { data: todays } = useTodaysQuestion();
  const known = todays ? { id: todays.id, question: { text: todays.text } } : null;
  return ({ dailyPromptId }: JournalEntry) => {
    if (dailyPromptId === null) return null;
    return dailyPromptId === known?.id ? known.question : UNKNOWN;
  };
}

const UNKNOWN = { text: null };

interface SearchProps {
  typed: string;
  status: string;
  onType: (typed: string) => void;
}

function Search({ typed, status, onType }: SearchProps) {
  return (
    <>
      <div className="screen-only">
        <TextField
          type="search"
          label={words.searchLabel()}
          value={typed}
          onChange={(event) => onType(event.target.value)}
        />
      </div>
      <p role="status" className={layout.muted}>
        {status}
      </p>
    </>
  );
}

/** The entries that were found, day by day. */
export function EntryFeed(props: EntryFeedProps) {
  const { entries, query, isNew, failed, printsPrivate, end, ...own } = props;
  const [editingId, setEditingId] = useState<string | null>(null);
  const { typed, setTyped, found, status } = useSearch({ entries, query, editingId });
  const { shown, showMore } = useOlder();
  const standing = found.slice(0, shown);
  const questionOf = useQuestionOf();

  const isScreenOnly = ({ visibility }: JournalEntry) => visibility === 'private' && !printsPrivate;
  const card = (entry: JournalEntry) => (
    <EntryCard
      {...own}
      key={entry.id}
      entry={entry}
      isNew={isNew.has(entry.id)}
      question={questionOf(entry)}
      isEditing={entry.id === editingId}
      screenOnly={isScreenOnly(entry)}
      failure={entry.id === failed?.id ? failed.why : null}
      onEdit={setEditingId}
    />
  );
  return (
    <>
      <Search typed={typed} status={status} onType={setTyped} />
      {standing.some(isScreenOnly) && <p className={styles.paper}>{words.notPrinted()}</p>}
      {byDay(standing).map(({ day, items }) => (
        <DaySection key={day} day={day}>
          {items.map(card)}
        </DaySection>
      ))}
      <ShowMore
        label={words.showOlder()}
        end={end}
        failed={words.olderNotLoaded()}
        query={query}
        shown={standing.length}
        hasHidden={shown < found.length}
        onShow={showMore}
      />
    </>
  );
}
