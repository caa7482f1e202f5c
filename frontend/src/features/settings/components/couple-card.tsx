import type { Couple } from '@anew/contracts/identity/views';
import { Button } from '#shared/ui/button';
import { Card } from '#shared/ui/card';
import { CopyField } from '#shared/ui/copy-field';
import { Notice } from '#shared/ui/notice';
import stack from '#shared/ui/stack.module.css';
import type { PlainAction } from '../actions';

export function CoupleCard({ couple, renewCode }: { couple: Couple; renewCode: PlainAction }) {
  const alone = couple.memberCount === 1;
  return (
    <Card title="Couple account">
      <div className={stack.stack}>
        <p className={stack.quiet}>
          {alone
            ? 'You are the only one here so far. Your partner joins with this code.'
            : 'The two of you are connected. This is the code of your account. Nobody else can join with it.'}
        </p>
        <CopyField label="Invite code" value={couple.inviteCode} button="Copy" copied="Code Copied!" />
        <p className={stack.quiet}>
          Has someone else seen your code? Get a new one. The old one stops working at once.
        </p>
        {renewCode.failure && <Notice tone="danger">{renewCode.failure}</Notice>}
        <div className={stack.actions}>
          <Button
            variant="secondary"
            pending={renewCode.pending}
            pendingLabel="Getting a new code..."
            onClick={renewCode.start}
          >
            Get a new code
          </Button>
        </div>
      </div>
    </Card>
  );
}
