import {
  AI_QUESTIONS,
  type AiQuestions,
  type Preferences,
  QUESTION_STYLES,
  type QuestionStyle,
} from '@anew/contracts/identity/preferences';
import * as words from '@anew/words/settings-questions';
import { RadioCards } from '#shared/ui/radio-cards';
import stack from '#shared/ui/stack.module.css';
import { useChangePreferences } from '../hooks/use-preferences';
import { PreferencesCard } from './preferences-card';
import { Saved } from './saved';

const optionsOf = <Value extends string>(
  values: readonly Value[],
  say: Record<Value, () => string>,
  hints: Partial<Record<Value, () => string>>,
) => values.map((value) => ({ value, label: say[value](), hint: hints[value]?.() }));

const styles = () =>
  optionsOf(QUESTION_STYLES, words, {
    light: words.lightHint,
    balanced: words.balancedHint,
    deep: words.deepHint,
  });

/** The other two are only names. */
const providers = () =>
  optionsOf(AI_QUESTIONS, words, { auto: words.autoHint, disabled: words.disabledHint });

function Style({ preferences }: { preferences: Preferences }) {
  const { change, pending, isSaved, failure } = useChangePreferences();
  return (
    <div>
      <RadioCards
        name="question-style"
        legend={words.style()}
        compact
        options={styles()}
        value={pending?.questionStyle ?? preferences.questionStyle}
        onChange={(value) => change({ questionStyle: value as QuestionStyle })}
        error={failure && <span role="alert">{failure}</span>}
      />
      <Saved when={isSaved} />
    </div>
  );
}

function Provider({ preferences }: { preferences: Preferences }) {
  const { change, pending, isSaved, failure } = useChangePreferences();
  return (
    <div className={stack.stack}>
      <p className={stack.quiet}>{words.aiText()}</p>
      <RadioCards
        name="ai-provider"
        legend={words.ai()}
        compact
        options={providers()}
        value={pending?.aiQuestions ?? preferences.aiQuestions}
        onChange={(value) => change({ aiQuestions: value as AiQuestions })}
        error={failure && <span role="alert">{failure}</span>}
      />
      <Saved when={isSaved} />
    </div>
  );
}

/** Choices that the two share: both partners get the same questions. */
export function DailyQuestions() {
  return (
    <PreferencesCard lead={words.lead()}>
      {(preferences) => (
        <>
          <Style preferences={preferences} />
          <Provider preferences={preferences} />
        </>
      )}
    </PreferencesCard>
  );
}
