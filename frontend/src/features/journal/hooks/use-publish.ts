import type { JournalEntry } from '@anew/contracts/journal/views';
import * as words from '@anew/words/journal-writing';
import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLateToast } from '#shared/ui/toast/use-late-toast';
import { useToast } from '#shared/ui/toast/use-toast';
import { isBlank, leftAfter } from '../lib/entry-draft';
import { changesPhoto, NO_PHOTO, type PhotoChoice } from '../lib/photo';
import { isSavedBefore, publishFailure } from '../lib/publish-failure';
import { saveFailure } from '../lib/save-failure';
import { tooLong } from '../lib/too-long';
import { NEW_ENTRY } from './use-entries';
import { emptyFormWith, type NewEntryDraft } from './use-entry-draft';
import type { ChosenPhoto } from './use-photo';
import { attemptWith, usePublishEntry } from './use-publish-entry';
import { useSendPhoto } from './use-send-photo';

function whatIsSaved({ visibility, partnerCanRead }: JournalEntry): string {
  if (visibility === 'private') return words.savedPrivate();
  return partnerCanRead ? words.savedShared() : words.savedAlone();
}

interface Publishing {
  draft: NewEntryDraft;
  photo: ChosenPhoto;
  onPublished: () => void;
}

/** Saves the entry, and then its photo. When only the photo fails, `withoutPhoto` is the saved entry. */
function useSaving({ draft: { change, forget }, photo, onPublished }: Publishing) {
  const client = useQueryClient();
  const { toast } = useToast();
  const lateToast = useLateToast();
  const [withoutPhoto, setWithoutPhoto] = useState<JournalEntry | null>(null);

  /** Leaves in the draft only what dictation has added meanwhile. */
  function forgetWords({ content }: JournalEntry) {
    // After a failure of the photo, the draft has new words: those that wait from another tab.
    if (withoutPhoto) return;
    forget((newest) => leftAfter(content, newest));
    emptyFormWith(content);
  }

  function finish(entry: JournalEntry) {
    forgetWords(entry);
    toast({ title: words.saved(), description: whatIsSaved(entry), variant: 'success' });
    photo.reset();
    onPublished();
  }

  const sending = useSendPhoto({
    mutationKey: NEW_ENTRY,
    onSent: finish,
    onFailed: (failure, entry) => {
      forgetWords(entry);
      setWithoutPhoto(entry);
      lateToast({ title: words.photoNotSaved(), description: saveFailure(failure) });
    },
  });

  function addPhoto(entry: JournalEntry) {
    if (changesPhoto(null, photo.choice)) sending.send({ entry, choice: photo.choice });
    else finish(entry);
  }

  const publishing = usePublishEntry({
    onSuccess: addPhoto,
    onError: (failure) => {
      lateToast(publishFailure(failure));
      if (!isSavedBefore(failure)) return;
      // The list shows the entry now, and what is published after that is another one.
      change(({ attempt: _answered, ...draft }) => draft);
      void client.invalidateQueries();
    },
  });
  return { publishing, sending, withoutPhoto };
}

export function usePublish(options: Publishing) {
  const { value, change } = options.draft;
  const { publishing, sending, withoutPhoto } = useSaving(options);
  const isPending = useIsMutating({ mutationKey: NEW_ENTRY }) > 0;
  const canPublish = !isBlank(value) && !tooLong(value) && !options.photo.isOpening;

  function publish() {
    if (!canPublish || isPending) return;
    const { content, visibility, prompt } = value;
    const entry = { content: content.trim(), visibility, ...(prompt && { dailyPromptId: prompt.id }) };
    const attempt = attemptWith(entry, value.attempt);
    change((before) => ({ ...before, attempt }));
    publishing.mutate({ entry, attempt });
  }

  /** Brings the saved entry to this photo. What has arrived in spite of a failure does not stay. */
  function send(choice: PhotoChoice) {
    if (withoutPhoto && !isPending) sending.send({ entry: withoutPhoto, choice });
  }

  return {
    publish,
    canPublish,
    isPending,
    part: sending.part,
    isLeavingOut: sending.isLeavingOut,
    failure: publishing.error && publishFailure(publishing.error),
    photoFailure: sending.error && saveFailure(sending.error),
    withoutPhoto,
    sendAgain: () => send(options.photo.choice),
    leaveWithoutPhoto: () => send(NO_PHOTO),
  };
}
