import type { EntryVisibility, JournalEntry } from '@anew/contracts/journal/views';
import { useState } from 'react';
import { serverMessageOr } from '#shared/api/http-error';
import { attemptAt } from '#shared/lib/attempt';
import { useLateToast } from '#shared/ui/toast/use-late-toast';
import { useToast } from '#shared/ui/toast/use-toast';
import { isBlank, leftAfter, tooLong } from '../lib/entry-draft';
import { changesPhoto } from '../lib/photo';
import { usePublishEntry } from './use-entries';
import type { NewEntryDraft } from './use-entry-draft';
import type { ChosenPhoto } from './use-photo';
import { useSendPhoto } from './use-send-photo';

export const NOT_SAVED = 'Your entry is not saved yet';
export const PHOTO_NOT_SAVED = 'The photo is not saved yet';

const SAVED: Record<EntryVisibility, string> = {
  shared: 'Your reflection has been shared with your partner.',
  private: 'Your private reflection has been saved.',
};

/** Description for a shared entry while there is no partner to read it. */
const SAVED_ALONE = 'Only you can read it for now. When a partner joins, you decide.';

export const saveFailure = (error: Error) => serverMessageOr('Please try again.', error);

interface Publishing {
  draft: NewEntryDraft;
  photo: ChosenPhoto;
  onPublished: () => void;
}

/** Saves the entry, and then its photo. When only the photo fails, `withoutPhoto` is the saved entry. */
export function usePublish({ draft: { value, change, forget }, photo, onPublished }: Publishing) {
  const { toast } = useToast();
  const lateToast = useLateToast();
  const [withoutPhoto, setWithoutPhoto] = useState<JournalEntry | null>(null);

  /** Leaves in the draft only what dictation has added meanwhile. */
  const forgetWords = ({ content }: JournalEntry) => forget((newest) => leftAfter(content, newest));

  function finish(entry: JournalEntry) {
    const { visibility, partnerCanRead } = entry;
    forgetWords(entry);
    const description = visibility === 'shared' && !partnerCanRead ? SAVED_ALONE : SAVED[visibility];
    toast({ title: 'Entry saved!', description, variant: 'success' });
    photo.reset();
    onPublished();
  }

  const sending = useSendPhoto({
    onSent: finish,
    onFailed: (failure, entry) => {
      forgetWords(entry);
      setWithoutPhoto(entry);
      lateToast({ title: PHOTO_NOT_SAVED, description: saveFailure(failure) });
    },
  });
  const publishing = usePublishEntry({
    onSuccess: (entry) => {
      if (changesPhoto(null, photo.choice)) sending.send({ entry, choice: photo.choice });
      else finish(entry);
    },
    onError: (failure) => lateToast({ title: NOT_SAVED, description: saveFailure(failure) }),
  });

  const isPending = publishing.isPending || sending.isPending;
  const canPublish = !isBlank(value) && !tooLong(value);
  const failure = publishing.error ?? sending.error;

  function publish() {
    if (!canPublish || isPending) return;
    const { content, visibility, prompt } = value;
    const entry = { content: content.trim(), visibility, ...(prompt && { dailyPromptId: prompt.id }) };
    const attempt = attemptAt(entry, value.attempt);
    change((before) => ({ ...before, attempt }));
    publishing.mutate({ entry, key: attempt.key });
  }

  function sendAgain() {
    if (!withoutPhoto || isPending) return;
    if (changesPhoto(null, photo.choice)) sending.send({ entry: withoutPhoto, choice: photo.choice });
    else finish(withoutPhoto);
  }

  return {
    publish,
    canPublish,
    isPending,
    part: sending.part,
    failure: failure && saveFailure(failure),
    withoutPhoto,
    sendAgain,
    leaveWithoutPhoto: () => withoutPhoto && finish(withoutPhoto),
  };
}
