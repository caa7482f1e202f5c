import type { Couple } from '@anew/contracts/identity/views';
import * as words from '@anew/words/partner-invite';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { currentCoupleQuery } from '#api/couples';
import { InviteWays } from '#shared/invite/invite-ways';
import { QuietInvite } from '#shared/invite/quiet-invite';
import { classNames } from '#shared/lib/class-names';
import { inviteLink } from '#shared/lib/invite-code';
import { Card } from '#shared/ui/card';
import { CopyField } from '#shared/ui/copy-field';
import { passFocusOn } from '#shared/ui/heading-focus';
import layout from '#shared/ui/layout.module.css';
import { Sentence } from '#shared/ui/sentence';
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
      <Sentence>
        {words.again({
          button: (text) => (
            <TextButton ref={passFocusOn} onClick={onPutAway}>
              {text}
            </TextButton>
          ),
        })}
      </Sentence>
    </p>
  );
}

export default function PartnerInvite({ code, parted }: Pick<Couple, 'parted'> & { code: string }) {
  const { isDue, putAway } = useNudge();
  if (parted) return <QuietInvite />;
  return (
    <Card tone="accent" title={isDue ? words.againTitle() : words.title()}>
      <div className={classNames(layout.close, styles.invite)}>
        {isDue ? <Again onPutAway={putAway} /> : <p className={layout.measure}>{words.text()}</p>}
        <CopyField
          label={words.link()}
          value={inviteLink(code)}
          button={words.copy()}
          copied={words.copied()}
        />
        <InviteWays code={code} folded />
      </div>
    </Card>
  );
}
