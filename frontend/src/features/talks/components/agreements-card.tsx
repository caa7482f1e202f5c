import type { Agreement, AgreementOutcome } from '@anew/contracts/assessment/talks';
import * as words from '@anew/words/agreements';
import { wroteIt } from '@anew/words/talk-names';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { membersQuery } from '#api/couples';
import { classNames } from '#shared/lib/class-names';
import { bdi } from '#shared/ui/bdi';
import { Button } from '#shared/ui/button';
import { Card } from '#shared/ui/card';
import { DateText } from '#shared/ui/date-text';
import { passFocusOn } from '#shared/ui/heading-focus';
import layout from '#shared/ui/layout.module.css';
import { Sentence } from '#shared/ui/sentence';
import stack from '#shared/ui/stack.module.css';
import { useNameOf } from '../hooks/use-name-of';
import { useAgreements } from '../hooks/use-talks';
import { dayIn } from '../lib/days';
import { titleOf } from '../lib/talk-titles';
import { AgreementCheck } from './agreement-check';
import { TakeAway } from './take-away';

interface OneProps {
  agreement: Agreement;
  userId: string;
  /** Name of the partner whose words it is. */
  writer: string | undefined;
}

function One({ agreement, userId, writer }: OneProps) {
  const { area, text, dueOn } = agreement;
  const [asked, setAsked] = useState(false);
  const isDue = dueOn <= dayIn(0);
  return (
    <li ref={passFocusOn} className={layout.close}>
      <p className={layout.small}>{titleOf(area)}</p>
      <p className={layout.asWritten} dir="auto" data-not-ours>
        {text}
      </p>
      <div className={classNames(stack.actions, stack.apart)}>
        {writer && (
          <p className={layout.muted}>
            <Sentence>{wroteIt({ name: writer, bdi })}</Sentence>
          </p>
        )}
        <TakeAway agreement={agreement} />
      </div>
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

const SAID = {
  kept: words.saidKept,
  partly: words.saidPartly,
  not: words.saidNot,
} as const satisfies Record<AgreementOutcome, unknown>;

/** What has become of the last agreement on the screen: what the partner said of it, thanks, or that it is gone. */
function fateOf(last: Agreement | undefined, partner: string | undefined): string {
  if (!last?.outcome) return words.gone();
  return partner === undefined ? words.thanks() : SAID[last.outcome]({ name: partner });
}

/** Whether the two are still a couple. While that is read again, one of them may have left. */
function useIsTogether(): boolean {
  const { data: members, isFetching } = useQuery(membersQuery);
  return members?.length === 2 && !isFetching;
}

/** Lists the agreements, or says what has become of the last one. */
export default function AgreementsCard({ userId }: { userId: string }) {
  const { data } = useAgreements();
  const nameOf = useNameOf(userId);
  const isTogether = useIsTogether();
  const open = data?.filter(({ outcome }) => outcome === null) ?? [];
  const [shown, setShown] = useState<string>();
  if (open[0] && open[0].id !== shown) setShown(open[0].id);
  const last = data?.find(({ id }) => id === shown);
  // Nobody has taken anything away from whoever was signed out, or whose partner has left.
  if (!data || (data.length === 0 && !isTogether)) return null;
  const partner = last?.checkedBy === userId ? undefined : nameOf(last?.checkedBy);
  return (
    <Card title={words.agreed()}>
      {open.length === 0 ? (
        <p role="status">{fateOf(last, partner)}</p>
      ) : (
        <ul role="list" className={classNames(stack.stack, stack.rows)}>
          {open.map((agreement) => (
            <One
              key={agreement.id}
              agreement={agreement}
              userId={userId}
              writer={nameOf(agreement.authorId)}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}
