import * as words from '@anew/words/assessment';
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
import { Assessment } from './assessment';

function LoadFailed({ error, retry }: { error: Error; retry: () => void }) {
  if (!mentions(error, '401')) {
    return (
      <Page title={words.title()} width="narrow">
        <ErrorState title={words.loadFailed()} onRetry={retry} />
      </Page>
    );
  }
  return (
    <Page title={words.title()} width="narrow" lead={words.signedOut()}>
      <div>
        <ButtonLink href={loginUrl('/assessment')}>{words.signInAgain()}</ButtonLink>
      </div>
    </Page>
  );
}

interface AssessmentPageProps {
  /** Shown to a person who waits for the partner's answers. */
  whileWaiting?: ReactNode;
  /** The talks to which the results lead; none where a talk alone is not the right help. */
  talks?: ReactNode;
  /** What only the printed results show. */
  onPaper?: ReactNode;
}

/** The assessment: 22 questions that each partner answers alone, then results for both. */
export function AssessmentPage({ whileWaiting, talks, onPaper }: AssessmentPageProps) {
  const user = useQuery(currentUserQuery);
  const responses = useQuery(myResponsesQuery);

  const failed = [user, responses].find(({ isError, data }) => isError && data === undefined);
  if (failed?.error) return <LoadFailed error={failed.error} retry={() => void failed.refetch()} />;
  if (!user.data || responses.data === undefined) return <Spinner page label={words.loading()} />;

  return (
    <Assessment
      key={user.data.id}
      userId={user.data.id}
      responses={responses.data}
      whileWaiting={whileWaiting}
      talks={talks}
      onPaper={onPaper}
    />
  );
}
