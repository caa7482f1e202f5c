import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LOGOUT_URL } from '../../shared/lib/browser';
import { ButtonLink } from '../../shared/ui/button';
import { Logo } from '../../shared/ui/logo';
import { Hills } from '../../shared/ui/scenes/hills';
import { ThemeSwitch } from '../../shared/ui/theme-switch';
import { OfflineNotice } from './offline-notice';
import { SkipLink } from './skip-link';
import frame from './app-layout.module.css';
import styles from './plain-layout.module.css';

/** Around the few screens that stand outside of the app: setting up and answering an invite. */
export function PlainLayout({ signedIn, children }: { signedIn: boolean; children: ReactNode }) {
  return (
    <div className={frame.layout}>
      <SkipLink />
      <header className={styles.header}>
        <Link to="/" className={styles.home} aria-label="Anew, home">
          <Logo />
        </Link>
        <div className={styles.actions}>
          <ThemeSwitch />
          {signedIn && (
            <ButtonLink href={LOGOUT_URL} variant="quiet">
              Log Out
            </ButtonLink>
          )}
        </div>
      </header>
      <OfflineNotice />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <div className={styles.ground}>
        <Hills />
      </div>
    </div>
  );
}
