import {
  AI_QUESTIONS,
  type AiQuestions,
  type Preferences,
  QUESTION_STYLES,
  type QuestionStyle,
} from '@anew/contracts/identity/preferences';
import layout from '#shared/ui/layout.module.css';
import { RadioCards } from '#shared/ui/radio-cards';
import stack from '#shared/ui/stack.module.css';
import { useChangePreferences } from '../hooks/use-preferences';
import { PreferencesCard } from './preferences-card';
import { Saved } from './saved';

const STYLES: Record<QuestionStyle, { label: string; hint: string }> = {
  light: { label: 'Light', hint: 'Easy to answer, good for full days.' },
  balanced: { label: 'Balanced', hint: 'Default. A mix of light and deep.' },
  deep: { label: 'Deep', hint: 'Takes time, and goes further.' },
};

const PROVIDERS: Record<AiQuestions, { label: string; hint: string }> = {
  auto: { label: 'Automatic', hint: 'Default. Tries the first provider, then the second.' },
  anthropic: { label: 'Anthropic', hint: 'Anthropic only.' },
  openai: { label: 'OpenAI', hint: 'OpenAI only.' },
  disabled: { label: 'Disabled', hint: 'Curated questions only.' },
};

const optionsOf = <Value extends string>(
  values: readonly Value[],
  words: Record<Value, { label: string; hint: string }>,
) => values.map((value) => ({ value, ...words[value] }));

function Style({ preferences }: { preferences: Preferences }) {
  const { change, pending, isSaved, failure } = useChangePreferences();
  return (
    <div>
      <RadioCards
        name="question-style"
        legend="Question style"
        compact
        options={optionsOf(QUESTION_STYLES, STYLES)}
        value={pending?.questionStyle ?? preferences.questionStyle}
        onChange={(value) => change({ questionStyle: value as QuestionStyle })}
        error={failure ?? undefined}
      />
      <Saved when={isSaved} />
    </div>
  );
}

function Provider({ preferences }: { preferences: Preferences }) {
  const { change, pending, isSaved, failure } = useChangePreferences();
  return (
    <div className={layout.close}>
      <p className={stack.quiet}>
        Once you have a focus area, AI writes some more questions ahead of time, if this site has an AI
        provider. It learns your areas and nothing else, and never what you wrote. Each of them is marked.
      </p>
      <RadioCards
        name="ai-provider"
        legend="AI question generation"
        compact
        options={optionsOf(AI_QUESTIONS, PROVIDERS)}
        value={pending?.aiQuestions ?? preferences.aiQuestions}
        onChange={(value) => change({ aiQuestions: value as AiQuestions })}
        error={failure ?? undefined}
      />
      <Saved when={isSaved} />
    </div>
  );
}

/** Choices that the two share: both partners get the same questions. */
export function DailyQuestions() {
  return (
    <PreferencesCard lead="Which questions the two of you get from tomorrow on. You share these choices: a change here changes them for your partner, too.">
      {(preferences) => (
        <>
          <Style preferences={preferences} />
          <Provider preferences={preferences} />
        </>
      )}
    </PreferencesCard>
  );
}
