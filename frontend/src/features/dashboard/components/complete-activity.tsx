import { type ReactNode, useState } from 'react';
import { isMissing } from '#shared/api/http-error';
import { classNames } from '#shared/lib/class-names';
import { Button, type ButtonVariant } from '#shared/ui/button';
import layout from '#shared/ui/layout.module.css';
import { Notice } from '#shared/ui/notice';
import { Select } from '#shared/ui/select';
import stack from '#shared/ui/stack.module.css';
import { TextArea } from '#shared/ui/text-area';
import { useLateToast } from '#shared/ui/toast/use-late-toast';
import { useToast } from '#shared/ui/toast/use-toast';
import { useFeedbackDraft } from '../hooks/use-feedback-draft';
import { useCompleteActivity } from '../hooks/use-todays';
import type { FeedbackDraft } from '../lib/drafts';
import styles from './dashboard-page.module.css';

const FAILED = 'Failed to mark the activity as complete. Please try again.';
const NOT_TODAYS = 'That is not today’s activity anymore. This one is.';
const FEEDBACK_MAX = 2_000;

const RATINGS = [
  { value: '', label: 'No rating' },
  { value: '5', label: '5: we will do it again' },
  { value: '4', label: '4: good for us' },
  { value: '3', label: '3: it was all right' },
  { value: '2', label: '2: not quite our thing' },
  { value: '1', label: '1: it did not work for us' },
];

function useCompleting(id: string, onCompleted: () => void) {
  const { toast } = useToast();
  const lateToast = useLateToast();
  return useCompleteActivity(id, {
    onSuccess: () => {
      toast({ title: 'Activity completed!', variant: 'success' });
      onCompleted();
    },
    onError: (error) => {
      // The card with today's activity takes the place of this one, and of what it says.
      if (isMissing(error)) toast({ title: 'Error', description: NOT_TODAYS, variant: 'destructive' });
      else lateToast({ title: 'Error', description: FAILED });
    },
  });
}

interface CompleteActivityProps {
  userId: string;
  id: string;
  button: ButtonVariant;
  onStart: () => void;
  /** Button beside the one that completes. */
  children: ReactNode;
}

export function CompleteActivity({ userId, id, button, onStart, children }: CompleteActivityProps) {
  const { value, change, forget } = useFeedbackDraft(userId, id);
  const [saidBefore] = useState(value.feedback !== '' || value.rating !== '');
  const { mutate, isPending, isError } = useCompleting(id, () => forget());
  const set = (part: Partial<FeedbackDraft>) => change((before) => ({ ...before, ...part }));

  function complete() {
    const feedback = value.feedback.trim();
    onStart();
    mutate({ ...(feedback && { feedback }), ...(value.rating && { rating: Number(value.rating) }) });
  }

  return (
    <div className={classNames(stack.stack, layout.start)}>
      <details className={classNames(styles.fold, layout.stretch)} open={saidBefore}>
        <summary>Say how it was (optional)</summary>
        <div className={stack.stack}>
          <Select
            label="Rating"
            options={RATINGS}
            value={value.rating}
            onChange={(event) => set({ rating: event.target.value })}
          />
          <TextArea
            label="Feedback"
            value={value.feedback}
            onChange={(event) => set({ feedback: event.target.value })}
            maxLength={FEEDBACK_MAX}
          />
        </div>
      </details>
      {isError && (
        <Notice tone="danger" title="This is not marked yet">
          {FAILED}
        </Notice>
      )}
      <div className={classNames(stack.actions, styles.choices)}>
        <Button variant={button} pending={isPending} pendingLabel="Saving..." onClick={complete}>
          Mark as Complete
        </Button>
        {children}
      </div>
    </div>
  );
}
