import type { Appreciation } from '@anew/contracts/journal/views';
import * as words from '@anew/words/appreciation-note';
import { useShape } from '../lib/shapes';
import { Badge } from './badge';
import { DateText } from './date-text';
import layout from './layout.module.css';
import { PersonShape } from './person-shape';
import { Quality } from './quality';
import stack from './stack.module.css';
import { Unbroken } from './unbroken';

function Author({ own }: { own: boolean }) {
  const tone = useShape(own) === 'circle' ? 'primary' : 'accent';
  return (
    <Badge tone={tone}>
      <PersonShape own={own} size={10} />
      {own ? words.byYou() : words.byPartner()}
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
      <p className={layout.asWritten} dir="auto" data-not-ours>
        <Unbroken>{note.appreciation}</Unbroken>
      </p>
      <p className={layout.muted}>
        <Quality>{note.quality}</Quality>
      </p>
      {own && !note.partnerCanRead && <p className={layout.muted}>{words.onlyYou()}</p>}
    </article>
  );
}
