import type { Agreement } from '@anew/contracts/assessment/talks';
import { useQueryClient } from '@tanstack/react-query';
import { agreementsQuery } from '#api/assessment';
import { keepAnswer } from '#api/keep-answer';
import { removeAgreement } from '#api/remove-agreement';
import { useMutation } from '#shared/api/use-mutation';
import { useReadAnew } from './use-talks';

export function useTakeAway({ id }: Agreement) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => removeAgreement(id),
    onSuccess: () => keepAnswer(client, agreementsQuery, (all) => all?.filter((one) => one.id !== id)),
    onError: useReadAnew(agreementsQuery),
  });
}
