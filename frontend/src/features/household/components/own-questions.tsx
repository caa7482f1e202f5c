import { FOCUS_MODULE_SLUGS, type FocusModuleSlug } from '@anew/contracts/content/module-slugs';
import { PASTS as PAST_VALUES } from '@anew/contracts/household/views';
import * as words from '@anew/words/welcome';
import { CheckCards } from '#shared/ui/check-cards';
import { RadioCards } from '#shared/ui/radio-cards';
import stack from '#shared/ui/stack.module.css';
import { TextField } from '#shared/ui/text-field';
import { toggledPast } from '../lib/steps';
import { FIRST, PASTS } from '../lib/story-words';
import styles from './own-questions.module.css';
import type { QuestionProps } from './question';

export function NameQuestion({ draft, change, headingRef }: QuestionProps) {
  return (
    <div className={styles.question}>
      <h2 ref={headingRef} tabIndex={-1}>
        {words.callYou()}
      </h2>
      <TextField
        label={words.firstName()}
        hint={words.partnerSees()}
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
      legend={words.cameBefore()}
      hint={words.cameBeforeHint()}
      options={PAST_VALUES.map((past) => [past, PASTS[past]()] as const)}
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
        legend={words.likeFirst()}
        options={FOCUS_MODULE_SLUGS.map((slug) => ({ value: slug, label: FIRST[slug]() }))}
        value={story.first}
        onChange={(first) => change({ story: { ...story, first: first as FocusModuleSlug } })}
      />
      <p className={stack.quiet}>{words.likeFirstHint()}</p>
    </div>
  );
}
