import type { Couple, User } from '@anew/contracts/identity/views';
import { useEffect, useState } from 'react';
import { Outlet, useMatches } from 'react-router-dom';
import { classNames } from '#shared/lib/class-names';
import type { Gathering } from '../loaders';
import styles from './app-layout.module.css';
import { Footer } from './footer';
import { Header } from './header';
import { SkipLink } from './skip-link';

/** Tells whether the screen still waits for answers. */
function useIsGathering(): boolean {
  const screen = useMatches().at(-1)?.loaderData as Gathering | null | undefined;
  const gathered = screen?.gathered;
  const [last, setLast] = useState<Promise<void>>();
  useEffect(() => void gathered?.then(() => setLast(gathered)), [gathered]);
  return gathered !== undefined && gathered !== last;
}

export default function AppLayout({ together }: { together: { user: User; couple: Couple } }) {
  const isGathering = useIsGathering();
  return (
    <div className={classNames(styles.layout, isGathering && styles.gathering)}>
      <SkipLink />
      <Header user={together.user} />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Outlet context={together} />
      </main>
      <Footer />
    </div>
  );
}
