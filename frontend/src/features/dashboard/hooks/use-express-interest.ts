import { useMutation } from '@tanstack/react-query';
import { expressInterest } from '#api/content';
import type { Outcome } from '../lib/outcome';

export function useExpressInterest(outcome: Outcome) {
  return useMutation({ mutationFn: expressInterest, ...outcome });
}
