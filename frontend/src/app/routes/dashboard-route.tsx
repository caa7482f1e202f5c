import { DashboardPage } from '../../features/dashboard/components/dashboard-page';
import { AssessmentNotice } from '../../features/assessment/components/assessment-notice';
import { useTogether } from '../gate';

export default function Screen() {
  return <DashboardPage {...useTogether()} notice={<AssessmentNotice />} />;
}
