import { useQuery } from '@tanstack/react-query';
import { todaysAppreciationQuery } from '#api/journal';

/** The caller's own appreciation. */
export function useTodaysAppreciation() {
  return useQuery(todaysAppreciationQuery);
}
