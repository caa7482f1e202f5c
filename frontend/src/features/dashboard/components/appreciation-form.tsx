import { type Appreciation, APPRECIATION_MAX } from '@anew/contracts/journal/views';
import * as words from '@anew/words/appreciation-form';
import type { SubmitEvent } from 'react';
import type { AppreciationToSave, AppreciationWords } from '#api/appreciation-calls';
import { isUnanswered } from '#shared/api/http-error';
import { dayOf } from '#shared/lib/dates';
import { tooLong } from '#shared/lib/limits';
import { appendTranscript, type DictationHandle, useDictation } from '#shared/lib/use-dictation';
import { Button, type ButtonVariant } from '#shared/ui/button';
import { DictationButton } from '#shared/ui/dictation-button';
import layout from '#shared/ui/layout.module.css';
import { Notice } from '#shared/ui/notice';
import { Quality } from '#shared/ui/quality';
import stack from '#shared/ui/stack.module.css';
import { TextArea } from '#shared/ui/text-area';
import { TextField } from '#shared/ui/text-field';
import { useToast } from '#shared/ui/toast/use-toast';
import { Unbroken } from '#shared/ui/unbroken';
import type { AppreciationDraftHandle } from '../hooks/use-appreciation-draft';
import { useSaveAppreciation } from '../hooks/use-save-appreciation';

/** The time that the words take to the server, and by which its clock may be ahead. */
const ON_THE_WAY_MS = 60_000;

/** Whether the server takes this for today's appreciation, too, once the words have come there. */
function staysTodays({ createdAt }: Appreciation): boolean {
  return dayOf(new Date(createdAt)) === dayOf(new Date(Date.now() + ON_THE_WAY_MS));
}

function useSaving(onSaved: () => void) {
  const { toast } = useToast();
  const save = useSaveAppreciation({
    onSuccess: () => {
      toast({ title: words.saved(), variant: 'success' });
      onSaved();
    },
    onError: () => toast({ title: words.error(), description: words.failed(), variant: 'destructive' }),
  });

  function start(written: AppreciationToSave) {
    if (!save.isPending) save.mutate(written);
  }

  return { start, pending: save.isPending, error: save.error };
}

/** Today's appreciation, above new words that would replace it, so that nobody loses words unseen. */
function Replaced({ appreciation, quality }: AppreciationWords) {
  return (
    <Notice live title={words.alreadyWrote()}>
      <p className={layout.asWritten} dir="auto" data-not-ours>
        <Unbroken>{appreciation}</Unbroken>
      </p>
      <p className={layout.muted}>
        <Quality>{quality}</Quality>
      </p>
      <p>{words.willReplace()}</p>
    </Notice>
  );
}

interface FieldsProps {
  draft: AppreciationDraftHandle;
  readOnly: boolean;
  dictation: DictationHandle;
}

function Fields({ draft, readOnly, dictation }: FieldsProps) {
  return (
    <>
      <TextArea
        readOnly={readOnly}
        label={words.what()}
        error={tooLong(draft.words.appreciation, APPRECIATION_MAX)}
        value={draft.words.appreciation}
        onChange={({ target }) => draft.fill(() => ({ appreciation: target.value }))}
        autoFocus
      />
      <DictationButton dictation={dictation} disabled={readOnly} />
      <TextField
        readOnly={readOnly}
        label={words.quality()}
        error={tooLong(draft.words.quality, APPRECIATION_MAX)}
        placeholder={words.example()}
        value={draft.words.quality}
        onChange={({ target }) => draft.fill(() => ({ quality: target.value }))}
      />
    </>
  );
}

export interface AppreciationFormProps {
  draft: AppreciationDraftHandle;
  /** Today's appreciation, if there is one, which this form changes. */
  saved: Appreciation | null;
  /** Look of the button that saves. */
  button: ButtonVariant;
  onClose: () => void;
}

interface ButtonsProps extends Pick<AppreciationFormProps, 'button'> {
  /** The form changes an appreciation. */
  exists: boolean;
  /** Both texts say something, and there is room for them. */
  complete: boolean;
  pending: boolean;
  onCancel: () => void;
}

function Buttons({ exists, button, onCancel, complete, pending }: ButtonsProps) {
  return (
    <div className={stack.actions}>
      <Button
        type="submit"
        variant={button}
        disabled={!complete}
        pending={pending}
        pendingLabel={words.saving()}
      >
        {exists ? words.saveChanges() : words.saveNew()}
      </Button>
      <Button variant="quiet" onClick={onCancel} disabled={pending}>
        {words.cancel()}
      </Button>
    </div>
  );
}

/** Its code is loaded when somebody wants to write. */
export default function AppreciationForm(props: AppreciationFormProps) {
  const { draft, saved, button, onClose } = props;
  const { appreciation, quality, changes } = draft.words;
  const saving = useSaving(finish);
  const dictation = useDictation({
    failure: { title: words.notHeard(), description: words.notHeardText() },
    onTranscript: (said) =>
      draft.fill((before) => ({ appreciation: appendTranscript(before.appreciation, said) })),
  });
  // Words that are still being recognized are sent as they are, because they would settle too late.
  const said = appendTranscript(appreciation.trim(), dictation.guess).trim();
  // The answer to the words that were saved may be lost; then the same ones are in the fields.
  const isSame = saved?.appreciation === said && saved.quality === quality.trim();
  const complete = [said, quality].every((text) => text.trim() && !tooLong(text, APPRECIATION_MAX));

  function finish() {
    draft.forget();
    onClose();
  }

  function cancel() {
    if (!saved) draft.forget();
    onClose();
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!complete) return;
    dictation.end();
    // The server finds today's by itself, and the release before refuses a body that names one.
    const isFound = saved?.id === changes && staysTodays(saved);
    saving.start({
      appreciation: said,
      quality: quality.trim(),
      ...(changes && !isFound && { changes }),
    });
  }

  return (
    <form onSubmit={submit} className={stack.stack}>
      {saved && changes === null && !isSame && <Replaced {...saved} />}
      <Fields draft={draft} readOnly={saving.pending} dictation={dictation} />
      {saving.error && (
        <Notice tone="danger" title={isUnanswered(saving.error) ? words.perhapsSaved() : words.notSaved()}>
          {words.stillHere()}
        </Notice>
      )}
      <Buttons
        exists={saved !== null || changes !== null}
        button={button}
        onCancel={cancel}
        complete={complete}
        pending={saving.pending}
      />
    </form>
  );
}
