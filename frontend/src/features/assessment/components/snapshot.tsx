import type { AssessmentResults } from '@anew/contracts/assessment/results';
import { Card } from '#shared/ui/card';
import layout from '#shared/ui/layout.module.css';
import type { Person } from '../lib/couple-people';
import { CategoryLines } from './category-lines';
import { Legend } from './legend';
import { LinesTable } from './lines-table';
import { ReadDifferently } from './read-differently';
import { Section } from './section';
import styles from './snapshot.module.css';

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
