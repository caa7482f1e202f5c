import type { AssessmentRound } from '@anew/contracts/assessment/views';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { assessmentNewsQuery, roundsQuery, talksQuery } from '#api/assessment';
import { noteResultsSeen } from '#api/assessment-calls';
import { keepAnswer } from '#api/keep-answer';
import { useVisible } from '#shared/lib/use-visible';

/** Tells the server that the newest results are on the screen, so that they are not announced anymore. */
export function useSeen(newest: AssessmentRound | undefined) {
  const queryClient = useQueryClient();
  const isTabVisible = useVisible();
  const unseen = isTabVisible && newest?.seen === false ? newest.number : null;

  useEffect(() => {
    if (unseen === null) return;
    // The talks may have been read before there were these results, which lead to them.
    void queryClient.invalidateQueries(talksQuery);
    const note = () =>
      Promise.all([
        keepAnswer(queryClient, assessmentNewsQuery, (news) => news && { ...news, newResults: false }),
        keepAnswer(
          queryClient,
          roundsQuery,
          (known) => known && { ...known, rounds: known.rounds.map((round) => ({ ...round, seen: true })) },
        ),
      ]);
    // A failure needs no message: the notice stays, and the next visit tries again.
    noteResultsSeen().then(note, () => undefined);
  }, [unseen, queryClient]);
}
