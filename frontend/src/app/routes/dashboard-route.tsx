import { DashboardPage } from '../../features/dashboard/components/dashboard-page';
import { useTogether } from '../gate';

export default function Screen() {
  return <DashboardPage {...useTogether()} />;
}
