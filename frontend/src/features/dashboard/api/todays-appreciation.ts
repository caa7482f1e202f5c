import type { Appreciation } from '@anew/contracts/journal/views';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { http } from '../../../shared/api/http';
import type { Outcome } from './outcome';

export const APPRECIATION = ['/api/appreciation/today'];

export type AppreciationWords = Pick<Appreciation, 'appreciation' | 'quality'>;

/** The caller's own. */
export function useTodaysAppreciation() {
  return useQuery<Appreciation | null>({ queryKey: APPRECIATION });
}

export function useSaveAppreciation({ onSuccess, onError }: Outcome) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (words: AppreciationWords) => http.post<Appreciation>('/api/appreciation', words),
    onSuccess: (saved) => {
      client.setQueryData(APPRECIATION, saved);
      onSuccess();
    },
    onError,
  });
}
