import type { AssessmentRound } from '@anew/contracts/assessment/views';
import * as words from '@anew/words/assessment-rounds';
import { useState } from 'react';
import { Button } from '#shared/ui/button';
import { longDate } from '../lib/long-date';
import { bandWords } from '../lib/places';
import styles from './lines-table.module.css';

function inWords({ results }: AssessmentRound, category: string): string {
  return bandWords(results.categories.find((each) => each.category === category)?.band);
}

/** The rounds side by side, as a table. Screen readers always have it; everyone else can ask for it. */
export function RoundsTable({ rounds }: { rounds: readonly AssessmentRound[] }) {
  const [shown, setShown] = useState(false);
  return (
    <div className={styles.frame}>
      <Button variant="quiet" onClick={() => setShown(!shown)}>
        {shown ? words.hide() : words.show()}
      </Button>
      <div className={shown ? styles.shown : 'visually-hidden'}>
        <table className={styles.table}>
          <caption>{words.caption()}</caption>
          <thead>
            <tr>
              <th scope="col">{words.area()}</th>
              {rounds.map(({ number, closedAt }) => (
                <th key={number} scope="col">
                  <time dateTime={closedAt}>{longDate(closedAt)}</time>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rounds[0]?.results.categories.map(({ category }) => (
              <tr key={category}>
                <th scope="row">{category}</th>
                {rounds.map((round) => (
                  <td key={round.number}>{inWords(round, category)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
