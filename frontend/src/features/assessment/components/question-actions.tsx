import * as words from '@anew/words/assessment';
import { classNames } from '#shared/lib/class-names';
import { Button } from '#shared/ui/button';
import { isSecondClick } from '#shared/ui/double-click';
import stack from '#shared/ui/stack.module.css';
import { LAST_STEP } from '../lib/unsent-answers';
import styles from './question-screen.module.css';

interface QuestionActionsProps {
  step: number;
  answered: boolean;
  pending: boolean;
  onBack: () => void;
}

export function QuestionActions({ step, answered, pending, onBack }: QuestionActionsProps) {
  const last = step === LAST_STEP;
  return (
    <div className={classNames(stack.actions, stack.apart, styles.actions)} data-dock>
      <Button variant="secondary" size="large" disabled={step === 0 || pending} onClick={onBack}>
        {words.back()}
      </Button>
      <Button
        key={last ? 'complete' : 'next'}
        type="submit"
        size="large"
        disabled={!answered}
        pending={pending}
        pendingLabel={words.saving()}
        onClick={(click) => isSecondClick(click) && click.preventDefault()}
      >
        {last ? words.complete() : words.next()}
      </Button>
    </div>
  );
}
