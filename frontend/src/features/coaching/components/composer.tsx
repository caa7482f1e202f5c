import * as words from '@anew/words/coaching';
import type { KeyboardEvent, MouseEvent, SubmitEvent } from 'react';
import { appendTranscript, useDictation } from '#shared/lib/use-dictation';
import { Button } from '#shared/ui/button';
import { DictationButton } from '#shared/ui/dictation-button';
import { TextArea } from '#shared/ui/text-area';
import { useGrowing } from '../hooks/use-growing';
import type { Input } from '../hooks/use-input-focus';
import type { MessageDraft } from '../hooks/use-message-draft';
import { tooLong } from '../lib/draft';
import type { ComposerState } from '../lib/exchange';
import type { Problem } from '../lib/failure';
import page from './coaching.module.css';
import styles from './conversation.module.css';
import { ProblemLine } from './conversation-end';
import { Glyph } from './glyph';

const dictationFailure = () => ({
  title: words.dictationFailedTitle(),
  description: words.dictationFailedText(),
});

/** Key code of an input method that is still composing characters. Some browsers give no other sign of it. */
const COMPOSING_KEY_CODE = 229;

interface ComposerProps {
  draft: MessageDraft;
  input: Input;
  state: ComposerState;
  problem: Problem | null;
  onSend: (text: string) => void;
  onStop: () => void;
}

function sends({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean {
  // oxlint-disable-next-line typescript/no-deprecated -- Safari gives no other sign of it
  const isComposing = nativeEvent.isComposing || nativeEvent.keyCode === COMPOSING_KEY_CODE;
  return key === 'Enter' && !shiftKey && !isComposing;
}

function useSending({ draft, state, onSend }: ComposerProps, stopListening: () => void) {
  const text = draft.value.trim();
  const canSend = state === 'ready' && text !== '' && !tooLong(text);

  function send() {
    if (!canSend) return;
    stopListening();
    onSend(text);
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    send();
  }

  function pressed(event: KeyboardEvent) {
    if (!sends(event)) return;
    event.preventDefault();
    send();
  }

  return { canSend, send, submit, pressed };
}

/** A press must not close the keyboard of a phone, because the button would move away from under the finger. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

function SendOrStop({
  state,
  canSend,
  onStop,
}: Pick<ComposerProps, 'state' | 'onStop'> & { canSend: boolean }) {
  if (state === 'sending' || state === 'answering') {
    return (
      <Button key="stop" variant="secondary" onClick={onStop}>
        <Glyph name="stop" />
        <span className={page.word}>{words.stopButton()}</span>
      </Button>
    );
  }
  return (
    <Button key="send" type="submit" disabled={!canSend} onMouseDown={keepFocus}>
      <Glyph name="send" />
      <span className={page.word}>{words.sendButton()}</span>
    </Button>
  );
}

export function Composer(props: ComposerProps) {
  const { draft, input, state, problem, onStop } = props;
  const dictation = useDictation({
    failure: dictationFailure(),
    onTranscript: (said) => draft.change((before) => appendTranscript(before, said)),
  });
  const { canSend, send, submit, pressed } = useSending(props, dictation.stop);
  useGrowing(input, draft.value);

  return (
    <form onSubmit={submit} className={styles.form}>
      {problem && <ProblemLine {...problem} onRetry={send} />}
      {state === 'elsewhere' && <p>{words.elsewhere()}</p>}
      <div className={styles.composer}>
        <TextArea
          ref={input}
          label={words.messageLabel()}
          hideLabel
          placeholder={words.messagePlaceholder()}
          rows={1}
          value={draft.value}
          error={tooLong(draft.value)}
          readOnly={state === 'sending'}
          onChange={(event) => draft.change(event.target.value)}
          onKeyDown={pressed}
        />
        {dictation.isSupported && (
          <DictationButton dictation={dictation} disabled={state === 'sending'} compact iconOnly />
        )}
        <SendOrStop state={state} canSend={canSend} onStop={onStop} />
      </div>
    </form>
  );
}
