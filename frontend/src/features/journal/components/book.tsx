import type { Appreciation, JournalEntry } from '@anew/contracts/journal/views';
import { classNames } from '#shared/lib/class-names';
import { DateText } from '#shared/ui/date-text';
import layout from '#shared/ui/layout.module.css';
import { PersonShape } from '#shared/ui/person-shape';
import type { Chapter, Leaf } from '../lib/book';
import styles from './book.module.css';

interface Two {
  userId: string;
  /** First names of the two, or empty. */
  name: string;
  partner: string;
}

const EntryText = ({ content }: JournalEntry) => (
  <p className={layout.asWritten} dir="auto">
    {content}
  </p>
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
      {leaf.kind === 'entry' ? <EntryText {...leaf.text} /> : <AppreciationText {...leaf.text} />}
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
        <p className={styles.names}>
          <bdi>{names[0]}</bdi> & <bdi>{names[1]}</bdi>
        </p>
        <p className={layout.larger}>{time === 'Everything' ? 'What we wrote to each other' : time}</p>
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
