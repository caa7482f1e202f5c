import type { Appreciation } from '@anew/contracts/journal/views';
import * as noteWords from '@anew/words/appreciation-note';
import * as words from '@anew/words/appreciations';
import { classNames } from '#shared/lib/class-names';
import { Reaction } from '#shared/reactions/reaction';
import { Badge } from '#shared/ui/badge';
import { Card } from '#shared/ui/card';
import { DateText } from '#shared/ui/date-text';
import layout from '#shared/ui/layout.module.css';
import { PersonShape } from '#shared/ui/person-shape';
import { Sentence } from '#shared/ui/sentence';
import styles from './appreciations.module.css';

/** The person who looks at the page, and their partner. */
export interface Two {
  userId: string;
  /** First names, or empty. */
  name: string;
  partner: string;
}

interface NoteCardProps extends Two {
  note: Appreciation;
  isNew: boolean;
}

/** Says whose appreciation it is: by shape, by name, and in words. */
function Author({ own, name, at }: { own: boolean; name: string; at: string }) {
  return (
    <div>
      {name !== '' && (
        <p className={styles.name}>
          <bdi>{name}</bdi>
        </p>
      )}
      <p className={name === '' ? undefined : layout.muted}>
        <span className={styles.whose}>{own ? noteWords.byYou() : noteWords.byPartner()}</span> ·{' '}
        <DateText at={at} className={layout.muted} />
      </p>
    </div>
  );
}

export function NoteCard({ note, isNew, userId, name, partner }: NoteCardProps) {
  const own = note.userId === userId;
  return (
    <Card as="article" className={styles.note}>
      <header className={styles.head}>
        <PersonShape own={own} size={22} />
        <Author own={own} name={own ? name : partner} at={note.createdAt} />
        {isNew && <Badge tone="accent">{words.newBadge()}</Badge>}
      </header>
      <p className={classNames(layout.asWritten, layout.larger)} dir="auto" data-not-ours>
        {note.appreciation}
      </p>
      <p className={layout.muted}>
        <Sentence>
          {noteWords.quality({
            quality: note.quality,
            what: (text) => <bdi className={classNames(layout.asWritten, styles.quality)}>{text}</bdi>,
          })}
        </Sentence>
      </p>
      {own && !note.partnerCanRead && <p className={layout.muted}>{noteWords.onlyYou()}</p>}
      <Reaction kind="appreciation" text={note} userId={userId} partner={partner} />
    </Card>
  );
}
