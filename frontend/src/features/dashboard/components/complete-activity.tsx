import * as words from '@anew/words/dashboard';
import { type ReactNode, Suspense, useState } from 'react';
import { isMissing } from '#shared/api/http-error';
import { classNames } from '#shared/lib/class-names';
import { lazyPart } from '#shared/lib/lazy-part';
import { Button, type ButtonVariant } from '#shared/ui/button';
import layout from '#shared/ui/layout.module.css';
import { Notice } from '#shared/ui/notice';
import stack from '#shared/ui/stack.module.css';
import { useLateToast } from '#shared/ui/toast/use-late-toast';
import { useToast } from '#shared/ui/toast/use-toast';
import { useFeedbackDraft } from '../hooks/use-feedback-draft';
import { useCompleteActivity } from '../hooks/use-todays';
import type { FeedbackDraft } from '../lib/drafts';
import type { ActivityFeedbackProps } from './activity-feedback';
import styles from './dashboard-page.module.css';

const feedbackPart = lazyPart<ActivityFeedbackProps>(() => import('./activity-feedback'));

function useCompleting(id: string, onCompleted: () => void) {
  const { toast } = useToast();
  const lateToast = useLateToast();
  return useCompleteActivity(id, {
    onSuccess: () => {
      toast({ title: words.activityDone(), variant: 'success' });
      onCompleted();
    },
    onError: (error) => {
      // The card with today's activity takes the place of this one, and of what it says.
      if (isMissing(error))
        toast({ title: words.error(), description: words.notTodays(), variant: 'destructive' });
      else lateToast({ title: words.error(), description: words.markFailed() });
    },
  });
}

type Change = (part: Partial<FeedbackDraft>) => void;

/** Feedback on the activity. It is open where some was begun before. */
function Feedback({ value, onChange }: { value: FeedbackDraft; onChange: Change }) {
  const [saidBefore] = useState(value.feedback !== '' || value.rating !== '');
  const [isUnfolded, setUnfolded] = useState(saidBefore);
  return (
    <details
      className={classNames(styles.fold, layout.stretch)}
      open={saidBefore}
      onToggle={() => setUnfolded(true)}
    >
      <summary>{words.sayHow()}</summary>
      {isUnfolded && (
        <Suspense fallback={null}>
          <feedbackPart.Component value={value} onChange={onChange} />
        </Suspense>
      )}
    </details>
  );
}

interface CompleteActivityProps {
  userId: string;
  id: string;
  button: ButtonVariant;
  onCompleted: () => void;
  /** Button beside the one that completes. */
  children: ReactNode;
}

export function CompleteActivity({ userId, id, button, onCompleted, children }: CompleteActivityProps) {
  const { value, change, forget } = useFeedbackDraft(userId, id);
  const { mutate, isPending, isError } = useCompleting(id, () => {
    forget();
    onCompleted();
  });

  function complete() {
    const feedback = value.feedback.trim();
    mutate({ ...(feedback && { feedback }), ...(value.rating && { rating: Number(value.rating) }) });
  }

  return (
    <div className={classNames(stack.stack, layout.start)}>
      <Feedback value={value} onChange={(part) => change((before) => ({ ...before, ...part }))} />
      {isError && (
        <Notice tone="danger" title={words.notMarked()}>
          {words.markFailed()}
        </Notice>
      )}
      <div className={classNames(stack.actions, styles.choices)}>
        <Button variant={button} pending={isPending} pendingLabel={words.saving()} onClick={complete}>
          {words.complete()}
        </Button>
        {children}
      </div>
    </div>
  );
}
