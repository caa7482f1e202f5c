import { inviteLink } from '#shared/lib/invite-code';
import { Card } from '#shared/ui/card';
import { CopyField } from '#shared/ui/copy-field';
import layout from '#shared/ui/layout.module.css';
import stack from '#shared/ui/stack.module.css';

export function PartnerInvite({ code }: { code: string }) {
  return (
    <Card tone="accent" title="Your partner's place is waiting">
      <div className={stack.stack}>
        <p className={layout.measure}>
          Anew is made for two. Send this link and your partner joins you here. You can begin without waiting:
          what you write stays yours. When your partner joins, you decide what they may read of it.
        </p>
        <CopyField label="Invite link" value={inviteLink(code)} button="Copy Link" copied="Link Copied!" />
      </div>
    </Card>
  );
}
