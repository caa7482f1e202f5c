import type { CouplePattern } from '@anew/contracts/assessment/results';
import { classNames } from '#shared/lib/class-names';
import { Card } from '#shared/ui/card';
import { Numbers } from '#shared/ui/numbers';
import stack from '#shared/ui/stack.module.css';
import { PatternPicture } from './pattern-picture';
import styles from './results-screen.module.css';

/** Whom a couple that carries a lot can turn to. */
function WhoHelps() {
  return (
    <>
      <p className={stack.actions}>
        <a href="tel:+18007997233">Call 1-800-799-7233</a>
        <a href="sms:88788?body=START">Text START to 88788</a>
        <a href="tel:988">Call or text 988</a>
      </p>
      <p>
        If you do not know where to begin: a doctor’s office or a family counseling service can name someone
        near you. Asking for help is not a sign that you have failed.
      </p>
    </>
  );
}

/** The couple's results as a whole: a picture, a name and a few words. */
export function PatternHero({ pattern }: { pattern: CouplePattern }) {
  return (
    <Card className={classNames(stack.stack, styles.hero)}>
      <PatternPicture name={pattern.name} />
      <h2>{pattern.name}</h2>
      <p>
        <Numbers>{pattern.summary}</Numbers>
      </p>
      {pattern.name === 'Carrying a Lot' && <WhoHelps />}
    </Card>
  );
}
