import type { Appreciation } from '@anew/contracts/journal/views';
import { useShape } from '../lib/shapes';
import { Badge } from './badge';
import { DateText } from './date-text';
import layout from './layout.module.css';
import { PersonShape } from './person-shape';
import stack from './stack.module.css';
import { Unbroken } from './unbroken';

function Author({ own }: { own: boolean }) {
  const tone = useShape(own) === 'circle' ? 'primary' : 'accent';
  return (
    <Badge tone={tone}>
      <PersonShape own={own} size={10} />
      {own ? 'From You' : 'From Your Partner'}
    </Badge>
  );
}

/** An appreciation, and which of the two wrote it. */
export function AppreciationNote({ note, own }: { note: Appreciation; own: boolean }) {
  return (
    <article className={layout.close}>
      <p className={stack.actions}>
        <Author own={own} />
        <DateText at={note.createdAt} className={layout.muted} />
      </p>
      <p className={layout.asWritten} dir="auto">
        <Unbroken>{note.appreciation}</Unbroken>
      </p>
      <p className={layout.muted}>
        Quality: <bdi className={layout.asWritten}>{note.quality}</bdi>
      </p>
      {own && !note.partnerCanRead && <p className={layout.muted}>Only you can read this so far.</p>}
    </article>
  );
}
