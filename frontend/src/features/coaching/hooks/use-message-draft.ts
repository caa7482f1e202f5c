import { draftKey } from '#shared/lib/drafts';
import { type DraftHandle, useDraft } from '#shared/lib/use-draft';

export type MessageDraft = DraftHandle<string>;

/**
 * Text that is typed and not sent yet, for each conversation. The component must be mounted again for another
 * conversation.
 */
export function useMessageDraft(userId: string, conversationId: string | null): MessageDraft {
  return useDraft({
    key: draftKey(`coaching:${conversationId ?? 'new'}`, userId),
    empty: '',
    parse: (stored) => (typeof stored === 'string' ? stored : null),
    isEmpty: (text) => text.trim() === '',
  });
}
