import { LinkCards } from '../../../shared/ui/link-card';
import styles from './dashboard-page.module.css';

const PLACES = [
  { to: '/journal', icon: 'pen', title: 'Journal', text: 'A few lines for yourself, or for both of you.' },
  {
    to: '/modules',
    icon: 'book',
    title: 'Modules',
    text: 'Guided work on what second marriages ask of people.',
  },
  { to: '/coaching', icon: 'chat', title: 'AI Coaching', text: 'Think something through, at any hour.' },
] as const;

export function Explore() {
  return (
    <section aria-labelledby="explore" className={styles.explore}>
      <h2 id="explore">Explore</h2>
      <LinkCards links={PLACES} />
    </section>
  );
}
