import type { Appreciation } from '@anew/contracts/journal/views';
import { useQuery } from '@tanstack/react-query';

/** The couple's, newest first. */
export function useAppreciations() {
  return useQuery<Appreciation[] | null>({ queryKey: ['/api/appreciation'] });
}
