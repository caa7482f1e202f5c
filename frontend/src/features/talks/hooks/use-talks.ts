import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { agreementsQuery, talksQuery } from '#api/assessment';
import { isSignedOut } from '#shared/api/http-error';

export function useTalks() {
  return useQuery(talksQuery);
}

export function useAgreements() {
  return useQuery(agreementsQuery);
}

/** Reads the talks, or another query, again after a refusal, because the partner may have done something else. */
export function useReadAnew({ queryKey }: { queryKey: QueryKey } = talksQuery) {
  const client = useQueryClient();
  return (error: Error) => {
    if (!isSignedOut(error)) void client.invalidateQueries({ queryKey });
  };
}
