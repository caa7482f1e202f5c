import type { AssessmentResponses } from '@anew/contracts/assessment/views';
import { useQuery } from '@tanstack/react-query';

/** Here only for whether there are any. */
export function useMyResponses() {
  return useQuery<AssessmentResponses | null>({ queryKey: ['/api/assessment/my-responses'] });
}
