import type { Couple } from '@anew/contracts/identity/views';
import * as words from '@anew/words/settings';
import { Button } from '#shared/ui/button';
import { Card } from '#shared/ui/card';
import { CopyField } from '#shared/ui/copy-field';
import { Notice } from '#shared/ui/notice';
import stack from '#shared/ui/stack.module.css';
import type { PlainAction } from '../lib/actions';

/** The title of its group is its title, too. */
export function CoupleCard({ couple, renewCode }: { couple: Couple; renewCode: PlainAction }) {
  const alone = couple.memberCount === 1;
  return (
    <Card>
      <div className={stack.stack}>
        <p className={stack.quiet}>{alone ? words.aloneHere() : words.connected()}</p>
        <CopyField
          label={words.inviteCode()}
          value={couple.inviteCode}
          button={words.copy()}
          copied={words.codeCopied()}
        />
        <p className={stack.quiet}>{words.codeSeen()}</p>
        {renewCode.failure && <Notice tone="danger">{renewCode.failure}</Notice>}
        <div className={stack.actions}>
          <Button
            variant="secondary"
            pending={renewCode.pending}
            pendingLabel={words.gettingCode()}
            onClick={renewCode.start}
          >
            {words.newCode()}
          </Button>
        </div>
      </div>
    </Card>
  );
}
