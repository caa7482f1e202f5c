import * as words from '@anew/words/assessment';
import { useState } from 'react';
import { classNames } from '#shared/lib/class-names';
import { Button } from '#shared/ui/button';
import { ConfirmDialog } from '#shared/ui/confirm-dialog';
import layout from '#shared/ui/layout.module.css';
import stack from '#shared/ui/stack.module.css';
import type { UnsentAnswersHandle } from '../hooks/use-unsent-answers';
import { longDate } from '../lib/long-date';
import { QUESTION_COUNT } from '../lib/question-count';
import { answeredCount, hasAnswers } from '../lib/unsent-answers';
import styles from './answer-again.module.css';
import { StartOver } from './start-over';

interface AnswerAgainProps {
  unsent: UnsentAnswersHandle;
  answeredAt: string;
  /** The earlier answers belong to the round that is still open. */
  correction: boolean;
  onAnswerAgain: () => void;
}

const ASKED = {
  correction: { label: words.changeMine, title: words.changeTitle, text: words.changeText },
  round: { label: words.again, title: words.againTitle, text: words.againText },
};

function GoOn({ unsent, onAnswerAgain }: Pick<AnswerAgainProps, 'unsent' | 'onAnswerAgain'>) {
  return (
    <div className={classNames(layout.inset, styles.begun)}>
      <p>{words.begunAgain({ answered: answeredCount(unsent.value), count: QUESTION_COUNT })}</p>
      <div className={stack.actions}>
        <Button variant="secondary" onClick={onAnswerAgain}>
          {words.continueAt({ number: unsent.value.step + 1 })}
        </Button>
        <StartOver
          onStartOver={unsent.clear}
          label={words.discard()}
          title={words.discardTitle()}
          size="regular"
        />
      </div>
    </div>
  );
}

/**
 * Starts another set of answers. The earlier ones are filled in, and nothing is replaced until the new ones are sent.
 */
export function AnswerAgain({ unsent, answeredAt, correction, onAnswerAgain }: AnswerAgainProps) {
  const [asking, setAsking] = useState(false);
  const asked = correction ? ASKED.correction : ASKED.round;
  if (hasAnswers(unsent.value)) return <GoOn unsent={unsent} onAnswerAgain={onAnswerAgain} />;
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {asked.label()}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={asked.title()}
        description={asked.text({ date: longDate(answeredAt) })}
        confirm={asked.label()}
        cancel={words.leave()}
        onConfirm={() => {
          setAsking(false);
          onAnswerAgain();
        }}
      />
    </>
  );
}
