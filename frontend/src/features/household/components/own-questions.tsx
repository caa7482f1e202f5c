import { FOCUS_MODULE_SLUGS, type FocusModuleSlug } from '@anew/contracts/content/module-slugs';
import { PASTS as PAST_VALUES } from '@anew/contracts/household/views';
import { CheckCards } from '#shared/ui/check-cards';
import { RadioCards } from '#shared/ui/radio-cards';
import stack from '#shared/ui/stack.module.css';
import { TextField } from '#shared/ui/text-field';
import { toggledPast } from '../lib/steps';
import { FIRST, PASTS } from '../lib/words';
import styles from './own-questions.module.css';
import type { QuestionProps } from './question';

export function NameQuestion({ draft, change, headingRef }: QuestionProps) {
  return (
    <div className={styles.question}>
      <h2 ref={headingRef} tabIndex={-1}>
        What should we call you?
      </h2>
      <TextField
        label="First name"
        hint="Your partner sees it too."
        value={draft.firstName}
        onChange={({ target }) => change({ firstName: target.value })}
        autoComplete="given-name"
        maxLength={80}
      />
    </div>
  );
}

export function PastQuestion({ draft, change, headingRef }: QuestionProps) {
  const { story } = draft;
  return (
    <CheckCards
      headingRef={headingRef}
      legend="What came before, for you?"
      hint="Only you see this. Your partner does not. We use it to leave out questions that would not fit."
      options={PAST_VALUES.map((past) => [past, PASTS[past]] as const)}
      chosen={story.past}
      onToggle={(past) => change({ story: { ...story, past: toggledPast(story.past, past) } })}
    />
  );
}

export function FirstQuestion({ draft, change, headingRef }: QuestionProps) {
  const { story } = draft;
  return (
    <div className={stack.stack}>
      <RadioCards
        name="first"
        headingRef={headingRef}
        legend="What would you like first?"
        options={FOCUS_MODULE_SLUGS.map((slug) => ({ value: slug, label: FIRST[slug] }))}
        value={story.first}
        onChange={(first) => change({ story: { ...story, first: first as FocusModuleSlug } })}
      />
      <p className={stack.quiet}>Only you see this. It comes first in your list of modules.</p>
    </div>
  );
}
