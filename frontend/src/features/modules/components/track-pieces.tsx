import type { Track } from '@anew/contracts/content/views';
import * as words from '@anew/words/module';
import { Numbers } from '#shared/ui/numbers';
import { Unbroken } from '#shared/ui/unbroken';
import styles from './modules.module.css';
import { Section } from './section';

/** Short pieces, closed until somebody opens one. */
export function TrackPieces({ title, intro, pieces }: Track) {
  return (
    <Section title={title} eyebrow={words.pieces({ count: pieces.length })}>
      <p>{intro}</p>
      <div>
        {pieces.map((piece) => (
          <details key={piece.title} className={styles.piece}>
            <summary>
              <Unbroken>{piece.title}</Unbroken>
            </summary>
            <p>
              <Numbers>{piece.text}</Numbers>
            </p>
          </details>
        ))}
      </div>
    </Section>
  );
}
