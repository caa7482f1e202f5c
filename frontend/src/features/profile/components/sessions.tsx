import { deviceName } from '@anew/contracts/identity/device-name';
import type { SessionView } from '@anew/contracts/identity/views';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sessionsQuery } from '#api/account';
import { saidMoment } from '#shared/lib/dates';
import { Badge } from '#shared/ui/badge';
import { Button } from '#shared/ui/button';
import { Card } from '#shared/ui/card';
import { ConfirmDialog } from '#shared/ui/confirm-dialog';
import { ErrorState } from '#shared/ui/error-state';
import { Spinner } from '#shared/ui/spinner';
import stack from '#shared/ui/stack.module.css';
import { endSessionsFailureText, useEndOtherSessions, useEndSession } from '../hooks/use-sessions';
import styles from './profile-page.module.css';
import { SecurityLog } from './security-log';

function SessionRow({ session: { id, userAgent, lastSeenAt, current } }: { session: SessionView }) {
  const { mutate, isPending } = useEndSession();
  const device = deviceName(userAgent);
  return (
    <li className={stack.row}>
      <div className={styles.name}>
        <strong>{device}</strong>
        <p>Last seen {saidMoment(lastSeenAt)}</p>
      </div>
      {current ? (
        <Badge tone="primary">This device</Badge>
      ) : (
        <Button variant="quiet" pending={isPending} pendingLabel="Signing out..." onClick={() => mutate(id)}>
          Sign out<span className="visually-hidden"> of {device}</span>
        </Button>
      )}
    </li>
  );
}

function EndOthers() {
  const [asking, setAsking] = useState(false);
  const { mutate, isPending, error, reset } = useEndOtherSessions(close);

  function close() {
    setAsking(false);
    reset();
  }

  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        Sign out everywhere else
      </Button>
      {asking && (
        <ConfirmDialog
          open
          title="Sign out everywhere else?"
          description="Every other browser and phone is signed out at once. You stay signed in here."
          confirm="Sign out everywhere else"
          pending={isPending}
          pendingLabel="Signing out..."
          failure={error && endSessionsFailureText(error)}
          onConfirm={() => mutate()}
          onClose={close}
        />
      )}
    </>
  );
}

function SessionList({ sessions }: { sessions: SessionView[] }) {
  const hereFirst = sessions.toSorted((one, other) => Number(other.current) - Number(one.current));
  const elsewhere = sessions.some(({ current }) => !current);
  return (
    <div className={stack.stack}>
      <ul role="list" className={stack.rows}>
        {hereFirst.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {elsewhere ? (
        <div className={stack.actions}>
          <EndOthers />
        </div>
      ) : (
        <p className={stack.quiet}>You are signed in nowhere else.</p>
      )}
    </div>
  );
}

export function Sessions() {
  const { data, isPending, refetch } = useQuery(sessionsQuery);
  return (
    <Card title="Where you are signed in, and what happened">
      <div className={stack.rows}>
        <div>
          {isPending && <Spinner label="Loading where you are signed in" />}
          {!isPending && !data && <ErrorState onRetry={() => void refetch()} />}
          {data && <SessionList sessions={data} />}
        </div>
        <SecurityLog />
      </div>
    </Card>
  );
}
