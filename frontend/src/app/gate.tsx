import type { Couple, User } from '@anew/contracts/identity/views';
import { useEffect } from 'react';
import { useLocation, useOutletContext } from 'react-router-dom';
import { browser, loginUrl } from '../shared/lib/browser';
import { ErrorState } from '../shared/ui/error-state';
import { Spinner } from '../shared/ui/spinner';
import { appLayout, isOpenToAll, isReadableOffline, landing, plainFrame, setup } from './screens';
import { useSession } from './session';

export interface Together {
  user: User;
  couple: Couple;
}

function ToLogin() {
  useEffect(() => browser.goTo(loginUrl()), []);
  return <Spinner page label="Taking you to sign-in" />;
}

function Failed({ answered, retry }: { answered: boolean; retry: () => void }) {
  const { pathname } = useLocation();
  if (!answered && isReadableOffline(pathname)) return <plainFrame.Component signedIn={false} />;
  return (
    <main id="main">
      <ErrorState page title="We can't reach Anew right now" onRetry={retry} />
    </main>
  );
}

/** One address, several answers: it depends on who is asking. */
export function Gate() {
  const session = useSession();
  const { pathname } = useLocation();
  const hasNoCouple = session.status === 'signed-out' || session.status === 'no-couple';
  if (hasNoCouple && isOpenToAll(pathname))
    return <plainFrame.Component signedIn={session.status === 'no-couple'} />;
  switch (session.status) {
    case 'loading':
      return <Spinner page />;
    case 'expired':
      return <ToLogin />;
    case 'failed':
      return <Failed answered={session.answered} retry={session.retry} />;
    case 'signed-out':
      return <landing.Component />;
    case 'no-couple':
      return <setup.Component user={session.user} />;
    case 'couple':
      return <appLayout.Component together={session} />;
  }
}

export function useTogether(): Together {
  return useOutletContext<Together>();
}
