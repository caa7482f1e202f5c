import * as words from '@anew/words/journal-keepsake';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { appreciationsOfQuery, type Period, sharedEntriesQuery } from '#api/journal-parts';
import { classNames } from '#shared/lib/class-names';
import { QuickExitBar } from '#shared/quick-exit/quick-exit';
import { Button, ButtonLink } from '#shared/ui/button';
import { EmptyState } from '#shared/ui/empty-state';
import { Loaded } from '#shared/ui/loaded';
import { Page } from '#shared/ui/page';
import { OpenBook } from '#shared/ui/scenes/open-book';
import { Select } from '#shared/ui/select';
import stack from '#shared/ui/stack.module.css';
import { useToday } from '../hooks/use-today';
import { bookOf, firstTimeAt, type Time, timesAt } from '../lib/book';
import { Book } from './book';

export interface KeepsakeProps {
  userId: string;
  /** First names of the two, or empty. */
  name: string;
  partner: string;
}

/** Both lists, as one read. */
function useShared(period: Period) {
  const entries = useQuery(sharedEntriesQuery(period));
  const appreciations = useQuery(appreciationsOfQuery(period));
  const data = entries.data && appreciations.data && bookOf(entries.data, appreciations.data);
  return {
    data: data ?? undefined,
    isError: entries.isError || appreciations.isError,
    refetch: () => void Promise.all([entries.refetch(), appreciations.refetch()]),
  };
}

/** Prints once the photos are there. One that does not load is left out. */
async function print(): Promise<void> {
  await Promise.allSettled([...document.images].map((image) => image.decode()));
  window.print();
}

interface ChoiceProps {
  times: Time[];
  time: Time;
  onChoose: (label: string) => void;
}

function Choice({ times, time, onChoose }: ChoiceProps) {
  return (
    <div className={classNames(stack.stack, 'screen-only')}>
      <Select
        label={words.whichTime()}
        value={time.label}
        onChange={(event) => onChoose(event.target.value)}
        options={times.map(({ label }) => ({ value: label, label }))}
      />
      <div className={stack.actions}>
        <Button onClick={() => void print()}>{words.printButton()}</Button>
        <ButtonLink to="/journal" variant="secondary">
          {words.backButton()}
        </ButtonLink>
        <ButtonLink to="/profile" variant="quiet">
          {words.allYourData()}
        </ButtonLink>
      </div>
    </div>
  );
}

/** What the two share, as a book to print. */
export default function Keepsake({ userId, name, partner }: KeepsakeProps) {
  const today = useToday();
  const times = timesAt(today);
  const [chosen, setChosen] = useState(times[firstTimeAt(today)]?.label);
  const time = times.find(({ label }) => label === chosen) ?? { label: words.everything() };
  const { label, ...period } = time;
  const query = useShared(period);
  return (
    <Page title={words.title()} width="narrow" lead={words.lead()}>
      <QuickExitBar />
      <Choice times={times} time={time} onChoose={setChosen} />
      <Loaded query={query} loading={words.loading()} failed={words.notLoaded()}>
        {(chapters) =>
          chapters.length === 0 ? (
            <EmptyState illustration={<OpenBook />} title={words.emptyTitle()}>
              {words.emptyText()}
            </EmptyState>
          ) : (
            <Book chapters={chapters} time={label} userId={userId} name={name} partner={partner} />
          )
        }
      </Loaded>
    </Page>
  );
}
