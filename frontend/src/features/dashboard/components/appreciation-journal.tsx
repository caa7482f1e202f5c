import type { Appreciation } from '@anew/contracts/journal/views';
import { useQuery } from '@tanstack/react-query';
import { latestAppreciationsQuery } from '#api/journal';
import { AppreciationNote } from '#shared/ui/appreciation-note';
import { ButtonLink } from '#shared/ui/button';
import { Card } from '#shared/ui/card';
import layout from '#shared/ui/layout.module.css';
import { Loaded } from '#shared/ui/loaded';
import stack from '#shared/ui/stack.module.css';

function Notes({ notes, userId }: { notes: Appreciation[]; userId: string }) {
  if (notes.length === 0) {
    return <p className={layout.muted}>What the two of you appreciate in each other is collected here.</p>;
  }
  return (
    <div className={stack.rows}>
      {notes.map((note) => (
        <AppreciationNote key={note.id} note={note} own={note.userId === userId} />
      ))}
    </div>
  );
}

export function AppreciationJournal({ userId }: { userId: string }) {
  return (
    <Card
      title="Appreciation journal"
      aside={
        <ButtonLink to="/appreciations" variant="quiet">
          All appreciations
        </ButtonLink>
      }
    >
      <Loaded
        query={useQuery(latestAppreciationsQuery)}
        loading="Loading your appreciations"
        failed="Your appreciations did not load"
      >
        {(notes) => <Notes notes={notes ?? []} userId={userId} />}
      </Loaded>
    </Card>
  );
}
