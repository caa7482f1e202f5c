import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { currentUserQuery } from '#api/account';
import { loginUrl } from '#api/addresses';
import { myResponsesQuery } from '#api/assessment';
import { mentions } from '#shared/api/http-error';
import { ButtonLink } from '#shared/ui/button';
import { ErrorState } from '#shared/ui/error-state';
import { Page } from '#shared/ui/page';
import { Spinner } from '#shared/ui/spinner';
import { Assessment } from './components/assessment';

function LoadFailed({ error, retry }: { error: Error; retry: () => void }) {
  if (!mentions(error, '401')) {
    return (
      <Page title="Assessment" width="narrow">
        <ErrorState title="The assessment did not load" onRetry={retry} />
      </Page>
    );
  }
  return (
    <Page title="Assessment" width="narrow" lead="You have been signed out. Sign in, and you are back here.">
      <div>
        <ButtonLink href={loginUrl('/assessment')}>Sign in again</ButtonLink>
      </div>
    </Page>
  );
}

/**
 * The assessment: 22 questions that each partner answers alone, then results for both.
 * @param whileWaiting shown to a person who waits for the partner's answers
 * @param talks the talks to which the results lead
 */
export function AssessmentPage({ whileWaiting, talks }: { whileWaiting?: ReactNode; talks?: ReactNode }) {
  const user = useQuery(currentUserQuery);
  const responses = useQuery(myResponsesQuery);

  const failed = [user, responses].find(({ isError, data }) => isError && data === undefined);
  if (failed?.error) return <LoadFailed error={failed.error} retry={() => void failed.refetch()} />;
  if (!user.data || responses.data === undefined) return <Spinner page label="Loading your assessment" />;

  return (
    <Assessment
      key={user.data.id}
      userId={user.data.id}
      responses={responses.data}
      whileWaiting={whileWaiting}
      talks={talks}
    />
  );
}
