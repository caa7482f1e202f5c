import * as words from '@anew/words/frame';
import styles from './legal-links.module.css';

const PAGES = [
  ['/privacy', words.privacy],
  ['/terms', words.terms],
  ['/help', words.help],
] as const;

/**
 * Pages that people may want to read before they sign up. The links are plain, because the landing page has no script.
 */
export function LegalLinks() {
  return (
    <nav aria-label={words.aboutAnew()} className={styles.links}>
      {PAGES.map(([href, label]) => (
        <a key={href} href={href}>
          {label()}
        </a>
      ))}
    </nav>
  );
}
