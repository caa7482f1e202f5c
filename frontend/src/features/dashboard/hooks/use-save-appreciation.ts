import { useQueryClient } from '@tanstack/react-query';
import { saveAppreciation } from '#api/appreciation-calls';
import { todaysAppreciationQuery } from '#api/journal';
import { keepAnswer } from '#api/keep-answer';
import type { Outcome } from '#shared/api/outcome';
import { useMutation } from '#shared/api/use-mutation';

export function useSaveAppreciation({ onSuccess, onError }: Outcome) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: saveAppreciation,
    onSuccess: async (saved, { changes }) => {
      // One that was changed after midnight is not today's.
      await keepAnswer(client, todaysAppreciationQuery, (today) =>
        changes && changes !== today?.id ? today : saved,
      );
      onSuccess();
    },
    onError,
  });
}
