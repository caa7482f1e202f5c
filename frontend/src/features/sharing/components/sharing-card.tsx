import type { UndecidedSharing } from '@anew/contracts/journal/views';
import * as words from '@anew/words/sharing';
import { Suspense, useState } from 'react';
import { lazyPart } from '#shared/lib/lazy-part';
import { Button } from '#shared/ui/button';
import { Card } from '#shared/ui/card';
import { passFocusOn } from '#shared/ui/heading-focus';
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

interface AnswersProps {
  pending: 'all' | 'none' | null;
  onAnswer: (choice: 'all' | 'none') => void;
  onChoose: () => void;
}

function Answers({ pending, onAnswer, onChoose }: AnswersProps) {
  return (
    <div ref={passFocusOn} className={stack.actions}>
      <Button variant="secondary" pending={pending === 'none'} onClick={() => onAnswer('none')}>
        {words.keepAll()}
      </Button>
      <Button variant="secondary" onClick={onChoose}>
        {words.letMeChoose()}
      </Button>
      <Button variant="secondary" pending={pending === 'all'} onClick={() => onAnswer('all')}>
        {words.shareAll()}
      </Button>
    </div>
  );
}

export function SharingCard({ userId, undecided }: SharingCardProps) {
  const [choosing, setChoosing] = useState(false);
  const { mutate, isPending, error, variables } = useDecide(() => setChoosing(false));
  const { partnerId } = undecided;
  const failure = error && decisionFailureText(error);

  const pending = isPending && variables.choice !== 'chosen' ? variables.choice : null;

  return (
    <Card tone="accent" title={words.title()}>
      <div className={stack.stack}>
        <p className={layout.measure}>{questionAbout(undecided)}</p>
        {failure && !choosing && <Notice tone="danger">{failure}</Notice>}
        <Answers
          pending={pending}
          onAnswer={(choice) => mutate({ partnerId, choice })}
          onChoose={() => setChoosing(!isPending)}
        />
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
