import {
  AGE_BANDS,
  CHILDREN_FROM,
  type ChildrenFrom,
  type Household,
  type Weekday,
  WEEKDAYS,
} from '@anew/contracts/household/views';
import { CheckCards } from '#shared/ui/check-cards';
import { RadioCards } from '#shared/ui/radio-cards';
import stack from '#shared/ui/stack.module.css';
import { type Presence, presenceOf, toggled } from '../lib/steps';
import { AGES, CHILDREN, DAYS } from '../lib/words';
import type { QuestionProps } from './question';
import styles from './welcome.module.css';

const FOR_BOTH = 'Choose all that fit. Both of you see this and can change it.';

export const useHousehold = ({ draft, change }: QuestionProps) => ({
  ...draft.household,
  set: (part: Partial<Household>) => change({ household: { ...draft.household, ...part } }),
});

export function ChildrenQuestion(props: QuestionProps) {
  const { children, set } = useHousehold(props);
  const chosen: (ChildrenFrom | 'none')[] = children?.length === 0 ? ['none'] : (children ?? []);

  function choose(value: ChildrenFrom | 'none') {
    const next = value === 'none' ? [] : toggled(children ?? [], value);
    const isNone = value === 'none' && children?.length !== 0;
    set({ children: next.length > 0 || isNone ? next : null });
  }

  return (
    <CheckCards
      headingRef={props.headingRef}
      legend="Whose children are part of your life?"
      hint={FOR_BOTH}
      options={[
        ...CHILDREN_FROM.map((from) => [from, CHILDREN[from]] as const),
        ['none', 'We have no children'] as const,
      ]}
      chosen={chosen}
      onToggle={choose}
    />
  );
}

export function AgesQuestion(props: QuestionProps) {
  const { ageBands, set } = useHousehold(props);
  return (
    <CheckCards
      headingRef={props.headingRef}
      legend="How old are they?"
      hint={FOR_BOTH}
      options={AGE_BANDS.map((band) => [band, AGES[band]] as const)}
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

const PRESENCES = [
  { value: 'always', label: 'Every day' },
  { value: 'some-days', label: 'On certain days' },
  { value: 'changing', label: 'It changes, or they visit' },
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
        legend="When are they with you?"
        options={PRESENCES}
        value={presence}
        onChange={(value) => set({ days: DAYS_OF[value as Presence] })}
      />
      {presence === 'some-days' && (
        <div className={styles.days}>
          <CheckCards
            compact
            legend="On these days"
            options={WEEKDAYS.map((day) => [day, DAYS[day]] as const)}
            chosen={days ?? []}
            onToggle={toggleDay}
          />
        </div>
      )}
    </div>
  );
}
