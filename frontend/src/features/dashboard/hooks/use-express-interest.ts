import type { RetreatInterestReceipt } from '@anew/contracts/content/views';
import { expressInterest } from '#api/retreat-calls';
import type { Outcome } from '#shared/api/outcome';
import { useMutation } from '#shared/api/use-mutation';

export function useExpressInterest(outcome: Outcome<RetreatInterestReceipt>) {
  return useMutation({ mutationFn: expressInterest, ...outcome });
}
