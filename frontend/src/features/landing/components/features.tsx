import * as words from '@anew/words/landing';
import { classNames } from '#shared/lib/class-names';
import { Card } from '#shared/ui/card';
import stack from '#shared/ui/stack.module.css';
import { Dumbbell, NightTalk, TwoPages } from './drawings';
import styles from './features.module.css';

const MODULES = [words.harmony, words.boundaries, words.money, words.traditions] as const;

function DailyQuestion() {
  return (
    <Card as="article" tone="primary" className={styles.question}>
      <h3>{words.questions()}</h3>
      <p>{words.questionsText()}</p>
      <p className={styles.sample}>
        <span className={styles.label}>{words.sampleOf()}</span>
        {words.sample()}
      </p>
    </Card>
  );
}

function Modules() {
  return (
    <Card as="article" className={styles.modules}>
      <h3>{words.modules()}</h3>
      <p>{words.modulesText()}</p>
      <ul role="list" className={styles.chips}>
        {MODULES.map((name) => (
          <li key={name()}>{name()}</li>
        ))}
      </ul>
    </Card>
  );
}

export function Features() {
  return (
    <section className={styles.features} aria-labelledby="features">
      <h2 id="features">{words.features()}</h2>
      <div className={classNames(stack.stack, styles.grid)}>
        <DailyQuestion />
        <Modules />
        <Card as="article" className={styles.drawn}>
          <h3>{words.coaching()}</h3>
          <p>{words.coachingText()}</p>
          <NightTalk />
        </Card>
        <Card as="article" className={styles.drawn}>
          <h3>{words.journal()}</h3>
          <p>{words.journalText()}</p>
          <TwoPages />
        </Card>
        <Card as="article" tone="accent" className={styles.drawn}>
          <h3>{words.assessment()}</h3>
          <p>{words.assessmentText()}</p>
          <Dumbbell />
        </Card>
      </div>
    </section>
  );
}
