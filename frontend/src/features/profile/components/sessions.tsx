import type { SessionView } from '@anew/contracts/identity/views';
import * as words from '@anew/words/profile-sessions';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sessionsQuery } from '#api/account';
import { saidMoment } from '#shared/lib/dates';
import { Badge } from '#shared/ui/badge';
import { Button } from '#shared/ui/button';
import { Card } from '#shared/ui/card';
import { ConfirmDialog } from '#shared/ui/confirm-dialog';
import { ErrorState } from '#shared/ui/error-state';
import { passFocusOn } from '#shared/ui/heading-focus';
import { Notice } from '#shared/ui/notice';
import { Sentence } from '#shared/ui/sentence';
import { Spinner } from '#shared/ui/spinner';
import stack from '#shared/ui/stack.module.css';
import { endSessionsFailureText, useEndOtherSessions, useEndSession } from '../hooks/use-sessions';
import { deviceWords } from '../lib/device-words';
import styles from './profile-page.module.css';
import { SecurityLog } from './security-log';

function SessionRow({ session: { id, userAgent, lastSeenAt, current } }: { session: SessionView }) {
  const { mutate, isPending, error } = useEndSession();
  const device = deviceWords(userAgent);
  return (
    <li className={stack.actions}>
      <div className={styles.name}>
        <strong>{device}</strong>
        <p>{words.lastSeen({ when: saidMoment(lastSeenAt, 'profile-sessions') })}</p>
        {error && (
          <Notice tone="danger" title={words.notSignedOutThere()}>
            {endSessionsFailureText(error)}
          </Notice>
        )}
      </div>
      {current ? (
        <Badge tone="primary">{words.thisDevice()}</Badge>
      ) : (
        <Button
          ref={passFocusOn}
          variant="quiet"
          pending={isPending}
          pendingLabel={words.signingOut()}
          onClick={() => mutate(id)}
        >
          <Sentence>
            {words.signOut({ device, hidden: (text) => <span className="visually-hidden">{text}</span> })}
          </Sentence>
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
        {words.signOutOthers()}
      </Button>
      {asking && (
        <ConfirmDialog
          open
          title={words.signOutAsk()}
          description={words.signOutText()}
          confirm={words.signOutOthers()}
          pending={isPending}
          pendingLabel={words.signingOut()}
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
        <p className={stack.quiet}>{words.nowhereElse()}</p>
      )}
    </div>
  );
}

export function Sessions() {
  const { data, isPending, refetch } = useQuery(sessionsQuery);
  return (
    <Card title={words.title()}>
      <div className={stack.rows}>
        <div>
          {isPending && <Spinner label={words.loading()} />}
          {!isPending && !data && <ErrorState onRetry={() => void refetch()} />}
          {data && <SessionList sessions={data} />}
        </div>
        <SecurityLog />
      </div>
    </Card>
  );
}
