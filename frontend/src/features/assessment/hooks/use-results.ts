import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { awaitedResultsQuery } from '#api/assessment-calls';

const SOON_AFTER_SUBMISSION_MS = 2_000;

/**
 * The couple's results, for somebody who has answered: read soon after a submission, then every few seconds until they
 * exist.
 * @param submittedAt time of a submission made on this visit
 */
export function useResults(submittedAt: string | undefined) {
  const query = useQuery(awaitedResultsQuery);
  const { refetch } = query;

  useEffect(() => {
    if (submittedAt === undefined) return;
    const timer = setTimeout(() => void refetch(), SOON_AFTER_SUBMISSION_MS);
    return () => clearTimeout(timer);
  }, [submittedAt, refetch]);

  return query;
}
