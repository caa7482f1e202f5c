import { EmptyState } from '../../../shared/ui/empty-state';
import { ButtonLink } from '../../../shared/ui/button';
import { Page } from '../../../shared/ui/page';

export function ModulePage() {
  return (
    <Page title="Module not found" width="narrow">
      <EmptyState
        title="The requested module could not be found"
        action={
          <ButtonLink to="/modules" variant="secondary">
            Back to Modules
          </ButtonLink>
        }
      />
    </Page>
  );
}
