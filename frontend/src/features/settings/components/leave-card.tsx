import { useState } from 'react';
import { Button } from '#shared/ui/button';
import { Card } from '#shared/ui/card';
import { ConfirmDialog } from '#shared/ui/confirm-dialog';
import stack from '#shared/ui/stack.module.css';
import type { PlainAction } from '../actions';

const PAUSED = 'Your reminders and letters pause until you have a couple account again.';

const TOGETHER = [
  'You keep all that you wrote. Your partner keeps all that they wrote.',
  'From then on, neither of you can read what the other wrote.',
  'The focus areas stay with the couple account. Your shared results are shown to neither of you.',
  'The household that you described is deleted. Your story stays yours.',
  'Your partner is told that you left when they next open Anew. They are not told why.',
  PAUSED,
];

const ALONE = ['You keep all that you wrote.', 'Your invite code stops working.', PAUSED];

export function LeaveCard({ alone, action }: { alone: boolean; action: PlainAction }) {
  const [asking, setAsking] = useState(false);
  return (
    <Card title="Leave the couple account">
      <div className={stack.stack}>
        <p className={stack.quiet}>
          {alone
            ? 'You can leave this couple account. You keep your own login.'
            : 'You can leave at any time. You do not need your partner’s yes. You keep your own login.'}
        </p>
        <div className={stack.actions}>
          <Button variant="secondary" onClick={() => setAsking(true)}>
            Leave the couple account
          </Button>
        </div>
      </div>
      <ConfirmDialog
        open={asking}
        title="Leave the couple account?"
        description="This happens at once. To be together again, one of you has to join again with a code."
        confirm="Leave"
        cancel="Stay"
        danger
        pending={action.pending}
        pendingLabel="Leaving..."
        failure={action.failure}
        onConfirm={action.start}
        onClose={() => setAsking(false)}
      >
        <ul>
          {(alone ? ALONE : TOGETHER).map((what) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
      </ConfirmDialog>
    </Card>
  );
}
