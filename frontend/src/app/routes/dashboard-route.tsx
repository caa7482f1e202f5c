import { Suspense } from 'react';
import { lazyPart } from '#shared/lib/lazy-part';
import { AssessmentLink } from '../../features/assessment/components/assessment-link';
import { AssessmentNotice } from '../../features/assessment/components/assessment-notice';
import { NewsNotice } from '../../features/couple/components/news-notice';
import { DashboardPage } from '../../features/dashboard/components/dashboard-page';
import { WelcomeNotice } from '../../features/household/components/welcome-notice';
import { TodaysQuestion } from '../../features/questions/components/todays-question';
import { SharingQuestion } from '../../features/sharing/components/sharing-question';
import { whileWaiting } from '../frames';
import { useMemberSince, usePartnerName } from '../partner';
import { useTogether } from '../together';

/** What the two agreed on, below the fold. */
const agreements = lazyPart(() => import('../../features/talks/components/agreements-card'));

export function Component() {
  const together = useTogether();
  const { user, couple } = together;
  const since = useMemberSince(user.id);
  const notice = (
    <>
      <NewsNotice />
      {couple.memberCount > 1 && <SharingQuestion userId={user.id} />}
      <AssessmentNotice />
    </>
  );
  const partner = usePartnerName(user.id);
  return (
    <DashboardPage
      {...together}
      partner={partner}
      notice={notice}
      question={(step) => <TodaysQuestion userId={user.id} partner={partner} step={step} />}
      results={
        <>
          {couple.memberCount > 1 && (
            <Suspense fallback={null}>
              <agreements.Component />
            </Suspense>
          )}
          <WelcomeNotice since={since} />
          {couple.memberCount === 1 && (
            <Suspense fallback={null}>
              <whileWaiting.Component since={couple.createdAt} />
            </Suspense>
          )}
          <AssessmentLink />
        </>
      }
    />
  );
}
