import type { Member } from '@anew/contracts/identity/views';
import * as words from '@anew/words/navigation';
import { classNames } from '#shared/lib/class-names';
import { PersonShape } from '#shared/ui/person-shape';
import styles from './names.module.css';

interface NamesProps {
  userId: string;
  /** Oldest first, so that both partners see the names in the same order. */
  members: readonly Member[];
  /** Never cuts a name, however long it is. */
  whole?: boolean;
}

/** Says who is here and which shape stands for whom. */
export function Names({ userId, members, whole = false }: NamesProps) {
  return (
    <ul role="list" aria-label={words.twoOfYou()} className={classNames(styles.names, whole && styles.whole)}>
      {members.map((member) => {
        const own = member.userId === userId;
        const name = member.firstName?.trim() ?? '';
        return (
          <li key={member.userId}>
            <PersonShape own={own} />
            {name === '' ? own ? words.you() : words.yourPartner() : <bdi>{name}</bdi>}
          </li>
        );
      })}
      {members.length === 1 && (
        <li>
          <PersonShape own={false} outlined />
          <span className="visually-hidden">{words.placeFree()}</span>
        </li>
      )}
    </ul>
  );
}
