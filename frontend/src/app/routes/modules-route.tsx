import { AssessmentCard } from '../../features/assessment/components/assessment-card';
import { ModulesPage } from '../../features/modules/components/modules-page';

export function Component() {
  return <ModulesPage assessment={<AssessmentCard />} />;
}
