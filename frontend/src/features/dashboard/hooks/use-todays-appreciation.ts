import { useQuery, useQueryClient } from '@tanstack/react-query';
import { saveAppreciation, todaysAppreciationQuery } from '#api/journal';
import { keepAnswer } from '#api/keep-answer';
import type { Outcome } from '#shared/api/outcome';
import { useMutation } from '#shared/api/use-mutation';

/** The caller's own appreciation. */
export function useTodaysAppreciation() {
  return useQuery(todaysAppreciationQuery);
}

export function useSaveAppreciation({ onSuccess, onError }: Outcome) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: saveAppreciation,
    onSuccess: async (saved) => {
      await keepAnswer(client, todaysAppreciationQuery, saved);
      onSuccess();
    },
    onError,
  });
}
