import { EmptyState } from '../../../shared/ui/empty-state';
import { LogoMark } from '../../../shared/ui/logo';
import { Page } from '../../../shared/ui/page';
import { AssessmentCard } from './assessment-card';

export function ModulesPage() {
  return (
    <Page title="Modules" lead="Guided work for the two of you, 20-30 minutes at a time.">
      <AssessmentCard />
      <EmptyState illustration={<LogoMark size={56} />} title="This page holds the eight modules">
        Each one takes up a question that second marriages bring along, with a lesson, a talk to have and
        small steps to take. None has been published yet.
      </EmptyState>
    </Page>
  );
}
