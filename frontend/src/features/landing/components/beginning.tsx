import { ButtonLink } from '#shared/ui/button';
import type { WaysIn } from '../lib/ways-in';
import styles from './beginning.module.css';
import { Terms } from './terms';

const STEPS = [
  ['Make your account', 'Your email and a minute.'],
  ['Invite your partner', 'Send a link. They join when they are ready.'],
  ['Answer one question', 'Tonight, each of you. Then read what the other said.'],
] as const;

export function Beginning({ start }: Pick<WaysIn, 'start'>) {
  return (
    <div className={styles.beginning}>
      <section className={styles.how}>
        <h2>Three steps, none of them big</h2>
        <ol role="list" className={styles.steps}>
          {STEPS.map(([title, text], index) => (
            <li key={title}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className={styles.panel}>
        <h2>Tonight, after the dishes.</h2>
        <p>One question, the two of you, ten minutes. That is all it takes to begin.</p>
        <ButtonLink href={start} size="large" variant="secondary" className={styles.button}>
          Begin Together
        </ButtonLink>
        <Terms />
      </section>
    </div>
  );
}
