import { type SetStateAction, useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Attempt } from '#shared/lib/attempt';
import { draftPlaces } from '#shared/lib/draft-places';
import { draftKey } from '#shared/lib/drafts';
import { type DraftHandle, useDraft } from '#shared/lib/use-draft';
import type { WritingAbout } from '#shared/lib/writing-about';
import { parseWritten, rewritten, type Written } from '../lib/draft';

export interface MessageDraft extends DraftHandle<string> {
  /** The last attempt to send the text. It is stored with it, so that sending after a reload is the same request. */
  attempt: Attempt | undefined;
  keepAttempt: (attempt: Attempt) => void;
}

const EMPTY: Written = { text: '' };

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
  const { value, change, forget, keptOn } = useDraft<Written>({
    key: keyOf(userId, conversationId),
    empty: EMPTY,
    parse: parseWritten,
    isEmpty: ({ text }) => text.trim() === '',
  });
  return {
    value: value.text,
    change: useCallback(
      (next: SetStateAction<string>) => change((before) => rewritten(before, next)),
      [change],
    ),
    forget: (next = '') => forget((before) => rewritten(before, next)),
    keptOn,
    attempt: value.attempt,
    keepAttempt: (attempt) => change((before) => ({ ...before, attempt })),
  };
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
