import type { ConnectionActivity } from '@anew/contracts/content/views';
import * as words from '@anew/words/dashboard';
import { useState } from 'react';
import { serverMessageOr } from '#shared/api/http-error';
import { Badge } from '#shared/ui/badge';
import { Button } from '#shared/ui/button';
import { focusOn } from '#shared/ui/heading-focus';
import layout from '#shared/ui/layout.module.css';
import { Loaded } from '#shared/ui/loaded';
import { Notice } from '#shared/ui/notice';
import stack from '#shared/ui/stack.module.css';
import { buttonOf, StepCard, type StepLook } from '#shared/ui/step-card';
import { Unbroken } from '#shared/ui/unbroken';
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
    <p className={stack.actions}>
      <Badge>
        <span data-not-ours>{difficulty}</span>
      </Badge>
      <Badge>{words.minutes({ count: timeRequired })}</Badge>
      <Badge>
        <span data-not-ours>{category.replaceAll('-', ' ')}</span>
      </Badge>
    </p>
  );
}

interface ActivityProps extends TodaysActivityProps {
  activity: ConnectionActivity;
  /** Whether the person has just asked for it, so that the focus moves to it. */
  asked: boolean;
  onAnother: (id: string) => void;
}

function Activity({ userId, step, activity, asked, onAnother }: ActivityProps) {
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
      <Instructions activity={activity} state={step.state} />
      <CompleteActivity userId={userId} activity={activity} button={buttonOf(step)}>
        {activity.canHaveAnother && (
          <Button
            variant="quiet"
            pending={another.isPending}
            pendingLabel={words.looking()}
            onClick={() => another.mutate()}
          >
            {words.another()}
          </Button>
        )}
      </CompleteActivity>
      {another.error && (
        <Notice tone="danger" title={words.didNotWork()}>
          {serverMessageOr(words.tryAgain(), another.error)}
        </Notice>
      )}
    </div>
  );
}

export function TodaysActivity({ userId, step }: TodaysActivityProps) {
  const [asked, setAsked] = useState<string | null>(null);
  return (
    <StepCard step={step} title={words.activity()}>
      <Loaded query={useTodaysActivity()} loading={words.loadingActivity()} failed={words.activityFailed()}>
        {(activity) =>
          activity ? (
            <Activity
              key={activity.id}
              userId={userId}
              step={step}
              activity={activity}
              asked={activity.id === asked}
              onAnother={setAsked}
            />
          ) : (
            <p>{words.noActivity()}</p>
          )
        }
      </Loaded>
    </StepCard>
  );
}
