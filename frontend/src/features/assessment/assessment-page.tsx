import { useQuery } from '@tanstack/react-query';
import { mentions } from '#shared/api/http-error';
import { loginUrl } from '#api/addresses';
import { ButtonLink } from '#shared/ui/button';
import { ErrorState } from '#shared/ui/error-state';
import { Page } from '#shared/ui/page';
import { Spinner } from '#shared/ui/spinner';
import { currentUserQuery } from '#api/account';
import { myResponsesQuery } from '#api/assessment';
import { currentCoupleQuery } from '#api/couples';
import { Assessment } from './components/assessment';
import { SetupFirst } from './components/setup-first';

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

/** The assessment: 22 questions that each partner answers alone, then results for both. */
export function AssessmentPage() {
  const user = useQuery(currentUserQuery);
  const couple = useQuery(currentCoupleQuery);
  const responses = useQuery({ ...myResponsesQuery, enabled: Boolean(couple.data) });

  const failed = [user, couple, responses].find(({ isError, data }) => isError && data === undefined);
  if (failed?.error) return <LoadFailed error={failed.error} retry={() => void failed.refetch()} />;
  if (couple.data === null) return <SetupFirst />;
  if (!user.data || responses.data === undefined) return <Spinner page label="Loading your assessment" />;

  return <Assessment key={user.data.id} userId={user.data.id} responses={responses.data} />;
}
