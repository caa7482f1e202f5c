import type { Message } from '@anew/contracts/coaching/views';
import { useCallback, useEffect, useRef } from 'react';
import { leftAfter } from '../lib/draft';
import { isAnswered, lastQuestion } from '../lib/messages';
import type { Chat } from './use-chat';
import type { MessageDraft } from './use-message-draft';

interface AskingOptions {
  chat: Chat;
  conversationId: string | null;
  messages: readonly Message[];
  draft: MessageDraft;
  /** Scrolls to the answer, because the person who asks wants to see it. */
  onAsk: () => void;
}

/** The ways to ask: sending the composer's text, and asking again, for another answer or after none came. */
export function useAsking(options: AskingOptions) {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  const again = useCallback((text: string) => {
    const { chat, conversationId, messages, onAsk } = latest.current;
    onAsk();
    chat.ask({ text, conversationId, isTyped: false, again: isAnswered(messages, text) });
  }, []);

  /** Never changes, so that the rows of a long conversation are not rendered again. */
  const retry = useCallback(() => {
    const text = lastQuestion(latest.current.messages);
    if (text !== null) again(text);
  }, [again]);

  function send(text: string) {
    const { chat, conversationId, draft, onAsk } = options;
    onAsk();
    chat.ask(
      { text, conversationId, isTyped: true, again: false },
      {
        attempt: draft.attempt,
        onAttempt: draft.keepAttempt,
        onStored: () => draft.forget((before) => leftAfter(text, before)),
      },
    );
  }

  return { again, retry, send };
}
