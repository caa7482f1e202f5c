import { help, privacy } from '@anew/words/frame';
import { languageOf } from '@anew/words/language';
import * as words from '@anew/words/navigation';
import { Link } from 'react-router-dom';
import { classNames } from '#shared/lib/class-names';
import { Logo } from '#shared/ui/logo';
import styles from './footer.module.css';

const PAGES = [
  ['/', words.dashboard],
  ['/modules', words.modules],
  ['/journal', words.journal],
  ['/settings', words.settings],
  ['/help', help],
  ['/privacy', privacy],
] as const;

const MAIL = [
  ['mailto:support@anew.example?subject=Terms%20of%20Service', words.terms],
  ['mailto:support@anew.example', words.contact],
] as const;

const SOCIAL = ['Facebook', 'Instagram', 'YouTube'] as const;

export function Footer() {
  return (
    <footer className={classNames(styles.footer, 'screen-only')} lang={languageOf('navigation')}>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <Logo />
          <p>{words.tagline()}</p>
        </div>
        <nav aria-label={words.footer()} className={styles.links}>
          {PAGES.map(([to, label]) => (
            <Link key={to} to={to}>
              {label()}
            </Link>
          ))}
          {MAIL.map(([href, label]) => (
            <a key={href} href={href}>
              {label()}
            </a>
          ))}
        </nav>
        <div className={styles.last}>
          <p>{words.rights()}</p>
          <p className={styles.social} data-not-ours>
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
