import type { Agreement } from '@anew/contracts/assessment/talks';
import { useQueryClient } from '@tanstack/react-query';
import { agreementsQuery } from '#api/assessment';
import { type AgreementCheck, checkAgreement } from '#api/assessment-calls';
import { keepAnswer } from '#api/keep-answer';
import { useMutation } from '#shared/api/use-mutation';
import { useReadAnew } from './use-talks';

export function useCheckAgreement({ id }: Agreement, onChecked: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (check: AgreementCheck) => checkAgreement(id, check),
    onSuccess: async (_nothing, { outcome }) => {
      await keepAnswer(client, agreementsQuery, (all) =>
        all?.map((one) => (one.id === id ? { ...one, outcome } : one)),
      );
      onChecked();
    },
    onError: useReadAnew(agreementsQuery),
  });
}
