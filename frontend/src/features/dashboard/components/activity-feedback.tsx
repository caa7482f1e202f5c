import * as words from '@anew/words/activity-feedback';
import { Notice } from '#shared/ui/notice';
import { Select } from '#shared/ui/select';
import stack from '#shared/ui/stack.module.css';
import { TextArea } from '#shared/ui/text-area';
import type { FeedbackDraft } from '../lib/drafts';

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
  value: FeedbackDraft;
  onChange: (part: Partial<FeedbackDraft>) => void;
  /** Whether it can no longer be sent. */
  isLate: boolean;
}

/** How an activity was. Its code is loaded when somebody wants to say so. */
export default function ActivityFeedback({ value, onChange, isLate }: ActivityFeedbackProps) {
  return (
    <div className={stack.stack}>
      <Select
        label={words.rating()}
        options={ratings()}
        value={value.rating}
        onChange={(event) => onChange({ rating: event.target.value })}
      />
      <TextArea
        label={words.feedback()}
        value={value.feedback}
        onChange={(event) => onChange({ feedback: event.target.value })}
        maxLength={FEEDBACK_MAX}
      />
      {isLate && <Notice live>{words.tooLate()}</Notice>}
    </div>
  );
}
