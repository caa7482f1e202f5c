import * as words from '@anew/words/dashboard';
import * as steps from '@anew/words/todays-steps';
import { type ReactNode, Suspense, useState } from 'react';
import { isMissing, serverMessageOr } from '#shared/api/http-error';
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
import type { FeedbackDraftHandle } from '../hooks/use-feedback-draft';
import { useCompleteActivity } from '../hooks/use-todays';
import type { ActivityFeedbackProps } from './activity-feedback';
import styles from './dashboard-page.module.css';

const feedbackPart = lazyPart<ActivityFeedbackProps>(() => import('./activity-feedback'));

function useCompleting({ draft, onOver }: CompleteActivityProps) {
  const [justNow, setJustNow] = useState(false);
  const { toast } = useToast();
  const lateToast = useLateToast();
  const completing = useCompleteActivity(draft.activity.id, {
    onSuccess: ({ feedbackDropped, ...activity }) => {
      setJustNow(true);
      if (feedbackDropped) return draft.change({ activity });
      toast({ title: words.activityDone(), variant: 'success' });
      onOver();
    },
    onError: (error) => {
      if (isMissing(error)) {
        // What was said about it stays to be copied.
        if (draft.isBegun) return;
        // The card with today's activity takes the place of this one, and of what it says.
        const why = serverMessageOr(words.markFailed(), error);
        toast({ title: steps.error(), description: why, variant: 'destructive' });
        onOver();
      } else lateToast({ title: steps.error(), description: words.markFailed() });
    },
  });
  return { ...completing, justNow };
}

/** Feedback on the activity. It is open where some was begun before, and where it is too late for it. */
function Feedback(props: ActivityFeedbackProps) {
  const [saidBefore] = useState(props.draft.isBegun);
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
  draft: FeedbackDraftHandle;
  button: ButtonVariant;
  /** Called once nothing more can be said about the activity. */
  onOver: () => void;
  /** Button beside the one that completes. */
  children: ReactNode;
}

export function CompleteActivity(props: CompleteActivityProps) {
  const { draft, button, onOver, children } = props;
  const { mutate, isPending, error, justNow } = useCompleting(props);
  const isDone = draft.activity.completed && !isPending;
  const isLate = isDone && draft.isBegun;

  function complete() {
    const feedback = draft.said?.feedback.trim();
    const rating = Number(draft.said?.rating);
    mutate({ ...(feedback && { feedback }), ...(rating && { rating }) });
  }

  if (isMissing(error)) return <Feedback draft={draft} isLate={false} onGone={onOver} />;
  return (
    <div className={classNames(stack.stack, layout.start)}>
      {/* The field stays after its words were cut out, because the cursor is in it. */}
      {(!isDone || draft.said) && <Feedback draft={draft} isLate={isLate} />}
      {error && (
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
