import { useQuery } from '@tanstack/react-query';
import { appreciationsQuery, entriesQuery } from '#api/journal';

/** Both lists, as one read: a choice among half of them would be no choice. */
export function useWritings() {
  const entries = useQuery(entriesQuery);
  const appreciations = useQuery(appreciationsQuery);
  const data = entries.data &&
    appreciations.data && { entries: entries.data, appreciations: appreciations.data };
  return {
    data: data ?? undefined,
    isError: entries.isError || appreciations.isError,
    refetch: () => Promise.all([entries.refetch(), appreciations.refetch()]),
  };
}
