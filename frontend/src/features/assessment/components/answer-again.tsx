import { useState } from 'react';
import { classNames } from '../../../shared/lib/class-names';
import { Button } from '../../../shared/ui/button';
import type { DraftHandle } from '../hooks/use-draft';
import { answeredCount, hasAnswers, QUESTION_COUNT } from '../lib/draft';
import { longDate } from '../lib/words';
import stack from '../../../shared/ui/stack.module.css';
import layout from '../../../shared/ui/layout.module.css';
import styles from './answer-again.module.css';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { StartOver } from './start-over';

interface AnswerAgainProps {
  draft: DraftHandle;
  answeredAt: string;
  onAnswerAgain: () => void;
}

function GoOn({ draft, onAnswerAgain }: Omit<AnswerAgainProps, 'answeredAt'>) {
  return (
    <div className={classNames(layout.inset, styles.begun)}>
      <p>
        You have begun to answer again ({answeredCount(draft.draft)} of {QUESTION_COUNT} are filled in). Your
        earlier answers count until you send the new ones.
      </p>
      <div className={stack.actions}>
        <Button variant="secondary" onClick={onAnswerAgain}>
          Continue with question {draft.draft.step + 1}
        </Button>
        <StartOver onStartOver={draft.clear} label="Discard" size="regular" />
      </div>
    </div>
  );
}

/** Nothing is replaced before the new answers are sent, and the earlier ones are filled in. */
export function AnswerAgain({ draft, answeredAt, onAnswerAgain }: AnswerAgainProps) {
  const [asking, setAsking] = useState(false);
  if (hasAnswers(draft.draft)) return <GoOn draft={draft} onAnswerAgain={onAnswerAgain} />;
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        Answer again
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Answer again?"
        description={`Your answers of ${longDate(answeredAt)} are filled in for you to change, and they count until you send the new ones. Then the results are put together anew, for both of you.`}
        confirm="Answer again"
        cancel="Leave it as it is"
        onConfirm={() => {
          setAsking(false);
          onAnswerAgain();
        }}
      />
    </>
  );
}
