import * as words from '@anew/words/landing';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { classNames } from '#shared/lib/class-names';
import { ButtonLink } from '#shared/ui/button';
import layout from '#shared/ui/layout.module.css';
import { LegalLinks } from '#shared/ui/legal-links';
import { Logo } from '#shared/ui/logo';
import { Sentence } from '#shared/ui/sentence';
import { Spinner } from '#shared/ui/spinner';
import { useInviteRedirect } from '../hooks/use-invite-redirect';
import { type WaysIn, waysIn } from '../lib/ways-in';
import { Beginning } from './beginning';
import { Features } from './features';
import { Hero } from './hero';
import styles from './landing-page.module.css';
import { Recognition } from './recognition';

function Header({ login }: Pick<WaysIn, 'login'>) {
  return (
    <header className={styles.header}>
      <Logo />
      <ButtonLink href={login} variant="secondary">
        {words.logIn()}
      </ButtonLink>
    </header>
  );
}

function Footer() {
  return (
    <footer className={classNames(layout.close, layout.muted, styles.footer)}>
      <p>
        <Sentence>
          {words.safety({
            emergency: (number) => <a href="tel:911">{number}</a>,
            hotline: (number) => <a href="tel:+18007997233">{number}</a>,
          })}
        </Sentence>
      </p>
      <LegalLinks />
      <p>{words.rights()}</p>
    </footer>
  );
}

export function LandingPage() {
  const redirecting = useInviteRedirect();
  const { login, start } = waysIn(useLocation());
  useEffect(() => {
    document.title = words.windowTitle();
  }, []);

  if (redirecting) return <Spinner page />;
  return (
    <div className={styles.page}>
      <Header login={login} />
      <main id="main">
        {/* The server shows it to whoever has just signed out. */}
        <p role="status" tabIndex={-1} className={styles.signedOut} hidden>
          {words.signedOut()}
        </p>
        <Hero login={login} start={start} />
        <Recognition />
        <Features />
        <Beginning start={start} />
      </main>
      <Footer />
    </div>
  );
}
