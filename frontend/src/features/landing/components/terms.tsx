import * as words from '@anew/words/landing';
import { Icon } from '#shared/ui/icon';
import styles from './terms.module.css';

const TERMS = [words.free, words.noCard, words.cancel] as const;

export function Terms() {
  return (
    <ul role="list" className={styles.terms}>
      {TERMS.map((term) => (
        <li key={term()}>
          <Icon name="check" size={16} />
          {term()}
        </li>
      ))}
    </ul>
  );
}
