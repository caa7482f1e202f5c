import type { Appreciation } from '@anew/contracts/journal/views';
import * as words from '@anew/words/dashboard';
import { Reaction } from '#shared/reactions/reaction';
import { bdi } from '#shared/ui/bdi';
import { ButtonLink } from '#shared/ui/button';
import { Card } from '#shared/ui/card';
import { DateText } from '#shared/ui/date-text';
import layout from '#shared/ui/layout.module.css';
import { PersonShape } from '#shared/ui/person-shape';
import { Quality } from '#shared/ui/quality';
import { Sentence } from '#shared/ui/sentence';
import stack from '#shared/ui/stack.module.css';
import { Unbroken } from '#shared/ui/unbroken';
import type { FreshAppreciations } from '../hooks/use-fresh-appreciations';
import { partnerName } from '../lib/partner-name';
import styles from './fresh-words.module.css';

interface FreshWordsProps {
  userId: string;
  /** First name of the partner, or empty. */
  partner: string;
  fresh: FreshAppreciations;
}

function Words({ note, userId, partner }: Omit<FreshWordsProps, 'fresh'> & { note: Appreciation }) {
  return (
    <article className={layout.close}>
      <p className={styles.words} dir="auto" data-not-ours>
        <Unbroken>{note.appreciation}</Unbroken>
      </p>
      <p className={styles.quality}>
        <Quality>{note.quality}</Quality> · <DateText at={note.createdAt} />
      </p>
      <Reaction kind="appreciation" text={note} userId={userId} partner={partner} />
    </article>
  );
}

function Fresh({ userId, partner, fresh: { notes, hasMore, watch } }: FreshWordsProps) {
  return (
    <div ref={watch}>
      <Card
        tone="accent"
        title={
          <span className={styles.title}>
            <PersonShape own={false} size={16} />
            <span>
              <Sentence>{words.wroteYouNew({ name: partnerName(partner), bdi })}</Sentence>
            </span>
          </span>
        }
      >
        <div className={stack.stack}>
          {notes.map((note) => (
            <Words key={note.id} note={note} userId={userId} partner={partner} />
          ))}
          {hasMore && (
            <ButtonLink to="/appreciations" variant="quiet" className={styles.more}>
              {words.readNew()}
            </ButtonLink>
          )}
        </div>
      </Card>
    </div>
  );
}

/**
 * The partner's new words, in their name. A screen reader hears of those that arrive while the screen is open: each time
 * the sentence comes anew, because it would keep silent about one that stays.
 */
export function FreshWords(props: FreshWordsProps) {
  const { notes, hasMore } = props.fresh;
  const isThere = notes.length > 0 || hasMore;
  return (
    <>
      <p role="status" className="visually-hidden">
        {isThere && <span key={notes[0]?.id}>{words.wroteYou({ name: partnerName(props.partner) })}</span>}
      </p>
      {isThere && <Fresh {...props} />}
    </>
  );
}
