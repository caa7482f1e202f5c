import { type Faith, FAITHS, type Setting, SETTINGS } from '@anew/contracts/household/views';
import * as household from '@anew/words/household';
import * as words from '@anew/words/welcome';
import { CheckCards } from '#shared/ui/check-cards';
import { RadioCards } from '#shared/ui/radio-cards';
import stack from '#shared/ui/stack.module.css';
import { FAITH_WORDS, SETTING_WORDS } from '../lib/household-words';
import { toggledOrNone } from '../lib/steps';
import { useHousehold } from './household-questions';
import type { QuestionProps } from './question';

export function FaithQuestion(props: QuestionProps) {
  const { faith, set } = useHousehold(props);
  return (
    <div className={stack.stack}>
      <RadioCards
        name="faith"
        headingRef={props.headingRef}
        legend={words.faith()}
        options={FAITHS.map((value) => ({ value, label: FAITH_WORDS[value]() }))}
        value={faith}
        onChange={(value) => set({ faith: value as Faith })}
      />
      <p className={stack.quiet}>{words.faithHint()}</p>
    </div>
  );
}

export function PlacesQuestion(props: QuestionProps) {
  const { places, set } = useHousehold(props);
  const chosen: (Setting | 'none')[] = places?.length === 0 ? ['none'] : (places ?? []);

  return (
    <CheckCards
      headingRef={props.headingRef}
      legend={words.where()}
      hint={words.whereHint()}
      options={[
        ...SETTINGS.map((setting) => [setting, SETTING_WORDS[setting]()] as const),
        ['none', household.noPlace()] as const,
      ]}
      chosen={chosen}
      onToggle={(value) => set({ places: toggledOrNone(places, value) })}
    />
  );
}
