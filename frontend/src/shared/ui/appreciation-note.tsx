import type { Appreciation } from '@anew/contracts/journal/views';
import { Badge } from './badge';
import { DateText } from './date-text';
import layout from './layout.module.css';
import stack from './stack.module.css';

function Author({ own }: { own: boolean }) {
  return (
    <Badge tone={own ? 'primary' : 'accent'}>
      <svg width="10" height="10" viewBox="0 0 10 10" fill="currentColor" aria-hidden="true">
        {own ? <circle cx="5" cy="5" r="4.500" /> : <path d="m5 0 5 5-5 5-5-5z" />}
      </svg>
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
      <p className={layout.asWritten}>{note.appreciation}</p>
      <p className={layout.muted}>
        Quality: <span className={layout.asWritten}>{note.quality}</span>
      </p>
      {own && !note.partnerCanRead && <p className={layout.muted}>Only you can read this so far.</p>}
    </article>
  );
}
