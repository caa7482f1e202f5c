import {
  AGE_BANDS,
  CHILDREN_FROM,
  type ChildrenFrom,
  type Household,
  type Weekday,
  WEEKDAYS,
} from '@anew/contracts/household/views';
import * as words from '@anew/words/welcome';
import { CheckCards } from '#shared/ui/check-cards';
import { RadioCards } from '#shared/ui/radio-cards';
import stack from '#shared/ui/stack.module.css';
import { AGES, CHILDREN, DAYS } from '../lib/household-words';
import { type Presence, presenceOf, toggled, toggledOrNone } from '../lib/steps';
import type { QuestionProps } from './question';
import styles from './welcome.module.css';

export const useHousehold = ({ draft, change }: QuestionProps) => ({
  ...draft.household,
  set: (part: Partial<Household>) => change({ household: { ...draft.household, ...part } }),
});

export function ChildrenQuestion(props: QuestionProps) {
  const { children, set } = useHousehold(props);
  const chosen: (ChildrenFrom | 'none')[] = children?.length === 0 ? ['none'] : (children ?? []);

  return (
    <CheckCards
      headingRef={props.headingRef}
      legend={words.whoseChildren()}
      hint={words.forBoth()}
      options={[
        ...CHILDREN_FROM.map((from) => [from, CHILDREN[from]()] as const),
        ['none', words.noChildren()] as const,
      ]}
      chosen={chosen}
      onToggle={(value) => set({ children: toggledOrNone(children, value) })}
    />
  );
}

export function AgesQuestion(props: QuestionProps) {
  const { ageBands, set } = useHousehold(props);
  return (
    <CheckCards
      headingRef={props.headingRef}
      legend={words.howOld()}
      hint={words.forBoth()}
      options={AGE_BANDS.map((band) => [band, AGES[band]()] as const)}
      chosen={ageBands}
      onToggle={(band) => set({ ageBands: toggled(ageBands, band) })}
    />
  );
}

const DAYS_OF: Record<Presence, Weekday[]> = {
  always: [...WEEKDAYS],
  'some-days': ['friday', 'saturday', 'sunday'],
  changing: [],
};

const presences = () =>
  [
    { value: 'always', label: words.everyDay() },
    { value: 'some-days', label: words.certainDays() },
    { value: 'changing', label: words.changes() },
  ] as const;

export function DaysQuestion(props: QuestionProps) {
  const { days, set } = useHousehold(props);
  const presence = presenceOf(days);

  function toggleDay(day: Weekday) {
    const next = toggled(days ?? [], day);
    set({ days: WEEKDAYS.filter((each) => next.includes(each)) });
  }

  return (
    <div className={stack.stack}>
      <RadioCards
        name="presence"
        headingRef={props.headingRef}
        legend={words.when()}
        options={presences()}
        value={presence}
        onChange={(value) => set({ days: DAYS_OF[value as Presence] })}
      />
      {presence === 'some-days' && (
        <div className={styles.days}>
          <CheckCards
            compact
            legend={words.theseDays()}
            options={WEEKDAYS.map((day) => [day, DAYS[day]()] as const)}
            chosen={days ?? []}
            onToggle={toggleDay}
          />
        </div>
      )}
    </div>
  );
}
