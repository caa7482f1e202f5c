import type { JournalEntry } from '@anew/contracts/journal/views';
import * as words from '@anew/words/journal-photo';
import { photoUrl } from '#api/photos';
import layout from '#shared/ui/layout.module.css';
import styles from './photo.module.css';

interface EntryPhotoProps {
  entry: JournalEntry;
  /** Whose entry it is: a name, or `you` or `partner`. */
  by: string;
  /** Loads the photo even if it is far below, because it is to be printed. */
  eager?: boolean;
}

/** The photo of an entry. Its caption is its alternative text, so it is not read aloud twice. */
export function EntryPhoto({ entry: { photo }, by, eager = false }: EntryPhotoProps) {
  if (!photo) return null;
  const { caption, width, height } = photo;
  return (
    <figure className={styles.figure}>
      <img
        src={photoUrl(photo)}
        alt={caption ?? words.photoBy({ who: by })}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        className={styles.photo}
      />
      {caption !== null && (
        <figcaption aria-hidden="true" dir="auto" className={layout.muted} data-not-ours>
          {caption}
        </figcaption>
      )}
    </figure>
  );
}
