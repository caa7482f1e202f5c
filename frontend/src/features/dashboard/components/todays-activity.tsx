import type { ConnectionActivity } from '@anew/contracts/content/views';
import * as words from '@anew/words/dashboard';
import * as steps from '@anew/words/todays-steps';
import { useState } from 'react';
import { serverMessageOr } from '#shared/api/http-error';
import { Button } from '#shared/ui/button';
import { focusOn } from '#shared/ui/heading-focus';
import layout from '#shared/ui/layout.module.css';
import { Loaded } from '#shared/ui/loaded';
import { Notice } from '#shared/ui/notice';
import stack from '#shared/ui/stack.module.css';
import { buttonOf, StepCard, type StepLook } from '#shared/ui/step-card';
import { Unbroken } from '#shared/ui/unbroken';
import { type FeedbackDraftHandle, useFeedbackDraft } from '../hooks/use-feedback-draft';
import { useAnotherActivity, useTodaysActivity } from '../hooks/use-todays';
import { CompleteActivity } from './complete-activity';
import styles from './dashboard-page.module.css';

interface TodaysActivityProps {
  userId: string;
  step: StepLook;
}

/** What to do. Before its turn has come, and afterward, it is folded up. */
function Instructions({ activity, state }: { activity: ConnectionActivity; state: StepLook['state'] }) {
  return (
    <details className={styles.fold} open={state === 'next'}>
      <summary>{activity.completed ? words.whatItWas() : words.howItGoes()}</summary>
      <p className={layout.asWritten} data-not-ours>
        <Unbroken>{activity.instructions}</Unbroken>
      </p>
    </details>
  );
}

function Kind({ difficulty, timeRequired, category }: ConnectionActivity) {
  return (
    <p className={layout.muted}>
      {words.minutes({ count: timeRequired })}{' '}
      <span data-not-ours>
        · {difficulty} · {category.replaceAll('-', ' ')}
      </span>
    </p>
  );
}

interface ActivityProps extends Pick<TodaysActivityProps, 'step'> {
  draft: FeedbackDraftHandle;
  /** Whether it comes because of what the person has just done, so that the focus moves to it. */
  asked: boolean;
  onAnother: (id: string) => void;
  onOver: () => void;
}

function Activity({ step, draft, asked, onAnother, onOver }: ActivityProps) {
  const { activity, isTodays } = draft;
  const another = useAnotherActivity(onAnother);
  return (
    <div className={stack.stack}>
      <h3 tabIndex={-1} ref={asked ? focusOn : null} data-not-ours>
        {activity.title}
      </h3>
      <Kind {...activity} />
      <p data-not-ours>
        <Unbroken>{activity.description}</Unbroken>
      </p>
      {!isTodays && <p className={layout.muted}>{steps.begunBefore()}</p>}
      <Instructions activity={activity} state={step.state} />
      <CompleteActivity draft={draft} button={buttonOf(step)} onOver={onOver}>
        {isTodays && activity.canHaveAnother && (
          <Button
            variant="quiet"
            pending={another.isPending}
            pendingLabel={steps.looking()}
            onClick={() => another.mutate()}
          >
            {words.another()}
          </Button>
        )}
      </CompleteActivity>
      {another.error && (
        <Notice tone="danger" title={steps.didNotWork()}>
          {serverMessageOr(words.tryAgain(), another.error)}
        </Notice>
      )}
    </div>
  );
}

/** The day's activity, or yesterday's while something was said about that one which is not sent yet. */
function Shown({ userId, step, todays }: TodaysActivityProps & { todays: ConnectionActivity }) {
  const draft = useFeedbackDraft(userId, todays);
  const [asked, setAsked] = useState<string | null>(null);
  const { id } = draft.activity;

  function next(nextId: string | null) {
    draft.forget();
    setAsked(nextId);
  }

  return (
    <Activity
      key={id}
      step={step}
      draft={draft}
      asked={id === asked}
      onAnother={next}
      onOver={() => next(draft.isTodays ? null : todays.id)}
    />
  );
}

export function TodaysActivity({ userId, step }: TodaysActivityProps) {
  return (
    <StepCard step={step} title={words.activity()}>
      <Loaded query={useTodaysActivity()} loading={words.loadingActivity()} failed={words.activityFailed()}>
        {(todays) =>
          todays ? <Shown userId={userId} step={step} todays={todays} /> : <p>{words.noActivity()}</p>
        }
      </Loaded>
    </StepCard>
  );
}
