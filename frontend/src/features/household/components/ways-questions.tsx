import {
  type Faith,
  FAITHS as FAITH_VALUES,
  type Place,
  PLACES as PLACE_VALUES,
} from '@anew/contracts/household/views';
import { CheckCards } from '#shared/ui/check-cards';
import { RadioCards } from '#shared/ui/radio-cards';
import stack from '#shared/ui/stack.module.css';
import { toggled } from '../lib/steps';
import { FAITHS, NO_PLACE, PLACES } from '../lib/words';
import { useHousehold } from './household-questions';
import type { QuestionProps } from './question';

export function FaithQuestion(props: QuestionProps) {
  const { faith, set } = useHousehold(props);
  return (
    <div className={stack.stack}>
      <RadioCards
        name="faith"
        headingRef={props.headingRef}
        legend="Does faith have a part in your life at home?"
        options={FAITH_VALUES.map((value) => ({ value, label: FAITHS[value] }))}
        value={faith}
        onChange={(value) => set({ faith: value as Faith })}
      />
      <p className={stack.quiet}>
        Both of you see this and can change it. It decides how often faith comes up in your questions and
        activities. We don’t ask which faith.
      </p>
    </div>
  );
}

export function PlacesQuestion(props: QuestionProps) {
  const { places, set } = useHousehold(props);
  const chosen: (Place | 'none')[] = places?.length === 0 ? ['none'] : (places ?? []);

  function choose(value: Place | 'none') {
    const next = value === 'none' ? [] : toggled(places ?? [], value);
    const isNone = value === 'none' && places?.length !== 0;
    set({ places: next.length > 0 || isNone ? next : null });
  }

  return (
    <CheckCards
      headingRef={props.headingRef}
      legend="Where can the two of you do things together?"
      hint="Leave out what doesn’t fit your home, your health or your week. Both of you see this and can change it."
      options={[...PLACE_VALUES.map((place) => [place, PLACES[place]] as const), ['none', NO_PLACE] as const]}
      chosen={chosen}
      onToggle={choose}
    />
  );
}
