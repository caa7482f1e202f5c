import { useInstance } from '#shared/lib/use-instance';
import { Page } from '#shared/ui/page';
import { PolicyText } from '#shared/ui/policy-text';
import { TERMS_SECTIONS } from './terms-sections';

export function TermsPage() {
  const { data: instance } = useInstance();
  const whom = {
    title: 'Questions',
    paragraphs: [
      ...(instance?.operator ? [`This copy of Anew is run by ${instance.operator}.`] : []),
      `Write to ${instance?.contact ?? 'support@anew.example'}.`,
    ],
  };
  return (
    <Page title="Terms of Service" width="narrow" lead="The rules of this house, in plain words.">
      <PolicyText updated="Last updated November 21, 2026" sections={[...TERMS_SECTIONS, whom]} />
    </Page>
  );
}
