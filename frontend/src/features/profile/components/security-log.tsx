import type { SecurityEvent } from '@anew/contracts/identity/views';
import * as words from '@anew/words/profile-sessions';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { securityLogQuery } from '#api/account';
import { saidMoment } from '#shared/lib/dates';
import { Button } from '#shared/ui/button';
import { ErrorState } from '#shared/ui/error-state';
import { passFocusOn } from '#shared/ui/heading-focus';
import { Spinner } from '#shared/ui/spinner';
import stack from '#shared/ui/stack.module.css';
import { translatedDevice } from '../lib/device-words';
import { SECURITY_WORDS } from '../lib/security-words';
import styles from './profile-page.module.css';

/** Number of events shown until the user asks for all. */
const FIRST = 6;

function EventRow({ event: { kind, at, device, network } }: { event: SecurityEvent }) {
  const where = [
    saidMoment(at, 'profile-sessions'),
    device && translatedDevice(device),
    network && words.network({ network }),
  ].filter(Boolean);
  return (
    <li className={styles.name}>
      {SECURITY_WORDS[kind]()}
      <p data-not-ours>{where.join(' · ')}</p>
    </li>
  );
}

function Events({ events }: { events: SecurityEvent[] }) {
  const [all, setAll] = useState(false);
  const shown = all ? events : events.slice(0, FIRST);
  return (
    <>
      <ul role="list" className={stack.rows}>
        {shown.map((event) => (
          <EventRow key={event.id} event={event} />
        ))}
      </ul>
      {shown.length < events.length && (
        <div className={stack.actions}>
          <Button ref={passFocusOn} variant="secondary" onClick={() => setAll(true)}>
            {words.showAll({ count: events.length })}
          </Button>
        </div>
      )}
    </>
  );
}

/** Events of the account, so that its owner sees whether all of them were their own. */
export function SecurityLog() {
  const { data, isPending, refetch } = useQuery(securityLogQuery);
  return (
    <div className={stack.stack}>
      <h3>{words.whatHappened()}</h3>
      <p className={stack.quiet}>{words.logText()}</p>
      {isPending && <Spinner label={words.loadingLog()} />}
      {!isPending && !data && <ErrorState onRetry={() => void refetch()} />}
      {data && <Events events={data} />}
    </div>
  );
}
