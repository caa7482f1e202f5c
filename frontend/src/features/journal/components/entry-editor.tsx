import type { JournalEntry } from '@anew/contracts/journal/views';
import * as said from '@anew/words/journal-writing';
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
  words: EntryWords;
  photo: ChosenPhoto;
  onSaved: () => void;
}

/** Saves the words, and then the photo. */
function useSave({ entry, words, photo, onSaved }: Saving) {
  const { toast } = useToast();
  const lateToast = useLateToast();
  const tell = (title: string, failure: Error) => lateToast({ title, description: saveFailure(failure) });

  function finish() {
    toast({ title: said.updated(), variant: 'success' });
    onSaved();
  }

  const sending = useSendPhoto({
    onSent: finish,
    onFailed: (failure) => tell(said.photoNotSaved(), failure),
  });
  const changing = useChangeEntry({
    onSuccess: (saved) => savePhoto(saved),
    onError: (failure) => tell(said.notChanged(), failure),
  });
  const change = changesTo(entry, words);
  const hasChanges = Object.keys(change).length > 0;
  const isPending = changing.isPending || sending.isPending;
  const canSave = !isBlank(words) && !tooLong(words) && !photo.isOpening;
  const failure = changing.error ?? sending.error;
  const title = changing.error ? said.notChanged() : said.photoNotSaved();

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
  const { words, change, keptOn, forget } = useEditDraft(entry);
  const field = useRef<HTMLTextAreaElement>(null);

  function close() {
    forget();
    onDone();
  }

  const photo = usePhoto(entry.photo ?? null);
  const saving = useSave({ entry, words, photo, onSaved: close });
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
      <WordsField field={field} label={said.yourEntry()} words={words} isPending={isPending} onChange={set} />
      <VisibilityField visibility={words.visibility} partner={partner} isPending={isPending} onChange={set} />
      <DraftNote keptOn={keptOn} />
      {saving.hasSavedWords && <p role="status">{said.wordsSaved()}</p>}
      <PhotoField photo={photo} isPending={isPending} part={saving.part} />
      <FormEnd
        words={words}
        partner={partner}
        failure={saving.failure}
        submit={said.saveChanges()}
        pendingLabel={said.saving()}
        canSubmit={saving.canSave}
        isPending={isPending}
        onCancel={close}
      />
    </form>
  );
}
