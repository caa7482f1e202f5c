import type { JournalEntry } from '@anew/contracts/journal/views';
import * as words from '@anew/words/journal-writing';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { classNames } from '#shared/lib/class-names';
import stack from '#shared/ui/stack.module.css';
import { useLateToast } from '#shared/ui/toast/use-late-toast';
import { useToast } from '#shared/ui/toast/use-toast';
import { useChangeEntry } from '../hooks/use-entries';
import { useEditDraft } from '../hooks/use-entry-draft';
import { type ChosenPhoto, usePhoto } from '../hooks/use-photo';
import { useSendPhoto } from '../hooks/use-send-photo';
import { changesTo, type EntryWords, isBlank } from '../lib/entry-draft';
import { changesPhoto } from '../lib/photo';
import { saveFailure } from '../lib/save-failure';
import { tooLong } from '../lib/too-long';
import { DraftNote } from './draft-note';
import { FormEnd, WordsField } from './form-parts';
import styles from './journal.module.css';
import { PhotoField } from './photo-field';
import { VisibilityField } from './visibility-field';

export interface EntryEditorProps {
  entry: JournalEntry;
  partner: string | null;
  onDone: () => void;
}

interface Saving {
  entry: JournalEntry;
  written: EntryWords;
  photo: ChosenPhoto;
  onSaved: () => void;
}

/** Saves the words, and then the photo. */
function useSave({ entry, written, photo, onSaved }: Saving) {
  const { toast } = useToast();
  const lateToast = useLateToast();
  const tell = (title: string, failure: Error) => lateToast({ title, description: saveFailure(failure) });

  function finish() {
    toast({ title: words.updated(), variant: 'success' });
    onSaved();
  }

  const sending = useSendPhoto({
    onSent: finish,
    onFailed: (failure) => tell(words.photoNotSaved(), failure),
  });
  const changing = useChangeEntry({
    onSuccess: (saved) => savePhoto(saved),
    onError: (failure) => tell(words.notChanged(), failure),
  });
  const change = changesTo(entry, written);
  const hasChanges = Object.keys(change).length > 0;
  const isPending = changing.isPending || sending.isPending;
  const canSave = !isBlank(written) && !tooLong(written) && !photo.isOpening;
  const failure = changing.error ?? sending.error;
  const title = changing.error ? words.notChanged() : words.photoNotSaved();

  function savePhoto(saved: JournalEntry) {
    if (changesPhoto(entry.photo ?? null, photo.choice)) sending.send({ entry: saved, choice: photo.choice });
    else finish();
  }

  function save() {
    if (!canSave || isPending) return;
    if (hasChanges) {
      changing.mutate({ id: entry.id, change });
      return;
    }
    // Words that failed before have been undone.
    if (changing.isError) changing.reset();
    if (changesPhoto(entry.photo ?? null, photo.choice)) savePhoto(entry);
    else onSaved();
  }

  return {
    save,
    canSave,
    isPending,
    part: sending.part,
    failure: failure && { title, description: saveFailure(failure) },
    hasSavedWords: sending.error !== null && changing.isSuccess && !hasChanges,
  };
}

/** Replaces the entry's text while it is edited. */
export function EntryEditor({ entry, partner, onDone }: EntryEditorProps) {
  const { written, change, keptOn, forget } = useEditDraft(entry);
  const field = useRef<HTMLTextAreaElement>(null);

  function close() {
    forget();
    onDone();
  }

  const photo = usePhoto(entry.photo ?? null);
  const saving = useSave({ entry, written, photo, onSaved: close });
  const { isPending } = saving;
  /** What is on its way is not changed. */
  const set = (part: Partial<EntryWords>) => {
    if (!isPending) change((before) => ({ ...before, ...part }));
  };

  useEffect(() => field.current?.focus(), []);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    saving.save();
  }

  return (
    <form onSubmit={submit} className={classNames(stack.stack, styles.tall)}>
      <WordsField
        field={field}
        label={words.yourEntry()}
        written={written}
        isPending={isPending}
        onChange={set}
      />
      <VisibilityField
        visibility={written.visibility}
        partner={partner}
        isPending={isPending}
        onChange={set}
      />
      <DraftNote keptOn={keptOn} />
      {saving.hasSavedWords && <p role="status">{words.wordsSaved()}</p>}
      <PhotoField photo={photo} isPending={isPending} part={saving.part} />
      <FormEnd
        written={written}
        partner={partner}
        failure={saving.failure}
        submit={words.saveChanges()}
        pendingLabel={words.saving()}
        canSubmit={saving.canSave}
        isPending={isPending}
        onCancel={close}
      />
    </form>
  );
}
