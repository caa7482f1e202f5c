import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { currentCoupleQuery } from '#api/couples';
import { InviteWays } from '#shared/invite/invite-ways';
import { classNames } from '#shared/lib/class-names';
import { inviteLink } from '#shared/lib/invite-code';
import { Card } from '#shared/ui/card';
import { CopyField } from '#shared/ui/copy-field';
import layout from '#shared/ui/layout.module.css';
import { TextButton } from '#shared/ui/text-button';
import { isNudgeDue, nudge } from '../lib/nudge';
import styles from './partner-invite.module.css';

/** Tells whether to suggest sending the invitation again, until that is put away. */
function useNudge() {
  const { data: couple } = useQuery(currentCoupleQuery);
  const [putAwayAt, setPutAwayAt] = useState(nudge.putAwayAt);
  const [now] = useState(() => new Date());
  const isDue = couple ? isNudgeDue({ since: couple.createdAt, putAwayAt }, now) : false;

  function putAway() {
    const moment = new Date();
    nudge.putAway(moment);
    setPutAwayAt(moment.toISOString());
  }
  return { isDue, putAway };
}

function Again({ onPutAway }: { onPutAway: () => void }) {
  return (
    <p className={layout.measure}>
      Your partner is not here yet. Messages get lost in a full week, so it is fine to send it once more. Or
      just wait. Their place stays open. <TextButton onClick={onPutAway}>Not now</TextButton>
    </p>
  );
}

export default function PartnerInvite({ code }: { code: string }) {
  const { isDue, putAway } = useNudge();
  return (
    <Card tone="accent" title={isDue ? 'Send the invitation once more?' : 'Your partner’s place is waiting'}>
      <div className={classNames(layout.close, styles.invite)}>
        {isDue ? (
          <Again onPutAway={putAway} />
        ) : (
          <p className={layout.measure}>
            Send this link. What you write until your partner joins stays yours.
          </p>
        )}
        <CopyField label="Invite link" value={inviteLink(code)} button="Copy Link" copied="Link Copied!" />
        <InviteWays code={code} folded />
      </div>
    </Card>
  );
}
