import { Icon } from '#shared/ui/icon';
import styles from './terms.module.css';

const TERMS = ['Free to start', 'No credit card required', 'Cancel anytime'] as const;

export function Terms() {
  return (
    <ul role="list" className={styles.terms}>
      {TERMS.map((term) => (
        <li key={term}>
          <Icon name="check" size={16} />
          {term}
        </li>
      ))}
    </ul>
  );
}
