import * as words from '@anew/words/journal-writing';
import type { KeptOn } from '#shared/lib/drafts';
import layout from '#shared/ui/layout.module.css';

/** Screen readers do not announce it, because it changes with every pause in typing. */
export function DraftNote({ keptOn }: { keptOn: KeptOn | null }) {
  return (
    <p className={layout.muted}>
      {keptOn === 'device' && words.draftSaved()}
      {keptOn === 'page' && words.draftOnPage()}
      {keptOn === null && '\u00a0'}
    </p>
  );
}
