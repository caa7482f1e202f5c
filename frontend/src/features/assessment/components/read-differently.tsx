import type { ReadDifferently as Item } from '@anew/contracts/assessment/results';
import styles from './read-differently.module.css';

export function ReadDifferently({ items }: { items: readonly Item[] }) {
  if (items.length === 0) return null;
  return (
    <div className={styles.box}>
      <h3>You read this differently</h3>
      <ul role="list">
        {items.map(({ questionId, summary }) => (
          <li key={questionId}>{summary}</li>
        ))}
      </ul>
    </div>
  );
}
