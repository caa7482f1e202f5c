import type { AssessmentResults, CouplePattern } from '@anew/contracts/assessment/results';
import { classNames } from '#shared/lib/class-names';
import { Card } from '#shared/ui/card';
import layout from '#shared/ui/layout.module.css';
import stack from '#shared/ui/stack.module.css';
import type { Person } from '../lib/couple-people';
import { CategoryLines } from './category-lines';
import { Legend } from './legend';
import { LinesTable } from './lines-table';
import { ReadDifferently } from './read-differently';
import { Section } from './section';
import styles from './snapshot.module.css';

function Pattern({ pattern }: { pattern: CouplePattern }) {
  return (
    <div className={classNames(layout.close, styles.pattern)}>
      <h3>{pattern.name}</h3>
      <p>{pattern.summary}</p>
      {pattern.name === 'Carrying a Lot' && (
        <>
          <p className={stack.actions}>
            <a href="tel:+18007997233">Call 1-800-799-7233</a>
            <a href="sms:88788?body=START">Text START to 88788</a>
            <a href="tel:988">Call or text 988</a>
          </p>
          <p>
            If you do not know where to begin: a doctor’s office or a family counseling service can name
            someone near you. Asking for help is not a sign that you have failed.
          </p>
        </>
      )}
    </div>
  );
}

interface SnapshotProps {
  results: AssessmentResults;
  people: readonly Person[];
}

export function Snapshot({ results, people }: SnapshotProps) {
  return (
    <Section
      id="snapshot"
      title="A snapshot, not a verdict"
      lead="How it looked when you both answered. Next season may look different."
    >
      <Card as="div" className={styles.lines}>
        <Pattern pattern={results.pattern} />
        <Legend people={people} />
        <CategoryLines categories={results.categories} people={people} />
        <p className={layout.muted}>
          Each place stands for a fifth of the line: wide enough that no single answer can be read from it.
          Where the two marks stand apart, neither is the right one; it is a good place to ask and listen.
        </p>
        <LinesTable categories={results.categories} people={people} />
      </Card>
      <ReadDifferently items={results.readDifferently} />
    </Section>
  );
}
