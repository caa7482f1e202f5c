import type { CategoryResult } from '@anew/contracts/assessment/results';
import { useState } from 'react';
import { Button } from '#shared/ui/button';
import type { Person } from '../lib/couple-people';
import { BAND_WORDS, isScored, LINE_ENDS, stepOf, STEPS, UNSCORED_WORDS } from '../lib/words';
import styles from './lines-table.module.css';

interface LinesTableProps {
  categories: readonly CategoryResult[];
  people: readonly Person[];
}

function Place({ category, userId }: { category: CategoryResult; userId: string }) {
  const partner = category.partners.find((it) => it.userId === userId);
  if (!partner) return '–';
  return (
    <>
      {stepOf(partner.score)}
      <span className={styles.of}> of {STEPS}</span>
    </>
  );
}

function Rows({ categories, people }: LinesTableProps) {
  return (
    <tbody>
      {categories.map((category) => (
        <tr key={category.category}>
          <th scope="row">{category.category}</th>
          {people.map(({ userId }) => (
            <td key={userId} className={styles.place}>
              <Place category={category} userId={userId} />
            </td>
          ))}
          <td>{isScored(category) ? BAND_WORDS[category.band] : UNSCORED_WORDS}</td>
        </tr>
      ))}
    </tbody>
  );
}

/** The same content as the drawn lines, as a table. Screen readers always have it; everyone else can ask for it. */
export function LinesTable({ categories, people }: LinesTableProps) {
  const [shown, setShown] = useState(false);
  return (
    <div className={styles.frame}>
      <Button variant="quiet" aria-pressed={shown} onClick={() => setShown(!shown)}>
        {shown ? 'Hide the table' : 'Show as a table'}
      </Button>
      <div className={shown ? styles.shown : 'visually-hidden'}>
        <table className={styles.table}>
          <caption>
            Places on the line from “{LINE_ENDS.low}” (1) to “{LINE_ENDS.high}” ({STEPS})
          </caption>
          <thead>
            <tr>
              <th scope="col">Area</th>
              {people.map(({ userId, name }) => (
                <th key={userId} scope="col" className={styles.person}>
                  {name}
                </th>
              ))}
              <th scope="col">In words</th>
            </tr>
          </thead>
          <Rows categories={categories} people={people} />
        </table>
      </div>
    </div>
  );
}
