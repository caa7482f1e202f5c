import { useQuery } from '@tanstack/react-query';
import { appreciationsQuery } from '#api/journal';

/** The couple's appreciations, newest first. */
export function useAppreciations() {
  return useQuery(appreciationsQuery);
}
