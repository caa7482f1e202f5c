import './native.css';
import type { Couple, User } from '@anew/contracts/identity/views';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Outlet, useMatches } from 'react-router-dom';
import { afterPaint } from '#shared/lib/after-paint';
import { classNames } from '#shared/lib/class-names';
import { OwnShape, shapeOf } from '#shared/lib/shapes';
import { useMembers } from '../../features/couple/hooks/use-couple';
import type { Gathering } from '../loaders';
import { usePartnerName } from '../partner';
import styles from './app-layout.module.css';
import { BottomBar } from './bottom-bar';
import { EntryArrived } from './entry-arrived';
import { Footer } from './footer';
import { Header } from './header';
import { ScreenWords } from './screen-words';
import { SkipLink } from './skip-link';

// The first use of a date format loads the language's data. It does so in a task of its own as soon as this code is
// there, and not while the first screen is rendered.
setTimeout(() => void new Intl.DateTimeFormat('en-US').format());

/** Tells whether the screen still waits for answers. */
function useIsGathering(): boolean {
  const screen = useMatches().at(-1)?.loaderData as Gathering | null | undefined;
  const gathered = screen?.gathered;
  const [last, setLast] = useState<Promise<void>>();
  useEffect(() => void gathered?.then(() => setLast(gathered)), [gathered]);
  return gathered !== undefined && gathered !== last;
}

/** Keeps the reads on screen up to date with what the partner does. The first screen does not wait for this. */
function useLive(): void {
  const client = useQueryClient();
  useEffect(() => {
    let isGone = false;
    const listening = afterPaint()
      .then(() => import('../together-background'))
      .then(({ startTogether }) => (isGone ? undefined : startTogether(client)))
      // Without the code, which a new release may have replaced, the screen works as it does without a network.
      .catch(() => undefined);
    return () => {
      isGone = true;
      void listening.then((end) => end?.());
    };
  }, [client]);
}

interface AppLayoutProps {
  together: { user: User; couple: Couple };
  /** Takes the place of the route's own screen. */
  children?: ReactNode;
}

export default function AppLayout({ together, children }: AppLayoutProps) {
  const isGathering = useIsGathering();
  useLive();
  const { user } = together;
  const members = useMembers().data ?? [];
  const partner = usePartnerName(user.id);
  return (
    <OwnShape value={shapeOf(members, user.id)}>
      <div className={classNames(styles.layout, isGathering && styles.gathering)}>
        <SkipLink />
        <Header user={user} members={members} />
        <EntryArrived partner={partner} />
        <main id="main" tabIndex={-1} className={styles.main}>
          <ScreenWords>{children ?? <Outlet context={together} />}</ScreenWords>
        </main>
        <Footer />
        <BottomBar />
      </div>
    </OwnShape>
  );
}
