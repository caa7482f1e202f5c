import stack from '#shared/ui/stack.module.css';
import styles from './lines.module.css';

/** What has been said, each with its name. */
export function Lines({ lines }: { lines: readonly (readonly [string, string])[] }) {
  return (
    <dl className={stack.rows}>
      {lines.map(([name, words]) => (
        <div key={name} className={styles.line}>
          <dt>{name}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}
