import type { ConnectionActivity } from '@anew/contracts/content/views';
import * as words from '@anew/words/dashboard';
import { type ReactNode, Suspense, useState } from 'react';
import { isMissing } from '#shared/api/http-error';
import { classNames } from '#shared/lib/class-names';
import { lazyPart } from '#shared/lib/lazy-part';
import { Badge } from '#shared/ui/badge';
import { Button, type ButtonVariant } from '#shared/ui/button';
import { focusOn } from '#shared/ui/heading-focus';
import layout from '#shared/ui/layout.module.css';
import { Notice } from '#shared/ui/notice';
import stack from '#shared/ui/stack.module.css';
import { useLateToast } from '#shared/ui/toast/use-late-toast';
import { useToast } from '#shared/ui/toast/use-toast';
import { useFeedbackDraft } from '../hooks/use-feedback-draft';
import { useCompleteActivity } from '../hooks/use-todays';
import { isEmptyFeedback } from '../lib/drafts';
import type { ActivityFeedbackProps } from './activity-feedback';
import styles from './dashboard-page.module.css';

const feedbackPart = lazyPart<ActivityFeedbackProps>(() => import('./activity-feedback'));

/** @param forget removes the draft once the server has what was said */
function useCompleting(id: string, forget: () => void) {
  const [justNow, setJustNow] = useState(false);
  const { toast } = useToast();
  const lateToast = useLateToast();
  const completing = useCompleteActivity(id, {
    onSuccess: ({ feedbackDropped }) => {
      setJustNow(true);
      if (feedbackDropped) return;
      toast({ title: words.activityDone(), variant: 'success' });
      forget();
    },
    onError: (error) => {
      // The card with today's activity takes the place of this one, and of what it says.
      if (isMissing(error))
        toast({ title: words.error(), description: words.notTodays(), variant: 'destructive' });
      else lateToast({ title: words.error(), description: words.markFailed() });
    },
  });
  return { ...completing, justNow };
}

/** Feedback on the activity. It is open where some was begun before, and where it is too late for it. */
function Feedback(props: ActivityFeedbackProps) {
  const [saidBefore] = useState(!isEmptyFeedback(props.value));
  const [isUnfolded, setUnfolded] = useState(saidBefore);
  return (
    <details className={styles.fold} open={saidBefore || props.isLate} onToggle={() => setUnfolded(true)}>
      <summary>{words.sayHow()}</summary>
      {isUnfolded && (
        <Suspense>
          <feedbackPart.Component {...props} />
        </Suspense>
      )}
    </details>
  );
}

interface CompleteActivityProps {
  userId: string;
  activity: ConnectionActivity;
  button: ButtonVariant;
  /** Button beside the one that completes. */
  children: ReactNode;
}

export function CompleteActivity({ userId, activity, button, children }: CompleteActivityProps) {
  const { id, completed } = activity;
  const { value, change, forget } = useFeedbackDraft(userId, id);
  const [wasLate, setWasLate] = useState(false);
  const { mutate, isPending, isError, justNow } = useCompleting(id, forget);
  const isDone = completed && !isPending;
  const isLate = isDone && !isEmptyFeedback(value);
  // The field stays after its words were cut out, because the cursor is in it.
  if (isLate && !wasLate) setWasLate(true);

  function complete() {
    const feedback = value.feedback.trim();
    mutate({ ...(feedback && { feedback }), ...(value.rating && { rating: Number(value.rating) }) });
  }

  return (
    <div className={classNames(stack.stack, layout.start)}>
      {(!isDone || wasLate) && (
        <Feedback
          value={value}
          onChange={(part) => change((before) => ({ ...before, ...part }))}
          isLate={isLate}
        />
      )}
      {isError && (
        <Notice tone="danger" title={words.notMarked()}>
          {words.markFailed()}
        </Notice>
      )}
      {isDone ? (
        <p tabIndex={-1} ref={justNow ? focusOn : null}>
          <Badge tone="success" icon="check">
            {words.completed()}
          </Badge>
        </p>
      ) : (
        <div className={classNames(stack.actions, styles.choices)}>
          <Button variant={button} pending={isPending} pendingLabel={words.saving()} onClick={complete}>
            {words.complete()}
          </Button>
          {children}
        </div>
      )}
    </div>
  );
}
