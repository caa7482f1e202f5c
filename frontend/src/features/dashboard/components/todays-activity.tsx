import type { ConnectionActivity } from '@anew/contracts/content/views';
import { useState } from 'react';
import { Badge } from '#shared/ui/badge';
import { Card } from '#shared/ui/card';
import layout from '#shared/ui/layout.module.css';
import { Loaded } from '#shared/ui/loaded';
import stack from '#shared/ui/stack.module.css';
import { useTodaysActivity } from '../hooks/use-todays';
import { CompleteActivity } from './complete-activity';

const focusOn = (element: HTMLElement | null) => element?.focus();

function Completed({ justNow }: { justNow: boolean }) {
  return (
    <p tabIndex={-1} ref={justNow ? focusOn : undefined}>
      <Badge tone="success" icon="check">
        Completed today!
      </Badge>
    </p>
  );
}

function Activity({ userId, activity }: { userId: string; activity: ConnectionActivity }) {
  const [completedHere, setCompletedHere] = useState(false);
  return (
    <div className={stack.stack}>
      <h3>{activity.title}</h3>
      <p className={stack.actions}>
        <Badge>{activity.difficulty}</Badge>
        <Badge>{activity.timeRequired} minutes</Badge>
        <Badge>{activity.category.replaceAll('-', ' ')}</Badge>
      </p>
      <p>{activity.description}</p>
      <p className={layout.asWritten}>{activity.instructions}</p>
      {activity.completed ? (
        <Completed justNow={completedHere} />
      ) : (
        <CompleteActivity userId={userId} id={activity.id} onStart={() => setCompletedHere(true)} />
      )}
    </div>
  );
}

export function TodaysActivity({ userId }: { userId: string }) {
  return (
    <Card title="Today's connection activity">
      <Loaded
        query={useTodaysActivity()}
        loading="Loading today's activity"
        failed="Today's activity did not load"
      >
        {(activity) =>
          activity ? (
            <Activity key={activity.id} userId={userId} activity={activity} />
          ) : (
            <p>There is no activity for today.</p>
          )
        }
      </Loaded>
    </Card>
  );
}
