import type { CategoryResult } from '@anew/contracts/assessment/results';
import * as words from '@anew/words/assessment-results';
import { useState } from 'react';
import { Button } from '#shared/ui/button';
import { Sentence } from '#shared/ui/sentence';
import type { Person } from '../lib/couple-people';
import { bandWords, stepOf, STEPS } from '../lib/places';
import styles from './lines-table.module.css';

interface LinesTableProps {
  categories: readonly CategoryResult[];
  people: readonly Person[];
}

function Place({ category, userId }: { category: CategoryResult; userId: string }) {
  const partner = category.partners.find((it) => it.userId === userId);
  if (!partner) return '–';
  const of = (text: string) => <span className={styles.of}>{text}</span>;
  return <Sentence>{words.placeOf({ place: stepOf(partner.score), steps: STEPS, of })}</Sentence>;
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
          <td>{bandWords(category.band)}</td>
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
      <Button variant="quiet" onClick={() => setShown(!shown)}>
        {shown ? words.hideTable() : words.showTable()}
      </Button>
      <div className={shown ? styles.shown : 'visually-hidden'}>
        <table className={styles.table}>
          <caption>{words.caption({ steps: STEPS })}</caption>
          <thead>
            <tr>
              <th scope="col">{words.area()}</th>
              {people.map(({ userId, name }) => (
                <th key={userId} scope="col" className={styles.person}>
                  <bdi>{name}</bdi>
                </th>
              ))}
              <th scope="col">{words.inWords()}</th>
            </tr>
          </thead>
          <Rows categories={categories} people={people} />
        </table>
      </div>
    </div>
  );
}
