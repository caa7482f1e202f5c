import * as words from '@anew/words/activity-feedback';
import { Button } from '#shared/ui/button';
import { focusOn } from '#shared/ui/heading-focus';
import { Notice } from '#shared/ui/notice';
import { Select } from '#shared/ui/select';
import stack from '#shared/ui/stack.module.css';
import { TextArea } from '#shared/ui/text-area';
import type { FeedbackDraftHandle } from '../hooks/use-feedback-draft';

const FEEDBACK_MAX = 2_000;

const ratings = () => [
  { value: '', label: words.none() },
  { value: '5', label: words.five() },
  { value: '4', label: words.four() },
  { value: '3', label: words.three() },
  { value: '2', label: words.two() },
  { value: '1', label: words.one() },
];

export interface ActivityFeedbackProps {
  draft: FeedbackDraftHandle;
  /** Whether it can no longer be sent. */
  isLate: boolean;
  /** Clears it. It is there if the activity is not anymore. */
  onGone?: () => void;
}

/** How an activity was. Its code is loaded when somebody wants to say so. */
export default function ActivityFeedback({ draft, isLate, onGone }: ActivityFeedbackProps) {
  return (
    <div className={stack.stack}>
      <Select
        label={words.rating()}
        options={ratings()}
        value={draft.said?.rating ?? ''}
        onChange={(event) => draft.change({ rating: event.target.value })}
      />
      <TextArea
        label={words.feedback()}
        value={draft.said?.feedback ?? ''}
        onChange={(event) => draft.change({ feedback: event.target.value })}
        maxLength={FEEDBACK_MAX}
      />
      {isLate && <Notice live>{words.tooLate()}</Notice>}
      {onGone && (
        <Notice
          live
          action={
            <Button ref={focusOn} variant="secondary" onClick={onGone}>
              {words.toTodays()}
            </Button>
          }
        >
          {words.gone()}
        </Notice>
      )}
    </div>
  );
}
