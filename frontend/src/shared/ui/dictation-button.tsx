import * as words from '@anew/words/controls';
import { useId } from 'react';
import type { DictationHandle } from '../lib/use-dictation';
import { Button } from './button';
import styles from './field.module.css';
import { Notice } from './notice';
import { Stroke } from './stroke';

const MICROPHONE =
  'M12 15a3 3 0 0 0 3-3V6a3 3 0 0 0-6 0v6a3 3 0 0 0 3 3Zm-6.5-3a6.5 6.5 0 0 0 13 0M12 18.5v3';

interface DictationButtonProps {
  dictation: DictationHandle;
  label?: string;
  disabled?: boolean;
  /** Saves room: the hint is visible only while somebody speaks. Screen readers say it at any time. */
  compact?: boolean;
  /** Shows no label beside the icon. Screen readers say it. */
  iconOnly?: boolean;
}

/** Lets people speak instead of typing. Tells where the audio may go, what is being heard, and what went wrong. */
export function DictationButton(props: DictationButtonProps) {
  const { dictation, label = words.dictate(), disabled, compact = false, iconOnly = false } = props;
  const { isListening, guess, problem, toggle } = dictation;
  const hint = useId();
  return (
    <div className={styles.field}>
      <div>
        <Button
          variant={isListening ? 'primary' : 'secondary'}
          aria-pressed={isListening}
          aria-describedby={hint}
          disabled={disabled}
          onClick={toggle}
        >
          <Stroke path={MICROPHONE} />
          <span className={iconOnly ? 'visually-hidden' : undefined}>{label}</span>
        </Button>
      </div>
      <p id={hint} className={compact && !isListening ? 'visually-hidden' : styles.hint}>
        {words.audioLeaves()}
      </p>
      {isListening && (
        <p className={styles.hint}>
          <span role="status">{words.listening()}</span> <em data-not-ours>{guess}</em>
        </p>
      )}
      {problem && (
        <Notice tone="danger" title={problem.title}>
          {problem.description}
        </Notice>
      )}
    </div>
  );
}
