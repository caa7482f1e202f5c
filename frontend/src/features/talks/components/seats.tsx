import { classNames } from '#shared/lib/class-names';
import layout from '#shared/ui/layout.module.css';
import { PersonShape } from '#shared/ui/person-shape';
import type { Partner } from '../lib/names';
import styles from './talks.module.css';

interface SeatsProps {
  partners: readonly Partner[];
  /** Id of the one who has the word. */
  speaker: string;
  says: string;
  hears: string;
}

/** Shows who has the word. It reads the same on one device for both and on two. */
export function Seats({ partners, speaker, says, hears }: SeatsProps) {
  return (
    <ul role="list" className={styles.seats}>
      {partners.map(({ userId, name, own }) => {
        const hasWord = userId === speaker;
        return (
          <li key={userId} className={classNames(styles.seat, hasWord && styles.hasWord)}>
            <PersonShape own={own} size={28} outlined={!hasWord} />
            <span className={layout.tight}>
              <strong>
                <bdi>{name}</bdi>
              </strong>
              <span>{hasWord ? says : hears}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
