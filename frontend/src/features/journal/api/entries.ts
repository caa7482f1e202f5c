import type { DailyPrompt } from '@anew/contracts/content/views';
import type { JournalEntry } from '@anew/contracts/journal/views';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { http, request } from '../../../shared/api/http';
import { withKey } from '../../../shared/lib/request-key';
import type { EntryWords } from '../lib/entry-draft';

const ENTRIES = ['/api/journal'];

export interface NewEntry extends EntryWords {
  dailyPromptId?: string;
}

export interface Publishing {
  entry: NewEntry;
  /** The same for the same entry however often it is sent. */
  key: string;
}

export interface EntryChange {
  id: string;
  change: Partial<EntryWords>;
}

export function useEntries() {
  return useQuery<JournalEntry[] | null>({ queryKey: ENTRIES });
}

export function useTodaysPrompt() {
  return useQuery<DailyPrompt | null>({ queryKey: ['/api/prompts/today'] });
}

/** What the server has confirmed is on the list at once, while the list is read anew. */
function useListed() {
  const client = useQueryClient();
  return (change: (entries: JournalEntry[]) => JournalEntry[]) =>
    client.setQueryData<JournalEntry[] | null>(ENTRIES, (entries) => entries && change(entries));
}

interface Outcome<T> {
  /** Both are called even when the screen has been left meanwhile. */
  onSuccess: (result: T) => void;
  onError: (error: Error) => void;
}

export function usePublishEntry({ onSuccess, onError }: Outcome<JournalEntry>) {
  const list = useListed();
  return useMutation({
    mutationFn: ({ entry, key }: Publishing) =>
      request<JournalEntry>('POST', '/api/journal', { body: entry, headers: withKey(key) }),
    onSuccess: (entry) => {
      list((entries) => [entry, ...entries.filter(({ id }) => id !== entry.id)]);
      onSuccess(entry);
    },
    onError,
  });
}

export function useChangeEntry({ onSuccess, onError }: Outcome<JournalEntry>) {
  const list = useListed();
  return useMutation({
    mutationFn: ({ id, change }: EntryChange) => http.put<JournalEntry>(`/api/journal/${id}`, change),
    onSuccess: (entry) => {
      list((entries) => entries.map((it) => (it.id === entry.id ? entry : it)));
      onSuccess(entry);
    },
    onError,
  });
}

export function useDeleteEntry({ onSuccess, onError }: Outcome<string>) {
  const list = useListed();
  return useMutation({
    mutationFn: (id: string) => http.delete(`/api/journal/${id}`),
    onSuccess: (_nothing, id) => {
      list((entries) => entries.filter((it) => it.id !== id));
      onSuccess(id);
    },
    onError,
  });
}
