import type { Couple, User } from '@anew/contracts/identity/views';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Spinner } from '../../shared/ui/spinner';
import { ErrorBoundary } from '../error-boundary';
import styles from './app-layout.module.css';
import { Footer } from './footer';
import { Header } from './header';
import { SkipLink } from './skip-link';

export default function AppLayout({ together }: { together: { user: User; couple: Couple } }) {
  const { pathname } = useLocation();
  return (
    <div className={styles.layout}>
      <SkipLink />
      <Header user={together.user} />
      <main id="main" tabIndex={-1} className={styles.main}>
        <ErrorBoundary key={pathname}>
          <Suspense fallback={<Spinner page />}>
            <Outlet context={together} />
          </Suspense>
        </ErrorBoundary>
      </main>
      <Footer />
    </div>
  );
}
