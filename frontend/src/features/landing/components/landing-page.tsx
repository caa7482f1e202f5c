import { useEffect } from 'react';
import { loginUrl } from '../../../shared/lib/browser';
import { ButtonLink } from '../../../shared/ui/button';
import { Logo } from '../../../shared/ui/logo';
import { Spinner } from '../../../shared/ui/spinner';
import { ThemeSwitch } from '../../../shared/ui/theme-switch';
import { useInviteRedirect } from '../hooks/use-invite-redirect';
import { Beginning } from './beginning';
import { Features } from './features';
import { Hero } from './hero';
import { Recognition } from './recognition';
import styles from './landing-page.module.css';

export function LandingPage() {
  const redirecting = useInviteRedirect();
  useEffect(() => {
    document.title = 'Anew · For second marriages and blended families';
  }, []);

  if (redirecting) return <Spinner page />;
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Logo />
        <div className={styles.actions}>
          <ThemeSwitch />
          <ButtonLink href={loginUrl()} variant="secondary">
            Log In
          </ButtonLink>
        </div>
      </header>
      <main id="main">
        <Hero />
        <Recognition />
        <Features />
        <Beginning />
      </main>
      <footer className={styles.footer}>
        <p>
          The AI coach is educational and not a substitute for therapy. If you are in danger at home, call 911
          or the National Domestic Violence Hotline, 1-800-799-7233.
        </p>
        <p>© 2024 Anew. All rights reserved.</p>
      </footer>
    </div>
  );
}
