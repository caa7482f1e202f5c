import { Button } from '../../../shared/ui/button';
import { classNames } from '../../../shared/lib/class-names';
import stack from '../../../shared/ui/stack.module.css';
import { Notice } from '../../../shared/ui/notice';

interface ProblemLineProps {
  words: string;
  onRetry: () => void;
}

/** What happened to a message, where the message is. */
export function ProblemLine({ words, onRetry }: ProblemLineProps) {
  return (
    <Notice
      tone="danger"
      action={
        <Button variant="secondary" onClick={onRetry}>
          Retry
        </Button>
      }
    >
      {words}
    </Notice>
  );
}

/** A message that stands there without an answer, as after a closed tab. */
export function NoAnswerYet({ onRetry }: { onRetry: () => void }) {
  return (
    <p className={classNames(stack.actions, stack.quiet)}>
      No answer yet
      <Button variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    </p>
  );
}
