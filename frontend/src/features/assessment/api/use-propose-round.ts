import type { AssessmentRounds } from '@anew/contracts/assessment/views';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { http } from '../../../shared/api/http';
import { roundsQuery } from './queries';

export function useProposeRound() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => http.post<AssessmentRounds>('/api/assessment/rounds/propose', {}),
    onSuccess: (rounds) => queryClient.setQueryData(roundsQuery.queryKey, rounds),
  });
}
