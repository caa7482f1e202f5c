import type { Appreciation } from '@anew/contracts/journal/views';
import * as words from '@anew/words/appreciations';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { itemsOf } from '#api/items';
import { appreciationPages, appreciationStatsQuery } from '#api/journal';
import { useNew } from '#shared/news/use-new';
import { ButtonLink } from '#shared/ui/button';
import { EmptyState } from '#shared/ui/empty-state';
import { Loaded } from '#shared/ui/loaded';
import { Page } from '#shared/ui/page';
import { BlankLetter } from '#shared/ui/scenes/blank-letter';
import { type ListRead, ShowMore } from '#shared/ui/show-more';
import styles from './appreciations.module.css';
import { Collection } from './collection';
import type { Two } from './note-card';

function Counts() {
  const { data } = useQuery(appreciationStatsQuery);
  const counts = [
    [words.total(), data?.total],
    [words.fromYou(), data?.own],
    [words.fromPartner(), data && data.total - data.own],
  ] as const;
  return (
    <dl className={styles.counts}>
      {counts.map(([label, count]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{typeof count === 'number' ? words.amount({ count }) : '–'}</dd>
        </div>
      ))}
    </dl>
  );
}

function Nothing() {
  return (
    <EmptyState
      illustration={<BlankLetter />}
      title={words.emptyTitle()}
      action={<ButtonLink to="/">{words.writeFirst()}</ButtonLink>}
    >
      {words.emptyText()}
    </EmptyState>
  );
}

interface NotesProps {
  two: Two;
  notes: Appreciation[];
  query: ListRead;
  isNew: ReadonlySet<string>;
}

function Notes({ two, notes, query, isNew }: NotesProps) {
  return (
    <>
      {notes.length === 0 && <Nothing />}
      <Counts />
      <Collection notes={notes} isNew={isNew} {...two} />
      <ShowMore
        label={words.showOlder()}
        end={words.listEnd()}
        failed={words.olderNotLoaded()}
        query={query}
        shown={notes.length}
      />
    </>
  );
}

export function AppreciationsPage({ userId, name = '', partner = '' }: Pick<Two, 'userId'> & Partial<Two>) {
  const query = useInfiniteQuery({ ...appreciationPages, select: itemsOf });
  const isNew = useNew('appreciation', query);
  return (
    <Page title={words.title()} width="narrow" lead={words.lead()}>
      <Loaded query={query} loading={words.loading()} failed={words.notLoaded()}>
        {(notes) => <Notes two={{ userId, name, partner }} notes={notes} query={query} isNew={isNew} />}
      </Loaded>
    </Page>
  );
}
