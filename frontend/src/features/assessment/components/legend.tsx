import * as words from '@anew/words/assessment-results';
import type { Shape } from '#shared/lib/shapes';
import type { Person } from '../lib/couple-people';
import { Marker } from './dumbbell';
import styles from './legend.module.css';

function Key({ shape }: { shape: Shape }) {
  return (
    <svg width="26" height="26" viewBox="-13 -13 26 26" aria-hidden="true">
      <Marker shape={shape} />
    </svg>
  );
}

export function Legend({ people }: { people: readonly Person[] }) {
  return (
    <ul role="list" className={styles.legend} aria-label={words.legend()}>
      {people.map(({ userId, name, shape }) => (
        <li key={userId}>
          <Key shape={shape} />
          <bdi>{name}</bdi>
          <span className="visually-hidden">{words.shape({ shape })}</span>
        </li>
      ))}
    </ul>
  );
}
