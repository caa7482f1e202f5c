import type { CompletedActivity, ConnectionActivity } from '@anew/contracts/content/views';
import * as words from '@anew/words/dashboard';
import { type ReactNode, Suspense, useState } from 'react';
import { isMissing } from '#shared/api/http-error';
import { classNames } from '#shared/lib/class-names';
import { lazyPart } from '#shared/lib/lazy-part';
import { Badge } from '#shared/ui/badge';
import { Button, type ButtonVariant } from '#shared/ui/button';
import layout from '#shared/ui/layout.module.css';
import { Notice } from '#shared/ui/notice';
import stack from '#shared/ui/stack.module.css';
import { useLateToast } from '#shared/ui/toast/use-late-toast';
import { useToast } from '#shared/ui/toast/use-toast';
import { useFeedbackDraft } from '../hooks/use-feedback-draft';
import { useCompleteActivity } from '../hooks/use-todays';
import type { ActivityFeedbackProps } from './activity-feedback';
import styles from './dashboard-page.module.css';

const feedbackPart = lazyPart<ActivityFeedbackProps>(() => import('./activity-feedback'));

export const focusOn = (element: HTMLElement | null) => element?.focus();

function useCompleting(id: string, onCompleted: (activity: CompletedActivity) => void) {
  const { toast } = useToast();
  const lateToast = useLateToast();
  return useCompleteActivity(id, {
    onSuccess: (activity) => {
      if (!activity.feedbackDropped) toast({ title: words.activityDone(), variant: 'success' });
      onCompleted(activity);
    },
    onError: (error) => {
      // The card with today's activity takes the place of this one, and of what it says.
      if (isMissing(error))
        toast({ title: words.error(), description: words.notTodays(), variant: 'destructive' });
      else lateToast({ title: words.error(), description: words.markFailed() });
    },
  });
}

/** Feedback on the activity. It is open where some was begun before, and where it is too late for it. */
function Feedback(props: ActivityFeedbackProps) {
  const { value, isLate } = props;
  const [saidBefore] = useState(value.feedback !== '' || value.rating !== '');
  const [isUnfolded, setUnfolded] = useState(saidBefore);
  return (
    <details
      className={classNames(styles.fold, layout.stretch)}
      open={saidBefore || isLate}
      onToggle={() => setUnfolded(true)}
    >
      <summary>{words.sayHow()}</summary>
      {isUnfolded && (
        <Suspense fallback={null}>
          <feedbackPart.Component {...props} />
        </Suspense>
      )}
    </details>
  );
}

function Completed({ justNow }: { justNow: boolean }) {
  return (
    <p tabIndex={-1} ref={justNow ? focusOn : undefined}>
      <Badge tone="success" icon="check">
        {words.completed()}
      </Badge>
    </p>
  );
}

interface CompleteActivityProps {
  userId: string;
  activity: ConnectionActivity;
  button: ButtonVariant;
  /** Button beside the one that completes. */
  children: ReactNode;
}

interface MarkProps extends Pick<CompleteActivityProps, 'button' | 'children'> {
  pending: boolean;
  failed: boolean;
  onClick: () => void;
}

function Mark({ button, children, pending, failed, onClick }: MarkProps) {
  return (
    <>
      {failed && (
        <Notice tone="danger" title={words.notMarked()}>
          {words.markFailed()}
        </Notice>
      )}
      <div className={classNames(stack.actions, styles.choices)}>
        <Button variant={button} pending={pending} pendingLabel={words.saving()} onClick={onClick}>
          {words.complete()}
        </Button>
        {children}
      </div>
    </>
  );
}

export function CompleteActivity({ userId, activity, ...around }: CompleteActivityProps) {
  const { id, completed } = activity;
  const { value, change, forget } = useFeedbackDraft(userId, id);
  const [justNow, setJustNow] = useState(false);
  const [wasLate, setWasLate] = useState(false);
  const { mutate, isPending, isError } = useCompleting(id, ({ feedbackDropped }) => {
    if (!feedbackDropped) forget();
    setJustNow(true);
  });
  const feedback = value.feedback.trim();
  const isDone = completed && !isPending;
  const isLate = isDone && (feedback || value.rating) !== '';
  // The field stays after its words were cut out, because the cursor is in it.
  if (isLate && !wasLate) setWasLate(true);

  function complete() {
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
      {isDone ? (
        <Completed justNow={justNow} />
      ) : (
        <Mark {...around} pending={isPending} failed={isError} onClick={complete} />
      )}
    </div>
  );
}
