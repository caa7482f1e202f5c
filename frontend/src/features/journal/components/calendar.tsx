import type { JournalDay } from '@anew/contracts/journal/views';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { journalDaysQuery } from '#api/journal-parts';
import { classNames } from '#shared/lib/class-names';
import { dateFormat } from '#shared/lib/dates';
import { Card } from '#shared/ui/card';
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

const MONTH = dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' });
const DAY = dateFormat({
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

interface CalendarProps {
  chosen: string | null;
  partner: string | null;
  onChoose: (period: View['period']) => void;
}

interface DayCellProps extends CalendarProps {
  day: string;
  isToday: boolean;
  written: JournalDay | undefined;
}

function whoWrote({ mine, theirs }: JournalDay, partner: string | null): string {
  const them = partner ?? 'your partner';
  if (mine && theirs) return `you and ${them} wrote`;
  return `${mine ? 'you' : them} wrote`;
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
      aria-label={`${title}: ${whoWrote(written, partner)}`}
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
    <div className={classNames(stack.actions, stack.apart)}>
      <IconButton icon="arrow-left" label="Earlier month" onClick={() => onTurn(-1)} />
      <h3 aria-live="polite">{MONTH.format(new Date(`${month}-01`))}</h3>
      <IconButton
        icon="arrow-right"
        label="Later month"
        aria-disabled={isPresent}
        onClick={() => !isPresent && onTurn(1)}
      />
    </div>
  );
}

/** One month, and the days on which there is something to read, by the shapes of those who wrote. It counts nothing. */
export function Calendar(props: CalendarProps) {
  const today = useToday();
  const [month, setMonth] = useState((props.chosen ?? today).slice(0, 7));
  const { data, isError, refetch } = useQuery({
    ...journalDaysQuery(month),
    placeholderData: keepPreviousData,
  });
  const written = new Map(data?.map((each) => [each.day, each]));
  return (
    <Card tone="sunken" className={stack.stack}>
      <Head month={month} today={today} onTurn={(months) => setMonth((it) => monthsLater(it, months))} />
      {isError && (
        <Notice tone="warning" live action={<TextButton onClick={() => void refetch()}>Retry</TextButton>}>
          The calendar did not load.
        </Notice>
      )}
      <table className={styles.month}>
        <thead className={layout.small}>
          <tr>
            {WEEKDAYS.map((name) => (
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
                <td key={WEEKDAYS[place]}>
                  {day && <DayCell {...props} day={day} isToday={day === today} written={written.get(day)} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
