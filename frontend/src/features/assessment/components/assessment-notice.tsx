import { useQuery } from '@tanstack/react-query';
import { assessmentNewsQuery } from '#api/assessment';
import { ButtonLink } from '#shared/ui/button';
import { Notice } from '#shared/ui/notice';

/** Announces new results, or the partner's suggestion of a new round, until the user has looked. */
export function AssessmentNotice() {
  const { data } = useQuery(assessmentNewsQuery);
  if (data?.newResults) {
    return (
      <Notice title="Your assessment results are here" action={<Open>See what the two of you see</Open>}>
        You have both answered. The page is the same for both of you.
      </Notice>
    );
  }
  if (data?.proposal) {
    return (
      <Notice title="Your partner suggests a new round" action={<Open>Look at the assessment</Open>}>
        You could both answer the assessment again and see what has changed. There is no hurry.
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
