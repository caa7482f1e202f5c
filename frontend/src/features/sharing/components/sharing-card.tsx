import type { UndecidedSharing } from '@anew/contracts/journal/views';
import * as words from '@anew/words/sharing';
import { Suspense, useState } from 'react';
import { lazyPart } from '#shared/lib/lazy-part';
import { Button } from '#shared/ui/button';
import { Card } from '#shared/ui/card';
import layout from '#shared/ui/layout.module.css';
import { Notice } from '#shared/ui/notice';
import stack from '#shared/ui/stack.module.css';
import { decisionFailureText, useDecide } from '../hooks/use-sharing';
import type { ChooseDialogProps } from './choose-dialog';

const chooseDialog = lazyPart<ChooseDialogProps>(() => import('./choose-dialog'));

function questionAbout({ entries, appreciations }: UndecidedSharing): string {
  if (appreciations === 0) return words.wroteEntries({ entries });
  if (entries === 0) return words.wroteAppreciations({ appreciations });
  return words.wroteBoth({ entries, appreciations });
}

interface SharingCardProps {
  userId: string;
  undecided: UndecidedSharing;
}

export function SharingCard({ userId, undecided }: SharingCardProps) {
  const [choosing, setChoosing] = useState(false);
  const { mutate, isPending, error, variables } = useDecide(() => setChoosing(false));
  const { partnerId } = undecided;
  const failure = error && decisionFailureText(error);

  const answer = (choice: 'all' | 'none', label: string) => (
    <Button
      variant="secondary"
      pending={isPending && variables.choice === choice}
      onClick={() => mutate({ partnerId, choice })}
    >
      {label}
    </Button>
  );

  return (
    <Card tone="accent" title={words.title()}>
      <div className={stack.stack}>
        <p className={layout.measure}>{questionAbout(undecided)}</p>
        {failure && !choosing && <Notice tone="danger">{failure}</Notice>}
        <div className={stack.actions}>
          {answer('none', words.keepAll())}
          <Button variant="secondary" onClick={() => setChoosing(!isPending)}>
            {words.letMeChoose()}
          </Button>
          {answer('all', words.shareAll())}
        </div>
      </div>
      {choosing && (
        <Suspense fallback={null}>
          <chooseDialog.Component
            userId={userId}
            pending={isPending}
            failure={failure}
            onChosen={(chosen) => mutate({ partnerId, choice: 'chosen', ...chosen })}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </Card>
  );
}
