import type { User } from '@anew/contracts/identity/views';
import * as words from '@anew/words/dashboard';
import { Suspense, useState } from 'react';
import { classNames } from '#shared/lib/class-names';
import { lazyPart } from '#shared/lib/lazy-part';
import { localStore } from '#shared/lib/storage';
import { Button } from '#shared/ui/button';
import { Card } from '#shared/ui/card';
import layout from '#shared/ui/layout.module.css';
import stack from '#shared/ui/stack.module.css';
import type { RetreatDialogProps } from './retreat-dialog';

const dialog = lazyPart<RetreatDialogProps>(() => import('./retreat-dialog'));

/** Remembers on this device, until signing out, that the interest was received. */
const RECEIVED = 'anew-retreat';

interface RetreatCardProps {
  user: User;
  /** First name of the partner, or empty. */
  partner: string;
}

export function RetreatCard(people: RetreatCardProps) {
  const [received, setReceived] = useState(() => localStore.get(RECEIVED) !== null);
  const [open, setOpen] = useState<boolean>();
  // The dialog gives the focus to its first field, which must be there by then.
  const show = () => void dialog.preload().then(() => setOpen(true));

  function receive() {
    localStore.set(RECEIVED, '1');
    setReceived(true);
    setOpen(false);
  }

  return (
    <Card title={words.retreat()} tone="sunken">
      <div className={classNames(stack.stack, layout.start)}>
        <p>{words.retreatText()}</p>
        {received && <p>{words.retreatReceived()}</p>}
        <Button variant={received ? 'quiet' : 'secondary'} onClick={show}>
          {received ? words.retreatChange() : words.retreatExpress()}
        </Button>
      </div>
      {open !== undefined && (
        <Suspense>
          <dialog.Component {...people} open={open} onOpenChange={setOpen} onReceived={receive} />
        </Suspense>
      )}
    </Card>
  );
}
