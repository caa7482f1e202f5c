import type { AssessmentRound } from '@anew/contracts/assessment/views';
import { useState } from 'react';
import { Button } from '#shared/ui/button';
import { BAND_WORDS, longDate, UNSCORED_WORDS } from '../lib/words';
import styles from './lines-table.module.css';

function inWords({ results }: AssessmentRound, category: string): string {
  const band = results.categories.find((each) => each.category === category)?.band;
  return band ? BAND_WORDS[band] : UNSCORED_WORDS;
}

/** The rounds side by side, as a table. Screen readers always have it; everyone else can ask for it. */
export function RoundsTable({ rounds }: { rounds: readonly AssessmentRound[] }) {
  const [shown, setShown] = useState(false);
  return (
    <div className={styles.frame}>
      <Button variant="quiet" aria-pressed={shown} onClick={() => setShown(!shown)}>
        {shown ? 'Hide the rounds' : 'Show the rounds as a table'}
      </Button>
      <div className={shown ? styles.shown : 'visually-hidden'}>
        <table className={styles.table}>
          <caption>Your areas in each round, the newest first</caption>
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
