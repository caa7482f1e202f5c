import styles from './steps.module.css';

export function Steps({ steps }: { steps: readonly (readonly [title: string, text: string])[] }) {
  return (
    <ol role="list" className={styles.steps}>
      {steps.map(([title, text], index) => (
        <li key={title}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
