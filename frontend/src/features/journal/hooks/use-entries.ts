import type { JournalEntry } from '@anew/contracts/journal/views';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { todaysQuestionQuery } from '#api/content';
import {
  changeEntry,
  deleteEntry,
  type EntryChange,
  entryPages,
  journalStatsQuery,
  type NewEntry,
  publishEntry,
} from '#api/journal';
import { keepAnswer } from '#api/keep-answer';
import { itemsOf, onEachPage } from '#api/pages';

interface Publishing {
  entry: NewEntry;
  /** All attempts to send one entry carry the same key. */
  key: string;
}

interface Changing {
  id: string;
  change: EntryChange;
}

/** As far as they have been read, newest first. */
export function useEntries() {
  return useInfiniteQuery({ ...entryPages, select: itemsOf });
}

export function useJournalStats() {
  return useQuery(journalStatsQuery);
}

export function useTodaysPrompt() {
  return useQuery(todaysQuestionQuery);
}

/** Puts what the server has confirmed into the list at once, while the list is read again. */
function useListed() {
  const client = useQueryClient();
  return (change: (entries: JournalEntry[], isFirst: boolean) => JournalEntry[]) =>
    keepAnswer(client, entryPages, (list) => list && onEachPage(list, change));
}

interface Outcome<T> {
  /** Both are called even when the screen has been left in the meantime. */
  onSuccess: (result: T) => void;
  onError: (error: Error) => void;
}

export function usePublishEntry({ onSuccess, onError }: Outcome<JournalEntry>) {
  const list = useListed();
  return useMutation({
    mutationFn: ({ entry, key }: Publishing) => publishEntry(entry, key),
    onSuccess: async (entry) => {
      await list((entries, isFirst) => {
        const others = entries.filter(({ id }) => id !== entry.id);
        return isFirst ? [entry, ...others] : others;
      });
      onSuccess(entry);
    },
    onError,
  });
}

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

export function useDeleteEntry({ onSuccess, onError }: Outcome<string>) {
  const list = useListed();
  return useMutation({
    mutationFn: deleteEntry,
    onSuccess: async (_nothing, id) => {
      await list((entries) => entries.filter((it) => it.id !== id));
      onSuccess(id);
    },
    onError,
  });
}
