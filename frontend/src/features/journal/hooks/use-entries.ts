import type { JournalEntry } from '@anew/contracts/journal/views';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { todaysQuestionQuery } from '#api/content';
import {
  changeEntry,
  deleteEntry,
  entriesQuery,
  type EntryChange,
  type NewEntry,
  publishEntry,
} from '#api/journal';
import { keepAnswer } from '#api/keep-answer';

interface Publishing {
  entry: NewEntry;
  /** All attempts to send one entry carry the same key. */
  key: string;
}

interface Changing {
  id: string;
  change: EntryChange;
}

export function useEntries() {
  return useQuery(entriesQuery);
}

export function useTodaysPrompt() {
  return useQuery(todaysQuestionQuery);
}

/** Puts what the server has confirmed into the list at once, while the list is read again. */
function useListed() {
  const client = useQueryClient();
  return (change: (entries: JournalEntry[]) => JournalEntry[]) =>
    keepAnswer(client, entriesQuery, (entries) => entries && change(entries));
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
      await list((entries) => [entry, ...entries.filter(({ id }) => id !== entry.id)]);
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
