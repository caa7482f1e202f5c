import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { draftPlaces } from '#shared/lib/draft-places';
import { draftKey } from '#shared/lib/drafts';
import { type DraftHandle, useDraft } from '#shared/lib/use-draft';
import type { WritingAbout } from '#shared/lib/writing-about';

export type MessageDraft = DraftHandle<string>;

const keyOf = (userId: string, conversationId: string | null): string =>
  draftKey(`coaching:${conversationId ?? 'new'}`, userId);

/** What was typed in a conversation must not stay on the device once the conversation is deleted. */
export const clearMessageDraft = (userId: string, conversationId: string): void =>
  draftPlaces.clear(keyOf(userId, conversationId));

/**
 * Text that is typed and not sent yet, for each conversation. The component must be mounted again for another
 * conversation.
 */
export function useMessageDraft(userId: string, conversationId: string | null): MessageDraft {
  return useDraft({
    key: keyOf(userId, conversationId),
    empty: '',
    parse: (stored) => (typeof stored === 'string' ? stored : null),
    isEmpty: (text) => text.trim() === '',
  });
}

/**
 * The message begins with the words that a link here has passed on, unless another one has been begun already. The browser's
 * history forgets them: after signing out, Back may lead somebody else here.
 */
export function useBeginning({ change }: MessageDraft): void {
  const location = useLocation();
  const navigate = useNavigate();
  const { beginning } = (location.state ?? {}) as WritingAbout;
  useEffect(() => {
    if (typeof beginning !== 'string') return;
    change((before) => (before.trim() === '' ? beginning : before));
    void navigate(location, { replace: true, state: null });
  }, [beginning, change, location, navigate]);
}
