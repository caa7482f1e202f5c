import { APPRECIATION_MAX } from '@anew/contracts/journal/views';
import type { SubmitEvent } from 'react';
import { appendTranscript, useDictation } from '#shared/lib/use-dictation';
import { Button, type ButtonVariant } from '#shared/ui/button';
import { DictationButton } from '#shared/ui/dictation-button';
import { Notice } from '#shared/ui/notice';
import stack from '#shared/ui/stack.module.css';
import { TextArea } from '#shared/ui/text-area';
import { TextField } from '#shared/ui/text-field';
import { useToast } from '#shared/ui/toast/use-toast';
import type { AppreciationDraftHandle } from '../hooks/use-appreciation-draft';
import { useSaveAppreciation } from '../hooks/use-todays-appreciation';

const FAILED = 'Failed to save appreciation entry. Please try again.';
const NOT_HEARD = {
  title: 'Voice Recognition Error',
  description: 'There was an issue with voice recognition. Please try again.',
};

function useSaving(onSaved: () => void) {
  const { toast } = useToast();
  const save = useSaveAppreciation({
    onSuccess: () => {
      toast({ title: 'Appreciation saved!', variant: 'success' });
      onSaved();
    },
    onError: () => toast({ title: 'Error', description: FAILED, variant: 'destructive' }),
  });

  function start(appreciation: string, quality: string) {
    if (!save.isPending) save.mutate({ appreciation, quality });
  }

  return { start, pending: save.isPending, failed: save.isError };
}

interface AppreciationFormProps {
  draft: AppreciationDraftHandle;
  /** There is an appreciation today, which this form changes. */
  exists: boolean;
  /** Look of the button that saves. */
  button: ButtonVariant;
  onSaved: () => void;
  onCancel: () => void;
}

export function AppreciationForm({ draft, exists, button, onSaved, onCancel }: AppreciationFormProps) {
  const { appreciation, quality } = draft.words;
  const saving = useSaving(onSaved);
  const dictation = useDictation({
    failure: NOT_HEARD,
    onTranscript: (said) =>
      draft.fill((before) => ({ appreciation: appendTranscript(before.appreciation, said) })),
  });
  const complete = Boolean(appreciation.trim() && quality.trim());

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!complete) return;
    dictation.stop();
    saving.start(appreciation.trim(), quality.trim());
  }

  return (
    <form onSubmit={submit} className={stack.stack}>
      <TextArea
        label="What do you appreciate about your partner today?"
        value={appreciation}
        onChange={({ target }) => draft.fill(() => ({ appreciation: target.value }))}
        maxLength={APPRECIATION_MAX}
        readOnly={saving.pending}
        autoFocus
      />
      <DictationButton dictation={dictation} />
      <TextField
        label="Which quality does it show?"
        placeholder="Patience, for example"
        value={quality}
        onChange={({ target }) => draft.fill(() => ({ quality: target.value }))}
        maxLength={APPRECIATION_MAX}
        readOnly={saving.pending}
        autoComplete="off"
      />
      {saving.failed && (
        <Notice tone="danger" title="This is not saved yet">
          Your words are still here.
        </Notice>
      )}
      <div className={stack.actions}>
        <Button
          type="submit"
          variant={button}
          disabled={!complete}
          pending={saving.pending}
          pendingLabel="Saving..."
        >
          {exists ? 'Update and Share' : 'Save and Share'}
        </Button>
        <Button variant="quiet" onClick={onCancel} disabled={saving.pending}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
