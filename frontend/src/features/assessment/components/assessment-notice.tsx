import * as words from '@anew/words/assessment-news';
import { useQuery } from '@tanstack/react-query';
import { assessmentNewsQuery } from '#api/assessment';
import { ButtonLink } from '#shared/ui/button';
import { Notice } from '#shared/ui/notice';

/** Announces new results, or the partner's suggestion of a new round, until the user has looked. */
export function AssessmentNotice() {
  const { data } = useQuery(assessmentNewsQuery);
  if (data?.newResults) {
    return <Notice title={words.resultsHere()} action={<Open>{words.see()}</Open>} />;
  }
  if (data?.proposal) {
    return (
      <Notice title={words.proposal()} action={<Open>{words.look()}</Open>}>
        {words.proposalText()}
      </Notice>
    );
  }
  return null;
}

function Open({ children }: { children: string }) {
  return (
    <div>
      <ButtonLink variant="secondary" to="/assessment">
        {children}
      </ButtonLink>
    </div>
  );
}
