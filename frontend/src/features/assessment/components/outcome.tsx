import type { AssessmentResponses } from '@anew/contracts/assessment/views';
import * as words from '@anew/words/assessment';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { awaitedRoundsQuery } from '#api/assessment-calls';
import { membersQuery } from '#api/couples';
import { Spinner } from '#shared/ui/spinner';
import type { DraftHandle } from '../hooks/use-draft';
import { useResults } from '../hooks/use-results';
import { useSeen } from '../hooks/use-seen';
import { couplePeople, partnerName } from '../lib/couple-people';
import { AnswerAgain } from './answer-again';
import { CompleteScreen } from './complete-screen';
import { NextRound } from './next-round';
import { ResultsScreen } from './results-screen';

interface OutcomeProps {
  userId: string;
  responses: AssessmentResponses;
  submittedAt: string | undefined;
  draft: DraftHandle;
  onAnswerAgain: () => void;
  whileWaiting?: ReactNode;
  talks?: ReactNode;
  onPaper?: ReactNode;
}

/** Shown after the user has answered: waiting, or the results of both. */
export function Outcome(props: OutcomeProps) {
  const { userId, responses, submittedAt, draft, onAnswerAgain, whileWaiting, talks, onPaper } = props;
  const results = useResults({ answered: true, submittedAt });
  const rounds = useQuery(awaitedRoundsQuery);
  const members = useQuery(membersQuery);
  const known = rounds.data?.rounds ?? [];
  useSeen(results.data ? known[0] : undefined);
  const isCorrection = !results.data || Boolean(rounds.data?.next.answeredAt);
  const again = (
    <AnswerAgain
      draft={draft}
      answeredAt={responses.submittedAt}
      correction={isCorrection}
      onAnswerAgain={onAnswerAgain}
    />
  );
  const troubled = results.isError || (results.data === undefined && results.errorUpdateCount > 0);

  if (results.data) {
    // The names are loaded first. Otherwise one's own mark could turn from a diamond into a circle.
    if (members.isPending || rounds.isPending) return <Spinner page label={words.loadingResults()} />;
    const newest = known[0]?.results ?? results.data;
    const people = couplePeople(newest, members.data ?? [], userId);
    const partner = partnerName(members.data ?? [], userId);
    return (
      <ResultsScreen
        results={newest}
        people={people}
        rounds={known}
        talks={talks}
        onPaper={onPaper}
        next={
          rounds.data && (
            <NextRound next={rounds.data.next} currentUserId={userId} partner={partner} again={again} />
          )
        }
      />
    );
  }
  if (results.data === undefined && !troubled) return <Spinner page label={words.looking()} />;
  return (
    <CompleteScreen
      userId={userId}
      members={members.data ?? []}
      responses={responses}
      onRetry={troubled ? () => void results.refetch() : undefined}
      again={again}
      whileWaiting={whileWaiting}
    />
  );
}
