import type { Couple, User } from '@anew/contracts/identity/views';
import { Outlet } from 'react-router-dom';
import styles from './app-layout.module.css';
import { Footer } from './footer';
import { Header } from './header';
import { SkipLink } from './skip-link';

export default function AppLayout({ together }: { together: { user: User; couple: Couple } }) {
  return (
    <div className={styles.layout}>
      <SkipLink />
      <Header user={together.user} />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Outlet context={together} />
      </main>
      <Footer />
    </div>
  );
}
