import type { JournalEntry } from '@anew/contracts/journal/views';
import {
  keepPreviousData,
  type QueryClient,
  type QueryKey,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { createContext, use } from 'react';
import { todaysQuestionQuery } from '#api/content';
import { itemsOf, onEachPage } from '#api/items';
import { entryPages, latestEntriesQuery } from '#api/journal';
import { changeEntry, deleteEntry, type EntryChange } from '#api/journal-calls';
import { type EntriesPart, entriesPartPages } from '#api/journal-parts';
import { keepAnswer } from '#api/keep-answer';
import { isSignedOut } from '#shared/api/http-error';
import type { Outcome } from '#shared/api/outcome';
import { useMutation } from '#shared/api/use-mutation';

interface Changing {
  id: string;
  change: EntryChange;
}

/** The pages of the list on this screen, which changes are put into at once. */
export const ListOnScreen = createContext(entriesPartPages({}));

/** Entries of the pages read so far, newest first. The previous part stays on the screen until the next one has come. */
export function useEntries(part: EntriesPart = {}) {
  return useInfiniteQuery({
    ...entriesPartPages(part),
    select: itemsOf,
    placeholderData: keepPreviousData,
  });
}

export function useTodaysQuestion() {
  return useQuery(todaysQuestionQuery);
}

/** Puts what the server has confirmed into the list at once, while the list is read again. */
export function useListed() {
  const client = useQueryClient();
  const listOnScreen = use(ListOnScreen);
  return (change: (entries: JournalEntry[], isFirst: boolean) => JournalEntry[]) =>
    keepAnswer(client, listOnScreen, (list) => list && onEachPage(list, change));
}

/** Key of what sends a new entry or its photo. A form that is opened anew meanwhile holds still, too. */
export const NEW_ENTRY = ['new entry'];

export function useChangeEntry({ onSuccess, onError }: Outcome<JournalEntry>) {
  const list = useListed();
  return useMutation({
    mutationFn: ({ id, change }: Changing) => changeEntry(id, change),
    onSuccess: async (entry) => {
      await list((entries) => entries.map((it) => (it.id === entry.id ? entry : it)));
      onSuccess(entry);
    },
    onError,
  });
}

/**
 * Takes an entry out of the lists that the next screens show. The request for that must not wait.
 * @returns a function that puts it back after a failure, and has the lists read again
 */
function takeOut(client: QueryClient, id: string): (error: unknown) => void {
  const pagesBefore = client.getQueryData(entryPages.queryKey);
  const latestBefore = client.getQueryData(latestEntriesQuery.queryKey);
  const others = (entries: JournalEntry[]) => entries.filter((it) => it.id !== id);
  void keepAnswer(client, entryPages, (list) => list && onEachPage(list, others));
  void keepAnswer(client, latestEntriesQuery, (list) => list && others(list));
  return (error) => {
    const readAnew = ({ queryKey }: { queryKey: QueryKey }) =>
      isSignedOut(error) ? undefined : client.invalidateQueries({ queryKey });
    void keepAnswer(client, entryPages, pagesBefore).then(() => readAnew(entryPages));
    void keepAnswer(client, latestEntriesQuery, latestBefore).then(() => readAnew(latestEntriesQuery));
  };
}

/** @param onError called with the id of an entry that could not be deleted, even when the screen has been left */
export function useDeleteEntry(onError: (id: string) => void) {
  const client = useQueryClient();
  return useMutation({
    several: true,
    mutationFn: (id: string) => {
      const putBack = takeOut(client, id);
      return deleteEntry(id).catch((error: unknown) => {
        putBack(error);
        throw error;
      });
    },
    onError: (_error, id) => onError(id),
  });
}
