import type { JournalEntry } from '@anew/contracts/journal/views';
import * as words from '@anew/words/journal';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { ListRead } from '#shared/ui/show-more';
import { contains, foundWith } from '../lib/entry-search';

interface Searched {
  entries: JournalEntry[];
  query: ListRead;
  /** The entry being edited stays, whatever is searched for. */
  editingId: string | null;
}

/** Reads all pages, one after the other, while someone searches, because the server cannot search in sealed texts. */
function useReadOn(isSearching: boolean, query: ListRead, read: number) {
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query;
  const isWaiting = isSearching && hasNextPage && !isFetching && !isFetchNextPageError;
  // React may draw the beginning and the end of a read at once. `read` still changes then, and runs this effect again.
  useEffect(() => {
    if (isWaiting) void fetchNextPage();
  }, [isWaiting, read, fetchNextPage]);
}

const PAUSE_MS = 700;

/**
 * The sentence once it has stayed the same for a while, because a screen reader would read out one for each letter that
 * somebody types. The end of a search is not waited for.
 */
function useAfterPause(sentence: string): string {
  const [said, setSaid] = useState('');
  if (sentence === '' && said !== '') setSaid('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(sentence), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [sentence]);
  return said;
}

export function useSearch({ entries, query, editingId }: Searched) {
  const [typed, setTyped] = useState('');
  // What is typed may be ahead of the list. Only this belongs to what was found.
  const settled = useDeferredValue(typed);
  const sought = settled.trim();
  const isSearching = sought !== '';
  useReadOn(isSearching, query, entries.length);
  const found = useMemo(
    () => entries.filter(({ id, content }) => id === editingId || contains(content, sought)),
    [entries, sought, editingId],
  );
  const isReading = query.hasNextPage && !query.isFetchNextPageError;
  const said = isReading
    ? words.searching({ typed: sought })
    : foundWith(sought, found.length, query.hasNextPage);
  return { typed, setTyped, found, status: useAfterPause(isSearching ? said : '') };
}
