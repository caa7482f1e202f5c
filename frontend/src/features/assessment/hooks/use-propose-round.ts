import { useQueryClient } from '@tanstack/react-query';
import { roundsQuery } from '#api/assessment';
import { proposeRound } from '#api/assessment-calls';
import { keepAnswer } from '#api/keep-answer';
import { useMutation } from '#shared/api/use-mutation';

export function useProposeRound() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: proposeRound,
    onSuccess: (rounds) => keepAnswer(queryClient, roundsQuery, rounds),
  });
}
