import { useInstance } from '#shared/lib/use-instance';
import { Page } from '#shared/ui/page';
import { PolicyText } from '#shared/ui/policy-text';
import { instanceSections } from './instance-sections';
import { PRIVACY_SECTIONS } from './privacy-sections';

export function PrivacyPage() {
  const { data: instance } = useInstance();
  return (
    <Page
      title="Privacy Policy"
      width="narrow"
      lead="What we keep, who can read it, and what you can do about it."
    >
      <PolicyText
        updated="Last updated January 10, 2025"
        sections={[...PRIVACY_SECTIONS, ...instanceSections(instance ?? null)]}
      />
    </Page>
  );
}
