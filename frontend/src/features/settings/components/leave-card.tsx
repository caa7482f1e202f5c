import * as words from '@anew/words/settings-leave';
import { useState } from 'react';
import { Button } from '#shared/ui/button';
import { Card } from '#shared/ui/card';
import { ConfirmDialog } from '#shared/ui/confirm-dialog';
import stack from '#shared/ui/stack.module.css';
import type { PlainAction } from '../lib/actions';

const TOGETHER = [
  words.keepBoth,
  words.readAfter,
  words.notRead,
  words.focusStays,
  words.household,
  words.told,
  words.paused,
];

const ALONE = [words.keepOwn, words.readAfter, words.codeStops, words.paused];

export function LeaveCard({ alone, action }: { alone: boolean; action: PlainAction }) {
  const [asking, setAsking] = useState(false);

  function ask() {
    action.forget();
    setAsking(true);
  }

  return (
    <Card title={words.title()}>
      <div className={stack.stack}>
        <p className={stack.quiet}>{alone ? words.aloneLead() : words.lead()}</p>
        <div className={stack.actions}>
          <Button variant="secondary" onClick={ask}>
            {words.title()}
          </Button>
        </div>
      </div>
      <ConfirmDialog
        open={asking}
        title={words.ask()}
        description={words.text()}
        confirm={words.leave()}
        cancel={words.stay()}
        danger
        pending={action.pending}
        pendingLabel={words.leaving()}
        failure={action.failure}
        onConfirm={action.start}
        onClose={() => setAsking(false)}
      >
        <ul>
          {(alone ? ALONE : TOGETHER).map((what) => (
            <li key={what()}>{what()}</li>
          ))}
        </ul>
      </ConfirmDialog>
    </Card>
  );
}
