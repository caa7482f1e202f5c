import { useState } from 'react';
import { Button } from '../../../shared/ui/button';
import { classNames } from '../../../shared/lib/class-names';
import layout from '../../../shared/ui/layout.module.css';
import stack from '../../../shared/ui/stack.module.css';
import { Notice } from '../../../shared/ui/notice';
import { Select } from '../../../shared/ui/select';
import { TextArea } from '../../../shared/ui/text-area';
import { useToast } from '../../../shared/ui/toast/use-toast';
import { useCompleteActivity } from '../api/today';
import styles from './dashboard-page.module.css';

const FAILED = 'Failed to mark the activity as complete. Please try again.';
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
  const complete = useCompleteActivity(id);

  function start(feedback: string, rating: string) {
    onCompleted();
    complete.mutate(
      { ...(feedback && { feedback }), ...(rating && { rating: Number(rating) }) },
      {
        onError: () => toast({ title: 'Error', description: FAILED, variant: 'destructive' }),
        onSuccess: () => toast({ title: 'Activity completed!', variant: 'success' }),
      },
    );
  }

  return { start, pending: complete.isPending, failed: complete.isError };
}

interface CompleteActivityProps {
  id: string;
  onCompleted: () => void;
}

export function CompleteActivity({ id, onCompleted }: CompleteActivityProps) {
  const [feedback, setFeedback] = useState('');
  const [rating, setRating] = useState('');
  const completing = useCompleting(id, onCompleted);

  return (
    <div className={classNames(stack.stack, layout.start)}>
      <details className={styles.feedback}>
        <summary>Say how it was (optional)</summary>
        <div className={stack.stack}>
          <Select
            label="Rating"
            options={RATINGS}
            value={rating}
            onChange={(event) => setRating(event.target.value)}
          />
          <TextArea
            label="Feedback"
            value={feedback}
            onChange={(event) => setFeedback(event.target.value)}
            maxLength={FEEDBACK_MAX}
          />
        </div>
      </details>
      {completing.failed && (
        <Notice tone="danger" title="This is not marked yet">
          {FAILED}
        </Notice>
      )}
      <Button
        variant="secondary"
        pending={completing.pending}
        pendingLabel="Saving..."
        onClick={() => completing.start(feedback.trim(), rating)}
      >
        Mark as Complete
      </Button>
    </div>
  );
}
