import layout from '#shared/ui/layout.module.css';
import styles from './talks.module.css';

interface StartersProps {
  title: string;
  starters: readonly string[];
}

/** Beginnings of sentences, or questions, to take or to leave. */
export function Starters({ title, starters }: StartersProps) {
  return (
    <div className={layout.close}>
      <h2 className={layout.larger}>{title}</h2>
      <ul role="list" className={styles.starters}>
        {starters.map((starter) => (
          <li key={starter}>{starter}</li>
        ))}
      </ul>
    </div>
  );
}
