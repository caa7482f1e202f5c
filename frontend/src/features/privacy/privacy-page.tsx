import * as words from '@anew/words/privacy';
import { Link } from 'react-router-dom';
import { useInstance } from '#shared/lib/use-instance';
import { Page } from '#shared/ui/page';
import { PolicyText } from '#shared/ui/policy-text';
import { instanceSections } from './instance-sections';
import { privacySections } from './privacy-sections';

export function PrivacyPage() {
  const { data: instance } = useInstance();
  return (
    <Page title={words.title()} width="narrow" lead={words.lead()}>
      <PolicyText
        updated={words.updated()}
        sections={[...privacySections(), ...instanceSections(instance ?? null)]}
      />
      <Link to="/terms">{words.terms()}</Link>
    </Page>
  );
}
