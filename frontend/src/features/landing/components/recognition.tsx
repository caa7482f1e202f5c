import styles from './recognition.module.css';

const MOMENTS = [
  ['Sunday, 6 p.m.', 'The kids are back from the other house, and everyone needs a different kind of quiet.'],
  ['Tuesday, 9:40 p.m.', 'The ex’s name lights up the phone. You say it’s fine.'],
  ['Payday', 'Two households, two histories with money, and one conversation you keep putting off.'],
  ['Any night', 'You want to say something. You remember how that used to go. So you don’t.'],
] as const;

export function Recognition() {
  return (
    <section className={styles.recognition} aria-labelledby="recognition">
      <h2 id="recognition">If this is your week, you are in the right place.</h2>
      <ul role="list" className={styles.moments}>
        {MOMENTS.map(([when, what]) => (
          <li key={when}>
            <p className={styles.when}>{when}</p>
            <p className={styles.what}>{what}</p>
          </li>
        ))}
      </ul>
      <dl className={styles.numbers}>
        <div>
          <dt>67%</dt>
          <dd>
            is often quoted as the divorce rate of second marriages. You deserve better than the odds you were
            handed.
          </dd>
        </div>
        <div>
          <dt>10,000+</dt>
          <dd>couples use Anew to make this marriage a different story.</dd>
        </div>
      </dl>
    </section>
  );
}
