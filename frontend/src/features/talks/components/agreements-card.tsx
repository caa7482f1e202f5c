import type { Agreement } from '@anew/contracts/assessment/talks';
import * as words from '@anew/words/agreements';
import { useState } from 'react';
import { classNames } from '#shared/lib/class-names';
import { Button } from '#shared/ui/button';
import { Card } from '#shared/ui/card';
import { DateText } from '#shared/ui/date-text';
import { passFocusOn } from '#shared/ui/heading-focus';
import layout from '#shared/ui/layout.module.css';
import stack from '#shared/ui/stack.module.css';
import { useAgreements } from '../hooks/use-talks';
import { dayIn } from '../lib/days';
import { titleOf } from '../lib/talk-titles';
import { AgreementCheck } from './agreement-check';

function One({ agreement, userId }: { agreement: Agreement; userId: string }) {
  const { area, text, dueOn } = agreement;
  const [asked, setAsked] = useState(false);
  const isDue = dueOn <= dayIn(0);
  return (
    <li ref={passFocusOn} className={layout.close}>
      <p className={layout.small}>{titleOf(area)}</p>
      <p className={layout.asWritten} dir="auto" data-not-ours>
        {text}
      </p>
      {isDue || asked ? (
        <AgreementCheck agreement={agreement} userId={userId} autoFocus={asked} />
      ) : (
        <div className={classNames(stack.actions, stack.apart)}>
          <p className={layout.muted}>
            {words.lookAgain()} <DateText at={dueOn} />
          </p>
          <Button variant="quiet" onClick={() => setAsked(true)}>
            {words.sayHow()}
          </Button>
        </div>
      )}
    </li>
  );
}

/** Lists the agreements, or says thanks once all have been looked at. */
export default function AgreementsCard({ userId }: { userId: string }) {
  const { data } = useAgreements();
  const open = data?.filter(({ outcome }) => outcome === null) ?? [];
  return (
    <Card title={words.agreed()}>
      {open.length === 0 ? (
        <p role="status">{words.thanks()}</p>
      ) : (
        <ul role="list" className={classNames(stack.stack, stack.rows)}>
          {open.map((agreement) => (
            <One key={agreement.id} agreement={agreement} userId={userId} />
          ))}
        </ul>
      )}
    </Card>
  );
}
