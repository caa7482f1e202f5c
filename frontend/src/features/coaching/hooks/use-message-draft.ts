import { draftKey } from '#shared/lib/drafts';
import { useDraft, type DraftHandle } from '#shared/lib/use-draft';

export type MessageDraft = DraftHandle<string>;

/** What is typed and not sent yet, in each conversation. Whoever shows another one mounts it anew. */
export function useMessageDraft(userId: string, conversationId: string | null): MessageDraft {
  return useDraft({
    key: draftKey(`coaching:${conversationId ?? 'new'}`, userId),
    empty: '',
    parse: (stored) => (typeof stored === 'string' ? stored : null),
    isEmpty: (text) => text.trim() === '',
  });
}
