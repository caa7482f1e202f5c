import { Suspense } from 'react';
import { AssessmentLink } from '../../features/assessment/components/assessment-link';
import { AssessmentNotice } from '../../features/assessment/components/assessment-notice';
import { NewsNotice } from '../../features/couple/components/news-notice';
import { DashboardPage } from '../../features/dashboard/components/dashboard-page';
import { WelcomeNotice } from '../../features/household/components/welcome-notice';
import { TodaysQuestion } from '../../features/questions/components/todays-question';
import { SharingQuestion } from '../../features/sharing/components/sharing-question';
import { Agreements } from '../../features/talks/components/agreements';
import { partnerInvite, whileWaiting } from '../frames';
import { useMemberSince, usePartnerName } from '../partner';
import { useTogether } from '../together';

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
  const invite = couple.memberCount === 1 && (
    <Suspense fallback={null}>
      <partnerInvite.Component code={couple.inviteCode} parted={couple.parted} />
    </Suspense>
  );
  const partner = usePartnerName(user.id);
  return (
    <DashboardPage
      {...together}
      partner={partner}
      notice={notice}
      invite={invite}
      question={(step) => <TodaysQuestion userId={user.id} partner={partner} step={step} />}
      results={
        <>
          {couple.memberCount > 1 && <Agreements userId={user.id} />}
          <WelcomeNotice since={since} />
          {couple.memberCount === 1 && (
            <Suspense fallback={null}>
              <whileWaiting.Component couple={couple} />
            </Suspense>
          )}
          <AssessmentLink parted={couple.parted} />
        </>
      }
    />
  );
}
