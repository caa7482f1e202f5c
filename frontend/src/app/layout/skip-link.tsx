import { skip } from '@anew/words/frame';
import styles from './skip-link.module.css';

export function SkipLink() {
  return (
    <a href="#main" className={styles.skip}>
      {skip()}
    </a>
  );
}
