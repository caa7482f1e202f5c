import type { EntryVisibility } from '@anew/contracts/journal/views';
import { serverMessageOr } from '#shared/api/http-error';
import { attemptAt } from '#shared/lib/attempt';
import { useToast } from '#shared/ui/toast/use-toast';
import { isBlank, leftAfter, tooLong } from '../lib/entry-draft';
import { usePublishEntry } from './use-entries';
import type { NewEntryDraft } from './use-entry-draft';

export const NOT_SAVED = 'Your entry is not saved yet';

const SAVED: Record<EntryVisibility, string> = {
  shared: 'Your reflection has been shared with your partner.',
  private: 'Your private reflection has been saved.',
};

/** Description for a shared entry while there is no partner to read it. */
const SAVED_ALONE = 'Only you can read it for now. When a partner joins, you decide.';

export const saveFailure = (error: Error) => serverMessageOr('Please try again.', error);

export function usePublish({ value, change, forget }: NewEntryDraft, onPublished: () => void) {
  const { toast } = useToast();
  const { mutate, isPending, error } = usePublishEntry({
    onSuccess: ({ content, visibility, partnerCanRead }) => {
      const description = visibility === 'shared' && !partnerCanRead ? SAVED_ALONE : SAVED[visibility];
      toast({ title: 'Entry saved!', description, variant: 'success' });
      forget((newest) => leftAfter(content, newest));
      onPublished();
    },
    onError: (failure) =>
      toast({ title: NOT_SAVED, description: saveFailure(failure), variant: 'destructive' }),
  });

  const canPublish = !isBlank(value) && !tooLong(value);

  function publish() {
    if (!canPublish || isPending) return;
    const { content, visibility, prompt } = value;
    const entry = { content: content.trim(), visibility, ...(prompt && { dailyPromptId: prompt.id }) };
    const attempt = attemptAt(entry, value.attempt);
    change((before) => ({ ...before, attempt }));
    mutate({ entry, key: attempt.key });
  }

  return { publish, canPublish, isPending, failure: error && saveFailure(error) };
}
