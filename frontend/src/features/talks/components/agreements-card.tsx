import type { Agreement } from '@anew/contracts/assessment/talks';
import { useState } from 'react';
import { classNames } from '#shared/lib/class-names';
import { Button } from '#shared/ui/button';
import { Card } from '#shared/ui/card';
import { DateText } from '#shared/ui/date-text';
import layout from '#shared/ui/layout.module.css';
import stack from '#shared/ui/stack.module.css';
import { useAgreements } from '../hooks/use-talks';
import { dayIn } from '../lib/days';
import { TALK_TITLES } from '../lib/talk-titles';
import { AgreementCheck } from './agreement-check';

function One({ agreement }: { agreement: Agreement }) {
  const { area, text, dueOn } = agreement;
  const [asked, setAsked] = useState(false);
  const isDue = dueOn <= dayIn(0);
  return (
    <li className={layout.close}>
      <p className={layout.small}>{TALK_TITLES[area].title}</p>
      <p className={layout.asWritten} dir="auto">
        {text}
      </p>
      {isDue || asked ? (
        <AgreementCheck agreement={agreement} />
      ) : (
        <div className={classNames(stack.actions, stack.apart)}>
          <p className={layout.muted}>
            Look at it again: <DateText at={dueOn} />
          </p>
          <Button variant="quiet" onClick={() => setAsked(true)}>
            Say how it went
          </Button>
        </div>
      )}
    </li>
  );
}

/** Lists the agreements, or says thanks once all have been looked at. */
export default function AgreementsCard() {
  const { data } = useAgreements();
  const open = data?.filter(({ outcome }) => outcome === null) ?? [];
  return (
    <Card title="What you agreed on">
      {open.length === 0 ? (
        <p role="status">Thank you for looking at it together.</p>
      ) : (
        <ul role="list" className={classNames(stack.stack, stack.rows)}>
          {open.map((agreement) => (
            <One key={agreement.id} agreement={agreement} />
          ))}
        </ul>
      )}
    </Card>
  );
}
