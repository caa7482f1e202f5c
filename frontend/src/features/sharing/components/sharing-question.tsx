import type { UndecidedSharing } from '@anew/contracts/journal/views';
import { useState } from 'react';
import { Button } from '#shared/ui/button';
import { Card } from '#shared/ui/card';
import layout from '#shared/ui/layout.module.css';
import { Notice } from '#shared/ui/notice';
import stack from '#shared/ui/stack.module.css';
import { decisionFailureText, useDecide, useUndecided } from '../hooks/use-sharing';
import { ChooseDialog } from './choose-dialog';

const counted = (count: number, one: string, more: string) =>
  count === 0 ? null : `${count.toLocaleString('en-US')} ${count === 1 ? one : more}`;

function whatThereIs({ entries, appreciations }: UndecidedSharing): string {
  return [
    counted(entries, 'shared journal entry', 'shared journal entries'),
    counted(appreciations, 'appreciation', 'appreciations'),
  ]
    .filter(Boolean)
    .join(' and ');
}

function Question({ userId, undecided }: { userId: string; undecided: UndecidedSharing }) {
  const [choosing, setChoosing] = useState(false);
  const { mutate, isPending, error, variables } = useDecide(() => setChoosing(false));
  const { partnerId } = undecided;
  const pendingAs = (choice: string) => isPending && variables.choice === choice;
  const failure = error && decisionFailureText(error);

  return (
    <Card tone="accent" title="What you wrote before is still yours">
      <div className={stack.stack}>
        <p className={layout.measure}>
          Before the two of you were connected you wrote {whatThereIs(undecided)}. Your partner cannot read
          them. What would you like to share?
        </p>
        {failure && !choosing && <Notice tone="danger">{failure}</Notice>}
        <div className={stack.actions}>
          <Button
            variant="secondary"
            pending={pendingAs('none')}
            onClick={() => mutate({ partnerId, choice: 'none' })}
          >
            Keep it all to myself
          </Button>
          <Button variant="secondary" onClick={() => setChoosing(true)}>
            Let me choose
          </Button>
          <Button
            variant="secondary"
            pending={pendingAs('all')}
            onClick={() => mutate({ partnerId, choice: 'all' })}
          >
            Share all of it
          </Button>
        </div>
      </div>
      {choosing && (
        <ChooseDialog
          userId={userId}
          pending={isPending}
          failure={failure}
          onChosen={(chosen) => mutate({ partnerId, choice: 'chosen', ...chosen })}
          onClose={() => setChoosing(false)}
        />
      )}
    </Card>
  );
}

/** Asked once, after a join or a merge. There is no hurry: until then nothing is shared. */
export function SharingQuestion({ userId }: { userId: string }) {
  const { data: undecided } = useUndecided();
  return undecided ? <Question userId={userId} undecided={undecided} /> : null;
}
