import * as words from '@anew/words/terms';
import { useInstance } from '#shared/lib/use-instance';
import { Page } from '#shared/ui/page';
import { PolicyText } from '#shared/ui/policy-text';
import { termsSections } from './terms-sections';

export function TermsPage() {
  const { data: instance } = useInstance();
  return (
    <Page title={words.title()} width="narrow" lead={words.lead()}>
      <PolicyText updated={words.updated()} sections={termsSections(instance)} />
    </Page>
  );
}
