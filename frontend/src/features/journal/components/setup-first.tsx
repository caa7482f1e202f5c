import { ButtonLink } from '#shared/ui/button';
import { Card } from '#shared/ui/card';
import { EmptyState } from '#shared/ui/empty-state';
import { Page } from '#shared/ui/page';
import { RaisingRoof } from '#shared/ui/scenes/raising-roof';

/** For whoever has no couple account yet. */
export function SetupFirst() {
  return (
    <Page title="Journal" width="narrow">
      <Card>
        <EmptyState
          illustration={<RaisingRoof />}
          title="Complete Your Setup First"
          action={<ButtonLink to="/">Complete Setup</ButtonLink>}
        >
          The journal belongs to your couple account, so it needs that first. It takes a minute.
        </EmptyState>
      </Card>
    </Page>
  );
}
