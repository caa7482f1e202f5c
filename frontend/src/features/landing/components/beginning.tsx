import * as words from '@anew/words/landing';
import { ButtonLink } from '#shared/ui/button';
import type { WaysIn } from '../lib/ways-in';
import styles from './beginning.module.css';
import { Terms } from './terms';

const STEPS = [
  [words.account, words.accountText],
  [words.invite, words.inviteText],
  [words.answer, words.answerText],
] as const;

export function Beginning({ start }: Pick<WaysIn, 'start'>) {
  return (
    <div className={styles.beginning}>
      <section className={styles.how}>
        <h2>{words.steps()}</h2>
        <ol role="list" className={styles.steps}>
          {STEPS.map(([title, text], index) => (
            <li key={title()}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <h3>{title()}</h3>
              <p>{text()}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className={styles.panel}>
        <h2>{words.tonight()}</h2>
        <p>{words.tonightText()}</p>
        <ButtonLink href={start} size="large" variant="secondary" className={styles.button}>
          {words.begin()}
        </ButtonLink>
        <Terms />
      </section>
    </div>
  );
}
