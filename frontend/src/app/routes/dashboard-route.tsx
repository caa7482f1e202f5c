import { AssessmentNotice } from '../../features/assessment/components/assessment-notice';
import { NewsNotice } from '../../features/couple/components/news-notice';
import { DashboardPage } from '../../features/dashboard/components/dashboard-page';
import { SharingQuestion } from '../../features/sharing/components/sharing-question';
import { useTogether } from '../together';

export function Component() {
  const together = useTogether();
  const notice = (
    <>
      <NewsNotice />
      {together.couple.memberCount > 1 && <SharingQuestion userId={together.user.id} />}
      <AssessmentNotice />
    </>
  );
  return <DashboardPage {...together} notice={notice} />;
}
