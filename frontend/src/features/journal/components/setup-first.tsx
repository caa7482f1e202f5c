import { ButtonLink } from '../../../shared/ui/button';
import { Card } from '../../../shared/ui/card';
import { EmptyState } from '../../../shared/ui/empty-state';
import { LogoMark } from '../../../shared/ui/logo';
import { Page } from '../../../shared/ui/page';

/** For whoever has no couple account yet. */
export function SetupFirst() {
  return (
    <Page title="Journal" width="narrow">
      <Card>
        <EmptyState
          illustration={<LogoMark size={56} />}
          title="Complete Your Setup First"
          action={<ButtonLink to="/">Complete Setup</ButtonLink>}
        >
          The journal belongs to your couple account, so it needs that first. It takes a minute.
        </EmptyState>
      </Card>
    </Page>
  );
}
