import type { JournalEntry } from '@anew/contracts/journal/views';
import type { MutationKey } from '@tanstack/react-query';
import { useState } from 'react';
import { useMutation } from '#shared/api/use-mutation';
import { NO_PHOTO, type PhotoChoice, sendPhoto } from '../lib/photo';
import { useListed } from './use-entries';

interface Sending {
  entry: JournalEntry;
  choice: PhotoChoice;
}

interface Outcome {
  onSent: (entry: JournalEntry) => void;
  onFailed: (error: Error, entry: JournalEntry) => void;
  mutationKey?: MutationKey;
}

/** Sends the photo of an entry once the entry itself is saved. */
export function useSendPhoto({ onSent, onFailed, ...options }: Outcome) {
  const list = useListed();
  const [part, setPart] = useState<number | null>(null);
  const { mutate, isPending, error, variables } = useMutation({
    ...options,
    mutationFn: ({ entry, choice }: Sending) => sendPhoto(entry.id, choice, setPart),
    onSuccess: async (photo, { entry }) => {
      await list((entries) => entries.map((it) => (it.id === entry.id ? { ...it, photo } : it)));
      onSent(entry);
    },
    onError: (failure, { entry }) => onFailed(failure, entry),
    onSettled: () => setPart(null),
  });
  const isLeavingOut = isPending && variables.choice === NO_PHOTO;
  return { send: mutate, isPending, isLeavingOut, error, part };
}
