import type { Agreement } from '@anew/contracts/assessment/talks';
import * as words from '@anew/words/agreements';
import { useId, useState } from 'react';
import { Button } from '#shared/ui/button';
import { isSecondClick } from '#shared/ui/double-click';
import layout from '#shared/ui/layout.module.css';
import stack from '#shared/ui/stack.module.css';
import { useTakeAway } from '../hooks/use-take-away';
import { Failure } from './failure';

/** Takes an agreement away for both. Whose words it is does not matter, and nobody is asked for a reason. */
export function TakeAway({ agreement }: { agreement: Agreement }) {
  const { mutate, isPending, error } = useTakeAway(agreement);
  const meaning = useId();
  /** Null once the person has gone back. Then the button that asks takes the focus again. */
  const [asks, setAsks] = useState<boolean | null>(false);
  if (!asks) {
    return (
      <Button variant="quiet" autoFocus={asks === null} onClick={() => setAsks(true)}>
        {words.takeAway()}
      </Button>
    );
  }
  return (
    <div className={layout.close}>
      <p id={meaning}>{words.takeAwayText()}</p>
      <div className={stack.actions}>
        <Button
          variant="secondary"
          autoFocus
          pending={isPending}
          aria-describedby={meaning}
          onClick={(click) => !isSecondClick(click) && mutate()}
        >
          {words.takeAwayYes()}
        </Button>
        <Button variant="quiet" disabled={isPending} onClick={() => setAsks(null)}>
          {words.keepIt()}
        </Button>
      </div>
      <Failure error={error} />
    </div>
  );
}
