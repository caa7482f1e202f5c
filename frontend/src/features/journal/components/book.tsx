import type { Appreciation, JournalEntry } from '@anew/contracts/journal/views';
import { classNames } from '#shared/lib/class-names';
import { DateText } from '#shared/ui/date-text';
import layout from '#shared/ui/layout.module.css';
import { PersonShape } from '#shared/ui/person-shape';
import type { Chapter, Leaf } from '../lib/book';
import styles from './book.module.css';
import { EntryPhoto } from './entry-photo';

interface Two {
  userId: string;
  /** First names of the two, or empty. */
  name: string;
  partner: string;
}

const EntryText = ({ entry, by }: { entry: JournalEntry; by: string }) => (
  <>
    <p className={layout.asWritten} dir="auto">
      {entry.content}
    </p>
    <EntryPhoto entry={entry} by={by} eager />
  </>
);

const AppreciationText = ({ appreciation, quality }: Appreciation) => (
  <>
    <p className={layout.asWritten} dir="auto">
      {appreciation}
    </p>
    <p className={layout.muted}>
      Appreciated: <bdi>{quality}</bdi>
    </p>
  </>
);

function Page({ leaf, userId, name, partner }: Two & { leaf: Leaf }) {
  const { text } = leaf;
  const nameOf = (own: boolean) => (own ? name || 'You' : partner || 'Your partner');
  const own = text.userId === userId;
  return (
    <article className={styles.leaf}>
      <p className={layout.muted}>
        <PersonShape own={own} size={10} /> <bdi>{nameOf(own)}</bdi> ·{' '}
        <DateText at={text.createdAt} length="long" />
      </p>
      {leaf.kind === 'entry' ? (
        <EntryText entry={leaf.text} by={nameOf(own)} />
      ) : (
        <AppreciationText {...leaf.text} />
      )}
      {text.reply && (
        <p className={classNames(styles.reply, layout.asWritten)} dir="auto">
          <bdi>{nameOf(!own)}</bdi>: {text.reply.text}
        </p>
      )}
    </article>
  );
}

/** A cover, and the months with what was written in them. */
export function Book({ chapters, time, ...two }: Two & { chapters: Chapter[]; time: string }) {
  const names = [two.name || 'You', two.partner || 'your partner'];
  return (
    <div className={styles.book}>
      <div className={styles.cover}>
        <p className={styles.shapes}>
          <PersonShape own size={40} />
          <PersonShape own={false} size={40} />
        </p>
        <p className={styles.names}>
          <bdi>{names[0]}</bdi> & <bdi>{names[1]}</bdi>
        </p>
        <p className={layout.larger}>What we wrote to each other</p>
        {time !== 'Everything' && <p className={layout.muted}>{time}</p>}
      </div>
      {chapters.map(({ title, leaves }) => (
        <section key={title} className={styles.chapter}>
          <h2>{title}</h2>
          {leaves.map((leaf) => (
            <Page key={leaf.id} leaf={leaf} {...two} />
          ))}
        </section>
      ))}
    </div>
  );
}
