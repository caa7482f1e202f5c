import { classNames } from '#shared/lib/class-names';
import { inviteLink } from '#shared/lib/invite-code';
import { Card } from '#shared/ui/card';
import { CopyField } from '#shared/ui/copy-field';
import layout from '#shared/ui/layout.module.css';
import stack from '#shared/ui/stack.module.css';
import styles from './dashboard-page.module.css';

export function PartnerInvite({ code }: { code: string }) {
  return (
    <Card tone="accent" title="Your partner's place is waiting">
      <div className={classNames(stack.stack, styles.invite)}>
        <p className={layout.measure}>
          Send this link, and your partner joins you here. What you write until then stays yours: you decide
          what they may read of it.
        </p>
        <CopyField label="Invite link" value={inviteLink(code)} button="Copy Link" copied="Link Copied!" />
      </div>
    </Card>
  );
}
