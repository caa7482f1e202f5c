import * as words from '@anew/words/landing';
import styles from './recognition.module.css';

const MOMENTS = [
  [words.sunday, words.sundayText],
  [words.tuesday, words.tuesdayText],
  [words.payday, words.paydayText],
  [words.anyNight, words.anyNightText],
] as const;

export function Recognition() {
  return (
    <section className={styles.recognition} aria-labelledby="recognition">
      <h2 id="recognition">{words.yourWeek()}</h2>
      <ul role="list" className={styles.moments}>
        {MOMENTS.map(([when, what]) => (
          <li key={when()}>
            <p className={styles.when}>{when()}</p>
            <p className={styles.what}>{what()}</p>
          </li>
        ))}
      </ul>
      <dl className={styles.numbers}>
        <div>
          <dt>{words.odds()}</dt>
          <dd>{words.oddsText()}</dd>
        </div>
        <div>
          <dt>{words.couples()}</dt>
          <dd>{words.couplesText()}</dd>
        </div>
      </dl>
    </section>
  );
}
