import * as words from '@anew/words/frame';
import { languageOf } from '@anew/words/language';
import type { ReactNode } from 'react';
import { createPath, Link, useLocation } from 'react-router-dom';
import { loginUrl, LOGOUT_URL } from '#api/addresses';
import { ButtonLink } from '#shared/ui/button';
import { LegalLinks } from '#shared/ui/legal-links';
import { Logo } from '#shared/ui/logo';
import { Hills } from '#shared/ui/scenes/hills';
import { ThemeSwitch } from '#shared/ui/theme-switch';
import frame from './app-layout.module.css';
import { OfflineNotice } from './offline-notice';
import styles from './plain-layout.module.css';
import { ScreenWords } from './screen-words';
import { SkipLink } from './skip-link';

interface PlainLayoutProps {
  signedIn: boolean;
  /** Shows a link to sign in, for screens that have none of their own. */
  offersLogin?: boolean;
  /** Name of what is shown in place of the route's own screen. */
  screen?: string;
  children: ReactNode;
}

/** Frame of the screens outside the app: setup, answering an invite, and pages that anyone may read. */
export function PlainLayout({ signedIn, offersLogin = false, screen, children }: PlainLayoutProps) {
  const here = createPath(useLocation());
  return (
    <div className={frame.layout}>
      <SkipLink />
      <header className={styles.header} lang={languageOf('frame')}>
        <Link to="/" className={styles.home} aria-label={words.home()}>
          <Logo />
        </Link>
        <div className={styles.actions}>
          <ThemeSwitch />
          {signedIn && (
            <ButtonLink href={LOGOUT_URL} variant="quiet">
              {words.logOut()}
            </ButtonLink>
          )}
          {offersLogin && (
            <ButtonLink href={loginUrl(here)} variant="quiet">
              {words.logIn()}
            </ButtonLink>
          )}
        </div>
      </header>
      <OfflineNotice />
      <main id="main" tabIndex={-1} className={styles.main}>
        <ScreenWords screen={screen}>{children}</ScreenWords>
      </main>
      <footer className={styles.footer} lang={languageOf('frame')}>
        <LegalLinks />
      </footer>
      <div className={styles.ground}>
        <Hills />
      </div>
    </div>
  );
}
