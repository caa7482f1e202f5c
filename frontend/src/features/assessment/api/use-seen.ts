import type { AssessmentRound } from '@anew/contracts/assessment/views';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { http } from '../../../shared/api/http';
import { newsQuery, roundsQuery } from './queries';

/** Whoever has the newest results before them is not told of them any more. */
export function useSeen(newest: AssessmentRound | undefined) {
  const queryClient = useQueryClient();
  const unseen = newest?.seen === false ? newest.number : null;

  useEffect(() => {
    if (unseen === null) return;
    const note = () => {
      queryClient.setQueryData(newsQuery.queryKey, (news) => news && { ...news, newResults: false });
      queryClient.setQueryData(
        roundsQuery.queryKey,
        (known) => known && { ...known, rounds: known.rounds.map((round) => ({ ...round, seen: true })) },
      );
    };
    // A failure needs no words: the notice stays, and the next visit tries again.
    http.post('/api/assessment/results/seen', {}).then(note, () => undefined);
  }, [unseen, queryClient]);
}
