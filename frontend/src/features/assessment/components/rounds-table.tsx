import type { CategoryResult } from '@anew/contracts/assessment/results';
import type { AssessmentRound } from '@anew/contracts/assessment/views';
import { useState } from 'react';
import { Button } from '#shared/ui/button';
import type { Person } from '../lib/couple-people';
import { BAND_WORDS, isScored, LINE_ENDS, longDate, stepOf, STEPS, UNSCORED_WORDS } from '../lib/words';
import styles from './lines-table.module.css';

interface RoundsTableProps {
  rounds: readonly AssessmentRound[];
  people: readonly Person[];
}

function inWords(category: CategoryResult | undefined, people: readonly Person[]): string {
  if (!category || !isScored(category)) return UNSCORED_WORDS;
  const places = people.flatMap(({ userId, name }) =>
    category.partners.filter((it) => it.userId === userId).map(({ score }) => `${name} ${stepOf(score)}`),
  );
  return `${places.join(', ')}: ${BAND_WORDS[category.band]}`;
}

/** The rounds side by side, as a table. Screen readers always have it; everyone else can ask for it. */
export function RoundsTable({ rounds, people }: RoundsTableProps) {
  const [shown, setShown] = useState(false);
  return (
    <div className={styles.frame}>
      <Button variant="quiet" aria-pressed={shown} onClick={() => setShown(!shown)}>
        {shown ? 'Hide the rounds' : 'Show the rounds as a table'}
      </Button>
      <div className={shown ? styles.shown : 'visually-hidden'}>
        <table className={styles.table}>
          <caption>
            Places in each round, from “{LINE_ENDS.low}” (1) to “{LINE_ENDS.high}” ({STEPS})
          </caption>
          <thead>
            <tr>
              <th scope="col">Area</th>
              {rounds.map(({ number, closedAt }) => (
                <th key={number} scope="col">
                  {longDate(closedAt)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rounds[0]?.results.categories.map(({ category }) => (
              <tr key={category}>
                <th scope="row">{category}</th>
                {rounds.map(({ number, results }) => (
                  <td key={number}>
                    {inWords(
                      results.categories.find((each) => each.category === category),
                      people,
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
