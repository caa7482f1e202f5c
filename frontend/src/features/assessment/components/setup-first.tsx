import { ButtonLink } from '#shared/ui/button';
import { Card } from '#shared/ui/card';
import { EmptyState } from '#shared/ui/empty-state';
import { Page } from '#shared/ui/page';
import { RaisingRoof } from '#shared/ui/scenes/raising-roof';

export function SetupFirst() {
  return (
    <Page title="Assessment" width="narrow">
      <Card>
        <EmptyState
          illustration={<RaisingRoof />}
          title="Complete Your Setup First"
          action={<ButtonLink to="/">Complete Setup</ButtonLink>}
        >
          The assessment looks at the two of you together, so it needs your couple account first. That takes a
          minute.
        </EmptyState>
      </Card>
    </Page>
  );
}
