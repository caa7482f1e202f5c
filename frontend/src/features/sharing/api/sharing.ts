import type {
  Appreciation,
  JournalEntry,
  SharingChoice,
  SharingDecided,
  UndecidedSharing,
} from '@anew/contracts/journal/views';
import { useMutation, useQuery } from '@tanstack/react-query';
import { http } from '../../../shared/api/http';
import { serverMessageOr } from '../../../shared/api/http-error';
import { useToast } from '../../../shared/ui/toast/use-toast';

export interface Decision {
  partnerId: string;
  choice: SharingChoice;
  entryIds?: string[];
  appreciationIds?: string[];
}

export function useUndecided() {
  return useQuery<UndecidedSharing | null>({ queryKey: ['/api/sharing/undecided'] });
}

export function useWritings(enabled: boolean) {
  const entries = useQuery<JournalEntry[] | null>({ queryKey: ['/api/journal'], enabled });
  const appreciations = useQuery<Appreciation[] | null>({ queryKey: ['/api/appreciation'], enabled });
  return { entries: entries.data ?? [], appreciations: appreciations.data ?? [] };
}

export function decisionFailureText(error: unknown): string {
  return serverMessageOr('Nothing was shared. Please try again.', error);
}

export function useDecide(onDecided: () => void) {
  const { toast } = useToast();
  return useMutation({
    mutationFn: (decision: Decision) => http.post<SharingDecided>('/api/sharing/decide', decision),
    onSuccess: ({ entries, appreciations }) => {
      const isShared = entries + appreciations > 0;
      toast({ title: isShared ? 'Shared with your partner' : 'Kept to yourself', variant: 'success' });
      onDecided();
    },
  });
}
