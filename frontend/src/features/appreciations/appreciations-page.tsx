import type { Appreciation } from '@anew/contracts/journal/views';
import { useAppreciations } from '#shared/lib/use-appreciations';
import { AppreciationNote } from '#shared/ui/appreciation-note';
import { ButtonLink } from '#shared/ui/button';
import { Card } from '#shared/ui/card';
import { EmptyState } from '#shared/ui/empty-state';
import { Loaded } from '#shared/ui/loaded';
import { Page } from '#shared/ui/page';
import { BlankLetter } from '#shared/ui/scenes/blank-letter';
import styles from './appreciations.module.css';

function Counts({ total, own }: { total: number; own: number }) {
  const counts = [
    ['Total', total],
    ['From you', own],
    ['From your partner', total - own],
  ] as const;
  return (
    <dl className={styles.counts}>
      {counts.map(([label, count]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  );
}

function Nothing() {
  return (
    <EmptyState
      illustration={<BlankLetter />}
      title="Nothing has been collected yet"
      action={<ButtonLink to="/">Write the first one on the dashboard</ButtonLink>}
    >
      Every appreciation the two of you write is kept here, newest first, so that a hard day can borrow from a
      good one.
    </EmptyState>
  );
}

function Collection({ notes, userId }: { notes: Appreciation[]; userId: string }) {
  const own = notes.filter((note) => note.userId === userId).length;
  return (
    <>
      <Counts total={notes.length} own={own} />
      {notes.length === 0 && <Nothing />}
      {notes.map((note) => (
        <Card key={note.id} as="div" className={styles.note}>
          <AppreciationNote note={note} own={note.userId === userId} />
        </Card>
      ))}
    </>
  );
}

export function AppreciationsPage({ userId }: { userId: string }) {
  return (
    <Page title="Appreciations" width="narrow" lead="The good you notice in each other, kept.">
      <Loaded
        query={useAppreciations()}
        loading="Loading your appreciations"
        failed="Your appreciations did not load"
      >
        {(notes) => <Collection notes={notes ?? []} userId={userId} />}
      </Loaded>
    </Page>
  );
}
