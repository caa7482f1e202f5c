import type { JournalDay } from '@anew/contracts/journal/views';
import { DAY_MS } from '@anew/contracts/local-date';
import * as words from '@anew/words/journal-calendar';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { journalDaysQuery } from '#api/journal-parts';
import { classNames } from '#shared/lib/class-names';
import { dateFormat } from '#shared/lib/dates';
import { Card } from '#shared/ui/card';
import { passFocusOn } from '#shared/ui/heading-focus';
import { IconButton } from '#shared/ui/icon-button';
import layout from '#shared/ui/layout.module.css';
import { Notice } from '#shared/ui/notice';
import { PersonShape } from '#shared/ui/person-shape';
import stack from '#shared/ui/stack.module.css';
import { TextButton } from '#shared/ui/text-button';
import { useToday } from '../hooks/use-today';
import { monthsLater, weeksOf } from '../lib/days';
import type { View } from '../lib/view';
import styles from './calendar.module.css';

const MONTH = dateFormat('journal-calendar', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const DAY = dateFormat('journal-calendar', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});
const WEEKDAY = dateFormat('journal-calendar', { weekday: 'long', timeZone: 'UTC' });
/** A Sunday, with which a week begins. */
const SUNDAY = Date.UTC(2026, 1, 1);

const weekdays = () =>
  Array.from({ length: 7 }, (_, place) => WEEKDAY.format(new Date(SUNDAY + place * DAY_MS)));

export interface CalendarProps {
  chosen: string | null;
  partner: string | null;
  onChoose: (period: View['period']) => void;
}

interface DayCellProps extends CalendarProps {
  day: string;
  isToday: boolean;
  written: JournalDay | undefined;
}

function whoWrote({ mine, theirs }: JournalDay, partner: string | null) {
  if (mine && !theirs) return 'mine';
  if (partner === null) return mine ? 'bothUnnamed' : 'unnamed';
  return mine ? 'both' : 'theirs';
}

/** Days on which nothing was written are just days. */
function DayCell({ day, isToday, written, chosen, partner, onChoose }: DayCellProps) {
  const number = <span aria-current={isToday ? 'date' : undefined}>{Number(day.slice(8))}</span>;
  if (!written) return number;
  const title = DAY.format(new Date(day));
  const isChosen = day === chosen;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={words.written({ who: whoWrote(written, partner), date: title, name: partner ?? '' })}
      onClick={() => onChoose(isChosen ? null : { from: day, to: day, title })}
    >
      {number}
      <span className={styles.marks}>
        {written.mine && <PersonShape own size={8} />}
        {written.theirs && <PersonShape own={false} size={8} />}
      </span>
    </button>
  );
}

interface MonthProps {
  month: string;
  today: string;
  onTurn: (months: number) => void;
}

function Head({ month, today, onTurn }: MonthProps) {
  const isPresent = month >= today.slice(0, 7);
  return (
    <div className={classNames(stack.actions, stack.apart, styles.head)}>
      <IconButton icon="arrow-left" label={words.earlierMonth()} onClick={() => onTurn(-1)} />
      <h3 aria-live="polite" data-not-ours>
        {MONTH.format(new Date(`${month}-01`))}
      </h3>
      <IconButton
        icon="arrow-right"
        label={words.laterMonth()}
        aria-disabled={isPresent}
        onClick={() => !isPresent && onTurn(1)}
      />
    </div>
  );
}

interface WeeksProps extends CalendarProps {
  month: string;
  today: string;
  days: readonly JournalDay[] | null | undefined;
}

function Weeks({ month, today, days, ...props }: WeeksProps) {
  const written = new Map(days?.map((each) => [each.day, each]));
  return (
    <table className={styles.month}>
      <thead className={layout.small} data-not-ours>
        <tr>
          {weekdays().map((name) => (
            <th key={name} scope="col" abbr={name}>
              {name.slice(0, 2)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.find((day) => day !== null)}>
            {week.map((day, place) => (
              <td key={place}>
                {day && <DayCell {...props} day={day} isToday={day === today} written={written.get(day)} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** One month, and the days on which there is something to read, by the shapes of those who wrote. It counts nothing. */
export default function Calendar(props: CalendarProps) {
  const today = useToday();
  const [month, setMonth] = useState((props.chosen ?? today).slice(0, 7));
  const { data, isError, refetch } = useQuery({
    ...journalDaysQuery(month),
    placeholderData: keepPreviousData,
  });
  return (
    <Card tone="sunken" className={stack.stack}>
      <Head month={month} today={today} onTurn={(months) => setMonth((it) => monthsLater(it, months))} />
      {isError && (
        <Notice
          tone="warning"
          live
          action={
            <TextButton ref={passFocusOn} onClick={() => void refetch()}>
              {words.retryButton()}
            </TextButton>
          }
        >
          {words.notLoaded()}
        </Notice>
      )}
      <Weeks {...props} month={month} today={today} days={data} />
    </Card>
  );
}
