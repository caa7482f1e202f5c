import { expressInterest } from '#api/content';
import { useMutation } from '#shared/api/use-mutation';
import type { Outcome } from '../lib/outcome';

export function useExpressInterest(outcome: Outcome) {
  return useMutation({ mutationFn: expressInterest, ...outcome });
}
