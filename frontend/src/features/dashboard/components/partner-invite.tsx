import { inviteLink } from '../../../shared/lib/invite-code';
import { Card } from '../../../shared/ui/card';
import { CopyField } from '../../../shared/ui/copy-field';
import styles from './dashboard-page.module.css';

export function PartnerInvite({ code }: { code: string }) {
  return (
    <Card tone="accent" title="Your partner's place is waiting" className={styles.invite}>
      <p>
        Anew is made for two. Send this link and your partner joins you here. You can begin without waiting:
        what you write stays yours.
      </p>
      <CopyField
        label="Invite link"
        value={inviteLink(code)}
        button="Copy Link"
        copied="Link Copied!"
        variant="primary"
      />
    </Card>
  );
}
