import { useState } from 'react';
import { classNames } from '#shared/lib/class-names';
import { Button } from '#shared/ui/button';
import { ConfirmDialog } from '#shared/ui/confirm-dialog';
import layout from '#shared/ui/layout.module.css';
import stack from '#shared/ui/stack.module.css';
import type { DraftHandle } from '../hooks/use-draft';
import { answeredCount, hasAnswers } from '../lib/draft';
import { QUESTION_COUNT } from '../lib/question-count';
import { longDate } from '../lib/words';
import styles from './answer-again.module.css';
import { StartOver } from './start-over';

interface AnswerAgainProps {
  draft: DraftHandle;
  answeredAt: string;
  /** The earlier answers belong to the round that is still open. */
  correction: boolean;
  onAnswerAgain: () => void;
}

const WORDS = {
  correction: {
    label: 'Change my answers',
    title: 'Change your answers?',
    after: 'You can do that until you have both answered. Then the results stand.',
  },
  round: {
    label: 'Answer again',
    title: 'Answer again?',
    after: 'A new round begins with that. Its results are there once you have both answered.',
  },
};

function GoOn({ draft, onAnswerAgain }: Pick<AnswerAgainProps, 'draft' | 'onAnswerAgain'>) {
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

/**
 * Starts another set of answers. The earlier ones are filled in, and nothing is replaced until the new ones are sent.
 */
export function AnswerAgain({ draft, answeredAt, correction, onAnswerAgain }: AnswerAgainProps) {
  const [asking, setAsking] = useState(false);
  const words = correction ? WORDS.correction : WORDS.round;
  if (hasAnswers(draft.draft)) return <GoOn draft={draft} onAnswerAgain={onAnswerAgain} />;
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {words.label}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={words.title}
        description={`Your answers of ${longDate(answeredAt)} are filled in for you to change, and they count until you send the new ones. ${words.after}`}
        confirm={words.label}
        cancel="Leave it as it is"
        onConfirm={() => {
          setAsking(false);
          onAnswerAgain();
        }}
      />
    </>
  );
}
