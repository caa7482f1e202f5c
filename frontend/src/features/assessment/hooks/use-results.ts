import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
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
  const { refetch } = query;

  useEffect(() => {
    if (submittedAt === undefined) return;
    const timer = setTimeout(() => void refetch(), SOON_AFTER_SUBMISSION_MS);
    return () => clearTimeout(timer);
  }, [submittedAt, refetch]);

  return query;
}
