import { classNames } from '#shared/lib/class-names';
import { Card } from '#shared/ui/card';
import stack from '#shared/ui/stack.module.css';
import { Dumbbell, NightTalk, TwoPages } from './drawings';
import styles from './features.module.css';

const MODULES = [
  'Blended Family Harmony',
  'Ex-Partner Boundaries',
  'Financial Peace',
  'New Traditions',
] as const;

function DailyQuestion() {
  return (
    <Card as="article" tone="primary" className={styles.question}>
      <h3>Daily connection questions</h3>
      <p>One question a day for the two of you, aimed at what second marriages really ask of people.</p>
      <p className={styles.sample}>
        <span className={styles.label}>A question from Anew</span>
        What can you do in an argument now that you couldn’t have done ten years ago?
      </p>
    </Card>
  );
}

function Modules() {
  return (
    <Card as="article" className={styles.modules}>
      <h3>8 expert modules</h3>
      <p>Guided, practical, with small steps you can take the same evening.</p>
      <ul role="list" className={styles.chips}>
        {MODULES.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Card>
  );
}

export function Features() {
  return (
    <section className={styles.features} aria-labelledby="features">
      <h2 id="features">Everything in one quiet place</h2>
      <div className={classNames(stack.stack, styles.grid)}>
        <DailyQuestion />
        <Modules />
        <Card as="article" className={styles.drawn}>
          <h3>AI coaching, around the clock</h3>
          <p>
            For 2 a.m., when nobody else is awake. It helps you sort out what you feel and choose one small
            step.
          </p>
          <NightTalk />
        </Card>
        <Card as="article" className={styles.drawn}>
          <h3>Private journaling</h3>
          <p>
            Write for your eyes only. Share an insight with your partner when, and only when, you choose to.
          </p>
          <TwoPages />
        </Card>
        <Card as="article" tone="accent" className={styles.drawn}>
          <h3>A couple assessment</h3>
          <p>22 questions, each of you alone. Then see together where you are strong and where to grow.</p>
          <Dumbbell />
        </Card>
      </div>
    </section>
  );
}
