import type { AssessmentResults } from '@anew/contracts/assessment/results';
import * as words from '@anew/words/assessment-results';
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
    <Section id="snapshot" title={words.snapshot()} lead={words.snapshotLead()}>
      <Card as="div" className={styles.lines}>
        <Legend people={people} />
        <CategoryLines categories={results.categories} people={people} />
        <p className={layout.muted}>{words.aboutPlaces()}</p>
        <LinesTable categories={results.categories} people={people} />
      </Card>
      <ReadDifferently items={results.readDifferently} />
    </Section>
  );
}
