import { AssessmentCard } from '../../features/assessment/components/assessment-card';
import { ModulesPage } from '../../features/modules/components/modules-page';

export default function Screen() {
  return <ModulesPage assessment={<AssessmentCard />} />;
}
