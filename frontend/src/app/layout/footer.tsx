import { Link } from 'react-router-dom';
import { classNames } from '#shared/lib/class-names';
import { Logo } from '#shared/ui/logo';
import styles from './footer.module.css';

const PAGES = [
  ['/', 'Dashboard'],
  ['/modules', 'Modules'],
  ['/journal', 'Journal'],
  ['/settings', 'Settings'],
  ['/help', 'Help'],
  ['/privacy', 'Privacy'],
] as const;

const MAIL = [
  ['mailto:support@anew.example?subject=Terms%20of%20Service', 'Terms of Service'],
  ['mailto:support@anew.example', 'Contact Us'],
] as const;

const SOCIAL = ['Facebook', 'Instagram', 'YouTube'] as const;

export function Footer() {
  return (
    <footer className={classNames(styles.footer, 'screen-only')}>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <Logo />
          <p>For the marriage you are building now.</p>
        </div>
        <nav aria-label="Footer" className={styles.links}>
          {PAGES.map(([to, label]) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
          {MAIL.map(([href, label]) => (
            <a key={label} href={href}>
              {label}
            </a>
          ))}
        </nav>
        <div className={styles.last}>
          <p>© 2024 Anew. All rights reserved.</p>
          <p className={styles.social}>
            {SOCIAL.map((name) => (
              // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- the product document names no targets
              <a key={name} href="#">
                {name}
              </a>
            ))}
          </p>
        </div>
      </div>
    </footer>
  );
}
