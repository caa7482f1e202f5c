import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { classNames } from '#shared/lib/class-names';
import { ButtonLink } from '#shared/ui/button';
import layout from '#shared/ui/layout.module.css';
import { LegalLinks } from '#shared/ui/legal-links';
import { Logo } from '#shared/ui/logo';
import { Spinner } from '#shared/ui/spinner';
import { useInviteRedirect } from '../hooks/use-invite-redirect';
import { TITLE } from '../lib/title';
import { waysIn } from '../lib/ways-in';
import { Beginning } from './beginning';
import { Features } from './features';
import { Hero } from './hero';
import styles from './landing-page.module.css';
import { Recognition } from './recognition';

export function LandingPage() {
  const redirecting = useInviteRedirect();
  const { login, start } = waysIn(useLocation());
  useEffect(() => {
    document.title = TITLE;
  }, []);

  if (redirecting) return <Spinner page />;
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Logo />
        <ButtonLink href={login} variant="secondary">
          Log In
        </ButtonLink>
      </header>
      <main id="main">
        <Hero login={login} start={start} />
        <Recognition />
        <Features />
        <Beginning start={start} />
      </main>
      <footer className={classNames(layout.close, layout.muted, styles.footer)}>
        <p>
          The AI coach is educational and not a substitute for therapy. If you are in danger at home, call{' '}
          <a href="tel:911">911</a> or the National Domestic Violence Hotline,{' '}
          <a href="tel:+18007997233">1-800-799-7233</a>.
        </p>
        <LegalLinks />
        <p>© 2024 Anew. All rights reserved.</p>
      </footer>
    </div>
  );
}
