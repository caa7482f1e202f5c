import type { EntryFilter } from '@anew/contracts/journal/views';
import * as words from '@anew/words/journal';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { newestEntryQuery } from '#api/journal-parts';
import { classNames } from '#shared/lib/class-names';
import { lazyPart } from '#shared/lib/lazy-part';
import { Button, ButtonLink } from '#shared/ui/button';
import layout from '#shared/ui/layout.module.css';
import stack from '#shared/ui/stack.module.css';
import { useHasPartner } from '../hooks/use-has-partner';
import { useToday } from '../hooks/use-today';
import { weekAYearAgo } from '../lib/days';
import type { View } from '../lib/view';
import type { CalendarProps } from './calendar';
import styles from './journal.module.css';

const calendar = lazyPart<CalendarProps>(() => import('./calendar'));

interface LookingForProps {
  view: View;
  partner: string | null;
  onChange: (view: View) => void;
}

type Filter = readonly [EntryFilter | null, string];

function filtersFor(partner: string | null, hasPartner: boolean): Filter[] {
  const theirs: Filter = ['theirs', words.theirs({ name: partner ?? 'unknown' })];
  return [
    [null, words.allEntries()],
    ['mine', words.mine()],
    ...(hasPartner ? [theirs] : []),
    ['private', words.privateBadge()],
  ];
}

function Filters({ view, partner, onChange }: LookingForProps) {
  const hasPartner = useHasPartner();
  return (
    <div role="group" aria-label={words.whichEntries()} className={classNames(stack.actions, styles.filters)}>
      {filtersFor(partner, hasPartner).map(([filter, label]) => (
        <Button
          key={label}
          variant="quiet"
          aria-pressed={view.filter === filter}
          onClick={() => onChange({ ...view, filter })}
        >
          <bdi>{label}</bdi>
        </Button>
      ))}
    </div>
  );
}

/** Leads back to what was written a year ago, if there is something. It shows nothing of it before it is asked. */
function AYearAgo({ view, onChange }: Pick<LookingForProps, 'view' | 'onChange'>) {
  const week = weekAYearAgo(useToday());
  const { data: newest } = useQuery(newestEntryQuery(week));
  if (!newest?.[0]) return null;
  const isChosen = view.period?.from === week.from && view.period.to === week.to;
  const period = isChosen ? null : { ...week, title: words.aYearAgo() };
  return (
    <Button variant="quiet" aria-pressed={isChosen} onClick={() => onChange({ ...view, period })}>
      {words.aYearAgo()}
    </Button>
  );
}

function ChosenDays({ period, onLeave }: Pick<View, 'period'> & { onLeave: () => void }) {
  return (
    <div role="status" className={classNames(stack.actions, layout.muted)}>
      {period && (
        <>
          <span>{words.showing({ period: period.title })}</span>
          <Button variant="quiet" onClick={onLeave}>
            {words.showAllDays()}
          </Button>
        </>
      )}
    </div>
  );
}

/** Ways to find an entry again: by whose it is, by day, and a year ago. */
export function LookingFor({ view, partner, onChange }: LookingForProps) {
  const hasPartner = useHasPartner();
  const [isCalendarOpen, setCalendarOpen] = useState(false);
  const { period } = view;

  function showAllDays() {
    onChange({ ...view, period: null });
    // The button that has the focus goes. The list that it was about stands below this heading.
    document.getElementById('recent')?.focus();
  }

  return (
    <div className={classNames(stack.actions, stack.apart, styles.looking, 'screen-only')}>
      <Filters view={view} partner={partner} onChange={onChange} />
      <div className={stack.actions}>
        <Button
          variant="secondary"
          aria-expanded={isCalendarOpen}
          onClick={() => setCalendarOpen((isOpen) => !isOpen)}
        >
          {words.calendar()}
        </Button>
        {hasPartner && (
          <ButtonLink to="/journal?keepsake=true" variant="secondary">
            {words.keepsake()}
          </ButtonLink>
        )}
        <AYearAgo view={view} onChange={onChange} />
      </div>
      {isCalendarOpen && (
        <Suspense fallback={null}>
          <calendar.Component
            chosen={period?.from === period?.to ? (period?.from ?? null) : null}
            partner={partner}
            onChoose={(chosen) => onChange({ ...view, period: chosen })}
          />
        </Suspense>
      )}
      <ChosenDays period={period} onLeave={showAllDays} />
    </div>
  );
}
