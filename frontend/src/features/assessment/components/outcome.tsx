import type { AssessmentResults } from '@anew/contracts/assessment/results';
import type { AssessmentResponses, AssessmentRounds } from '@anew/contracts/assessment/views';
import * as words from '@anew/words/assessment';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { awaitedRoundsQuery } from '#api/assessment-calls';
import { membersQuery } from '#api/couples';
import { lazyPart } from '#shared/lib/lazy-part';
import { Spinner } from '#shared/ui/spinner';
import { useResults } from '../hooks/use-results';
import { useSeen } from '../hooks/use-seen';
import type { UnsentAnswersHandle } from '../hooks/use-unsent-answers';
import { couplePeople, partnerName } from '../lib/couple-people';
import { AnswerAgain } from './answer-again';
import { CompleteScreen } from './complete-screen';
import type { NextRoundProps } from './next-round';
import { ResultsScreen } from './results-screen';

/** It stands below all results, so that it may come a moment after them. */
const nextRound = lazyPart<NextRoundProps>(() => import('./next-round'));

interface OutcomeProps {
  userId: string;
  responses: AssessmentResponses;
  submittedAt: string | undefined;
  unsent: UnsentAnswersHandle;
  onAnswerAgain: () => void;
  whileWaiting?: ReactNode;
  talks?: ReactNode;
  onPaper?: ReactNode;
}

interface BothProps extends Pick<OutcomeProps, 'userId' | 'talks' | 'onPaper'> {
  results: AssessmentResults;
  rounds: UseQueryResult<AssessmentRounds>;
  again: ReactNode;
}

/** The newest results. */
function Both({ userId, results, rounds, again, talks, onPaper }: BothProps) {
  const members = useQuery(membersQuery);
  // The names are loaded first. Otherwise one's own mark could turn from a diamond into a circle.
  if (members.isPending || rounds.isPending) return <Spinner page label={words.loadingResults()} />;
  const both = members.data ?? [];
  const known = rounds.data?.rounds ?? [];
  const newest = known[0]?.results ?? results;
  const people = { currentUserId: userId, partner: partnerName(both, userId) };
  return (
    <ResultsScreen
      results={newest}
      people={couplePeople(newest, both, userId)}
      rounds={known}
      talks={talks}
      onPaper={onPaper}
      next={
        rounds.data && (
          <Suspense fallback={null}>
            <nextRound.Component next={rounds.data.next} {...people} again={again} />
          </Suspense>
        )
      }
    />
  );
}

/** Shown after the user has answered: waiting, or the results of both. */
export function Outcome({ responses, submittedAt, unsent, onAnswerAgain, ...around }: OutcomeProps) {
  const results = useResults(submittedAt);
  const rounds = useQuery(awaitedRoundsQuery);
  const members = useQuery(membersQuery);
  useSeen(results.data ? rounds.data?.rounds[0] : undefined);
  const again = (
    <AnswerAgain
      unsent={unsent}
      answeredAt={responses.submittedAt}
      correction={!results.data || Boolean(rounds.data?.next.answeredAt)}
      onAnswerAgain={onAnswerAgain}
    />
  );
  const troubled = results.isError || (results.data === undefined && results.errorUpdateCount > 0);

  if (results.data) return <Both {...around} results={results.data} rounds={rounds} again={again} />;
  if (results.data === undefined && !troubled) return <Spinner page label={words.looking()} />;
  return (
    <CompleteScreen
      userId={around.userId}
      members={members.data ?? []}
      responses={responses}
      onRetry={troubled ? () => void results.refetch() : undefined}
      again={again}
      whileWaiting={around.whileWaiting}
    />
  );
}
