import type { UndecidedSharing } from '@anew/contracts/journal/views';
import * as words from '@anew/words/sharing';
import { useState } from 'react';
import { Button } from '#shared/ui/button';
import { Card } from '#shared/ui/card';
import layout from '#shared/ui/layout.module.css';
import { Notice } from '#shared/ui/notice';
import stack from '#shared/ui/stack.module.css';
import { decisionFailureText, useDecide } from '../hooks/use-sharing';
import { ChooseDialog } from './choose-dialog';

function questionAbout({ entries, appreciations }: UndecidedSharing): string {
  if (appreciations === 0) return words.wroteEntries({ entries });
  if (entries === 0) return words.wroteAppreciations({ appreciations });
  return words.wroteBoth({ entries, appreciations });
}

export interface SharingCardProps {
  userId: string;
  undecided: UndecidedSharing;
}

export default function SharingCard({ userId, undecided }: SharingCardProps) {
  const [choosing, setChoosing] = useState(false);
  const { mutate, isPending, error, variables } = useDecide(() => setChoosing(false));
  const { partnerId } = undecided;
  const pendingAs = (choice: string) => isPending && variables.choice === choice;
  const failure = error && decisionFailureText(error);

  return (
    <Card tone="accent" title={words.title()}>
      <div className={stack.stack}>
        <p className={layout.measure}>{questionAbout(undecided)}</p>
        {failure && !choosing && <Notice tone="danger">{failure}</Notice>}
        <div className={stack.actions}>
          <Button
            variant="secondary"
            pending={pendingAs('none')}
            onClick={() => mutate({ partnerId, choice: 'none' })}
          >
            {words.keepAll()}
          </Button>
          <Button variant="secondary" onClick={() => setChoosing(true)}>
            {words.letMeChoose()}
          </Button>
          <Button
            variant="secondary"
            pending={pendingAs('all')}
            onClick={() => mutate({ partnerId, choice: 'all' })}
          >
            {words.shareAll()}
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
