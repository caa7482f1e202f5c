import type { Appreciation } from '@anew/contracts/journal/views';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { http } from '../../../shared/api/http';

const TODAY = ['/api/appreciation/today'];

export type AppreciationWords = Pick<Appreciation, 'appreciation' | 'quality'>;

/** The caller's own. */
export function useTodaysAppreciation() {
  return useQuery<Appreciation | null>({ queryKey: TODAY });
}

export function useSaveAppreciation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (words: AppreciationWords) => http.post<Appreciation>('/api/appreciation', words),
    onSuccess: (saved) => client.setQueryData(TODAY, saved),
  });
}
