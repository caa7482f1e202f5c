import type { JournalEntry } from '@anew/contracts/journal/views';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { classNames } from '#shared/lib/class-names';
import { Button } from '#shared/ui/button';
import { Notice } from '#shared/ui/notice';
import stack from '#shared/ui/stack.module.css';
import { TextArea } from '#shared/ui/text-area';
import { useToast } from '#shared/ui/toast/use-toast';
import { useChangeEntry } from '../hooks/use-entries';
import { useEditDraft } from '../hooks/use-entry-draft';
import { saveFailure } from '../hooks/use-publish';
import { changesTo, type EntryWords, isBlank, tooLong } from '../lib/entry-draft';
import { DraftNote } from './draft-note';
import styles from './journal.module.css';
import { VisibilityField, WhoReads } from './visibility-field';

const NOT_CHANGED = 'Your changes are not saved yet';

interface EntryEditorProps {
  entry: JournalEntry;
  partner: string | null;
  onDone: () => void;
}

function useSave(entry: JournalEntry, words: EntryWords, onSaved: () => void) {
  const { toast } = useToast();
  const { mutate, isPending, error } = useChangeEntry({
    onSuccess: () => {
      toast({ title: 'Entry updated', variant: 'success' });
      onSaved();
    },
    onError: (failure) =>
      toast({ title: NOT_CHANGED, description: saveFailure(failure), variant: 'destructive' }),
  });
  const canSave = !isBlank(words) && !tooLong(words);

  function save() {
    const change = changesTo(entry, words);
    if (Object.keys(change).length === 0) onSaved();
    else if (canSave && !isPending) mutate({ id: entry.id, change });
  }

  return { save, canSave, isPending, failure: error && saveFailure(error) };
}

/** Replaces the entry's text while it is edited. */
export function EntryEditor({ entry, partner, onDone }: EntryEditorProps) {
  const { value, change, keptOn, forget } = useEditDraft(entry);
  const field = useRef<HTMLTextAreaElement>(null);

  function close() {
    forget();
    onDone();
  }

  const { save, canSave, isPending, failure } = useSave(entry, value, close);
  const set = (part: Partial<EntryWords>) => change((before) => ({ ...before, ...part }));

  useEffect(() => field.current?.focus(), []);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    save();
  }

  return (
    <form onSubmit={submit} className={classNames(stack.stack, styles.tall)}>
      <TextArea
        ref={field}
        label="Your entry"
        value={value.content}
        error={tooLong(value)}
        readOnly={isPending}
        dir="auto"
        onChange={(event) => set({ content: event.target.value })}
      />
      <DraftNote keptOn={keptOn} />
      <VisibilityField
        visibility={value.visibility}
        partner={partner}
        onChange={(visibility) => set({ visibility })}
      />
      {failure && (
        <Notice tone="danger" title={NOT_CHANGED}>
          {failure}
        </Notice>
      )}
      <WhoReads visibility={value.visibility} partner={partner} />
      <div className={stack.actions}>
        <Button type="submit" disabled={!canSave} pending={isPending} pendingLabel="Saving...">
          Save changes
        </Button>
        <Button variant="secondary" onClick={close} disabled={isPending}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
