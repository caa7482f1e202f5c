import { Page } from '../../shared/ui/page';
import { PrivacyText } from './privacy-text';

export function PrivacyPage() {
  return (
    <Page
      title="Privacy Policy"
      width="narrow"
      lead="What we keep, who can read it, and what you can do about it."
    >
      <PrivacyText />
    </Page>
  );
}
