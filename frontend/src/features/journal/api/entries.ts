import type { EntryVisibility, JournalEntry } from '@anew/contracts/journal/views';
import { useMutation, useQuery } from '@tanstack/react-query';
import { http } from '../../../shared/api/http';

export interface NewEntry {
  content: string;
  visibility: EntryVisibility;
}

export function useEntries() {
  return useQuery<JournalEntry[] | null>({ queryKey: ['/api/journal'] });
}

export function usePublishEntry() {
  return useMutation({ mutationFn: (entry: NewEntry) => http.post<JournalEntry>('/api/journal', entry) });
}
