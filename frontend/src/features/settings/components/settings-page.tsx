import type { Couple } from '@anew/contracts/identity/views';
import { Card } from '../../../shared/ui/card';
import { CopyField } from '../../../shared/ui/copy-field';
import { Page } from '../../../shared/ui/page';
import styles from './settings-page.module.css';

export function SettingsPage({ couple }: { couple: Couple }) {
  const alone = couple.memberCount === 1;
  return (
    <Page title="Settings" width="narrow" lead="How the two of you use Anew.">
      <Card title="Couple account">
        <p className={styles.words}>
          {alone
            ? 'You are the only one here so far. Your partner joins with this code.'
            : 'The two of you are connected. This is the code of your account.'}
        </p>
        <CopyField label="Invite code" value={couple.inviteCode} button="Copy" copied="Code Copied!" />
      </Card>
    </Page>
  );
}
