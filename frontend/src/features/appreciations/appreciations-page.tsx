import { ButtonLink } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/empty-state';
import { LogoMark } from '../../shared/ui/logo';
import { Page } from '../../shared/ui/page';

export function AppreciationsPage() {
  return (
    <Page title="Appreciations" width="narrow" lead="The good you notice in each other, kept.">
      <EmptyState
        illustration={<LogoMark size={56} />}
        title="Nothing has been collected yet"
        action={
          <ButtonLink to="/" variant="secondary">
            Back to the dashboard
          </ButtonLink>
        }
      >
        This page holds every appreciation the two of you write, newest first, so that a hard day can borrow
        from a good one.
      </EmptyState>
    </Page>
  );
}
