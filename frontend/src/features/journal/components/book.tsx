import type { Appreciation, JournalEntry } from '@anew/contracts/journal/views';
import * as words from '@anew/words/journal-keepsake';
import { classNames } from '#shared/lib/class-names';
import { DateText } from '#shared/ui/date-text';
import layout from '#shared/ui/layout.module.css';
import { PersonShape } from '#shared/ui/person-shape';
import { Sentence } from '#shared/ui/sentence';
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
    <p className={layout.asWritten} dir="auto" data-not-ours>
      {entry.content}
    </p>
    <EntryPhoto entry={entry} by={by} eager />
  </>
);

const AppreciationText = ({ appreciation, quality }: Appreciation) => (
  <>
    <p className={layout.asWritten} dir="auto" data-not-ours>
      {appreciation}
    </p>
    <p className={layout.muted}>
      <Sentence>{words.appreciated({ quality, what: (text) => <bdi>{text}</bdi> })}</Sentence>
    </p>
  </>
);

function Page({ leaf, userId, name, partner }: Two & { leaf: Leaf }) {
  const { text } = leaf;
  const nameOf = (own: boolean) => (own ? name || words.you() : partner || words.yourPartner());
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
        <p className={classNames(styles.reply, layout.asWritten)} dir="auto" data-not-ours>
          <bdi>{nameOf(!own)}</bdi>: {text.reply.text}
        </p>
      )}
    </article>
  );
}

/** A cover, and the months with what was written in them. */
export function Book({ chapters, time, ...two }: Two & { chapters: Chapter[]; time: string }) {
  const names = [two.name || words.you(), two.partner || words.yourPartnerInNames()];
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
        <p className={layout.larger}>{words.coverText()}</p>
        {time !== words.everything() && <p className={layout.muted}>{time}</p>}
      </div>
      {chapters.map(({ title, leaves }) => (
        <section key={title} className={styles.chapter}>
          <h2 data-not-ours>{title}</h2>
          {leaves.map((leaf) => (
            <Page key={leaf.id} leaf={leaf} {...two} />
          ))}
        </section>
      ))}
    </div>
  );
}
