import { languageOf } from '@anew/words/language';
import { wroteEntry } from '@anew/words/navigation';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { newsQuery } from '#api/journal';

interface Heard {
  /** Ids of the partner's entries that have been new since the app was opened. */
  known: readonly string[];
  /** The one that came last while it was open. */
  last?: string;
}

/**
 * Tells a screen reader of an entry by the partner that arrives while a screen is open, because the mark at the link to
 * the journal appears in silence. Each time the sentence comes anew. It stays when the entry has been seen, because
 * some screen readers read it only after a moment.
 */
export function EntryArrived({ partner }: { partner: string }) {
  const { data: news } = useQuery(newsQuery);
  const [heard, setHeard] = useState<Heard>();
  const ids = news?.entries.map(({ id }) => id) ?? [];
  if (news && !heard) setHeard({ known: ids });
  const arrived = heard && ids.find((id) => !heard.known.includes(id));
  if (arrived) setHeard({ known: [...heard.known, ...ids], last: arrived });
  return (
    <p role="status" className="visually-hidden" lang={languageOf('navigation')}>
      {heard?.last && <span key={heard.last}>{wroteEntry({ name: partner || 'unknown' })}</span>}
    </p>
  );
}
