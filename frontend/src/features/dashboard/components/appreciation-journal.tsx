import type { Appreciation } from '@anew/contracts/journal/views';
import * as words from '@anew/words/dashboard';
import { useQuery } from '@tanstack/react-query';
import { latestAppreciationsQuery } from '#api/journal';
import { AppreciationNote } from '#shared/ui/appreciation-note';
import layout from '#shared/ui/layout.module.css';
import { Loaded } from '#shared/ui/loaded';
import stack from '#shared/ui/stack.module.css';
import { LatelyPart } from './lately-part';

interface AppreciationJournalProps {
  userId: string;
  /** Ids of appreciations that stand further up on the screen. They are not printed a second time. */
  above: readonly string[];
}

function Notes({ notes, userId, above }: AppreciationJournalProps & { notes: Appreciation[] }) {
  const shown = notes.filter(({ id }) => !above.includes(id));
  if (notes.length === 0) {
    return <p className={layout.muted}>{words.noNotes()}</p>;
  }
  if (shown.length === 0) return null;
  return (
    <div className={stack.rows}>
      {shown.map((note) => (
        <AppreciationNote key={note.id} note={note} own={note.userId === userId} />
      ))}
    </div>
  );
}

export function AppreciationJournal(props: AppreciationJournalProps) {
  return (
    <LatelyPart title={words.notesTitle()} link={words.allNotes()} to="/appreciations">
      <Loaded
        query={useQuery(latestAppreciationsQuery)}
        loading={words.loadingNotes()}
        failed={words.notesFailed()}
      >
        {(notes) => <Notes {...props} notes={notes ?? []} />}
      </Loaded>
    </LatelyPart>
  );
}
