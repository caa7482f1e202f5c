import * as words from '@anew/words/landing';
import { ButtonLink } from '#shared/ui/button';
import { Homecoming } from '#shared/ui/scenes/homecoming';
import stack from '#shared/ui/stack.module.css';
import type { WaysIn } from '../lib/ways-in';
import styles from './hero.module.css';
import { Terms } from './terms';

export function Hero({ start, login }: WaysIn) {
  return (
    <section className={styles.hero}>
      <div className={stack.stack}>
        <p className={styles.eyebrow}>{words.forWhom()}</p>
        <h1>
          <span>{words.past()}</span> <span>{words.next()}</span>
        </h1>
        <p className={styles.lead}>{words.lead()}</p>
        <div className={styles.actions}>
          <ButtonLink href={start} size="large">
            {words.start()}
          </ButtonLink>
          <ButtonLink href={login} size="large" variant="quiet">
            {words.existing()}
          </ButtonLink>
        </div>
        <div className={stack.quiet}>
          <Terms />
        </div>
        <p lang="es" className={styles.spanish}>
          {words.inSpanish()}
        </p>
      </div>
      <div className={styles.scene}>
        <Homecoming />
      </div>
    </section>
  );
}
