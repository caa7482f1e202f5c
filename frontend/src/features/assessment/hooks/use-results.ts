import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { roundsQuery } from '#api/assessment';
import { awaitedResultsQuery } from '#api/assessment-calls';

const SOON_AFTER_SUBMISSION_MS = 2_000;

interface ResultsInput {
  /** The caller has answered. Before that there are no results to ask for. */
  answered: boolean;
  /** Time of a submission made on this visit. */
  submittedAt: string | undefined;
}

/** The couple's results: read soon after a submission, then every few seconds until they exist. */
export function useResults({ answered, submittedAt }: ResultsInput) {
  const query = useQuery({ ...awaitedResultsQuery, enabled: answered });
  const { data, refetch } = query;
  const client = useQueryClient();

  useEffect(() => {
    if (submittedAt === undefined) return;
    const timer = setTimeout(() => void refetch(), SOON_AFTER_SUBMISSION_MS);
    return () => clearTimeout(timer);
  }, [submittedAt, refetch]);

  // The rounds that were read while there were no results do not have them.
  useEffect(() => {
    if (data !== null) return undefined;
    return () => void client.invalidateQueries(roundsQuery);
  }, [data, client]);

  return query;
}
