import type { JournalEntry } from '@anew/contracts/journal/views';
import { useQuery } from '@tanstack/react-query';

export function useJournal() {
  return useQuery<JournalEntry[] | null>({ queryKey: ['/api/journal'] });
}
