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
        <p className={styles.eyebrow}>For second marriages and blended families</p>
        <h1>
          <span>You both came with a past.</span> <span>Build what comes next.</span>
        </h1>
        <p className={styles.lead}>
          The ex who texts during dinner. The kids who never asked for this. The quiet fear of going through
          it twice. Anew gives the two of you a few calm minutes a day, made for exactly that.
        </p>
        <div className={styles.actions}>
          <ButtonLink href={start} size="large">
            Start Your Success Story
          </ButtonLink>
          <ButtonLink href={login} size="large" variant="quiet">
            Existing User? Log In
          </ButtonLink>
        </div>
        <div className={stack.quiet}>
          <Terms />
        </div>
      </div>
      <div className={styles.scene}>
        <Homecoming />
      </div>
    </section>
  );
}
