import { APPRECIATION_MAX, type Appreciation } from '@anew/contracts/journal/views';
import { useState, type SubmitEvent } from 'react';
import { appendTranscript, useDictation } from '../../../shared/lib/use-dictation';
import { Button } from '../../../shared/ui/button';
import { DictationButton } from '../../../shared/ui/dictation-button';
import stack from '../../../shared/ui/stack.module.css';
import { Notice } from '../../../shared/ui/notice';
import { TextArea } from '../../../shared/ui/text-area';
import { TextField } from '../../../shared/ui/text-field';
import { useToast } from '../../../shared/ui/toast/use-toast';
import { useSaveAppreciation } from '../api/todays-appreciation';

const FAILED = 'Failed to save appreciation entry. Please try again.';
const NOT_HEARD = {
  title: 'Voice Recognition Error',
  description: 'There was an issue with voice recognition. Please try again.',
};

function useSaving(onSaved: () => void) {
  const { toast } = useToast();
  const save = useSaveAppreciation();

  function start(appreciation: string, quality: string) {
    if (save.isPending) return;
    save.mutate(
      { appreciation, quality },
      {
        onSuccess: () => {
          toast({ title: 'Appreciation saved!', variant: 'success' });
          onSaved();
        },
        onError: () => toast({ title: 'Error', description: FAILED, variant: 'destructive' }),
      },
    );
  }

  return { start, pending: save.isPending, failed: save.isError };
}

interface AppreciationFormProps {
  /** Today's, which is then changed. */
  saved: Appreciation | null;
  onClose: () => void;
}

export function AppreciationForm({ saved, onClose }: AppreciationFormProps) {
  const [appreciation, setAppreciation] = useState(saved?.appreciation ?? '');
  const [quality, setQuality] = useState(saved?.quality ?? '');
  const saving = useSaving(onClose);
  const dictation = useDictation({
    failure: NOT_HEARD,
    onTranscript: (said) => setAppreciation((text) => appendTranscript(text, said)),
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
        onChange={(event) => setAppreciation(event.target.value)}
        maxLength={APPRECIATION_MAX}
        autoFocus
      />
      <DictationButton dictation={dictation} />
      <TextField
        label="Which quality does it show?"
        placeholder="Patience, for example"
        value={quality}
        onChange={(event) => setQuality(event.target.value)}
        maxLength={APPRECIATION_MAX}
        autoComplete="off"
      />
      {saving.failed && (
        <Notice tone="danger" title="This is not saved yet">
          {FAILED}
        </Notice>
      )}
      <div className={stack.actions}>
        <Button type="submit" disabled={!complete} pending={saving.pending} pendingLabel="Saving...">
          {saved ? 'Update and Share' : 'Save and Share'}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
