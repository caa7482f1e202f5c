import type { JournalEntry } from '@anew/contracts/journal/views';
import * as words from '@anew/words/journal';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { ListRead } from '#shared/ui/show-more';
import { contains, foundWith } from '../lib/words';

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

export function useSearch({ entries, query, editingId }: Searched) {
  const [typed, setTyped] = useState('');
  const settled = useDeferredValue(typed);
  const sought = typed.trim();
  const isSearching = sought !== '';
  useReadOn(isSearching, query, entries.length);
  const found = useMemo(
    () => entries.filter(({ id, content }) => id === editingId || contains(content, settled)),
    [entries, settled, editingId],
  );
  const isReading = isSearching && query.hasNextPage && !query.isFetchNextPageError;
  const outcome = foundWith(sought, found.length, query.hasNextPage);
  const said = isReading ? words.searching({ typed: sought }) : outcome;
  return { typed, setTyped, found, status: isSearching ? said : '' };
}
