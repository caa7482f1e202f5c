import * as words from '@anew/words/shared';
import { Suspense, useEffect } from 'react';
import { Link, useMatches } from 'react-router-dom';
import { loginUrl } from '#api/addresses';
import { currentCoupleQuery } from '#api/couples';
import { send } from '#shared/api/http';
import { HttpError } from '#shared/api/http-error';
import { browser } from '#shared/lib/browser';
import { ErrorState } from '#shared/ui/error-state';
import { Spinner } from '#shared/ui/spinner';
import { appLayout, joinMoment, landing, plainFrame, setup } from './frames';
import type { ScreenHandle } from './routes';
import { useSession } from './session';

const COUPLE = currentCoupleQuery.queryKey.join('/');
const LOOKS_AGAIN_MS = 15_000;

function ToLogin() {
  useEffect(() => browser.goTo(loginUrl(browser.here())), []);
  return <Spinner page label={words.toSignIn()} />;
}

function Unreachable({ retry }: { retry: () => void }) {
  // What is asked here changes nothing on the screen, so that it does not flicker under a reader until the answer is there.
  useEffect(() => {
    const look = () =>
      void send('GET', COUPLE).then(retry, (error: unknown) => {
        if (error instanceof HttpError && error.status === 401) retry();
      });
    const timer = setInterval(look, LOOKS_AGAIN_MS);
    return () => clearInterval(timer);
  }, [retry]);
  return (
    <main id="main">
      <ErrorState page title={words.unreachable()} onRetry={retry}>
        {words.nothingLost()} <Link to="/help">{words.toHelp()}</Link>
      </ErrorState>
    </main>
  );
}

function useScreenHandle(): ScreenHandle {
  const handle = useMatches().at(-1)?.handle as ScreenHandle | undefined;
  return handle ?? {};
}

/** Decides by the session what an address shows: the screen, the landing page, setup, sign-in or an error. */
export function Gate() {
  const session = useSession();
  const { openToAll, readableOffline } = useScreenHandle();
  const hasNoCouple = session.status === 'signed-out' || session.status === 'no-couple';
  if (hasNoCouple && openToAll) return <plainFrame.Component signedIn={session.status === 'no-couple'} />;
  switch (session.status) {
    case 'loading':
      return <Spinner page />;
    case 'expired':
      return <ToLogin />;
    case 'failed':
      if (openToAll || (!session.answered && readableOffline))
        return <plainFrame.Component signedIn={null} />;
      return <Unreachable retry={session.retry} />;
    case 'signed-out':
      return <landing.Component />;
    case 'no-couple':
      return <setup.Component user={session.user} />;
    case 'couple':
      return (
        <>
          <appLayout.Component together={session} />
          {session.couple.newlyJoined && (
            <Suspense fallback={null}>
              <joinMoment.Component />
            </Suspense>
          )}
        </>
      );
  }
}
