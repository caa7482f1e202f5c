import type { ChatDone, ChatReceipt } from '@anew/contracts/coaching/views';
import { useState } from 'react';
import { chat, type ChatRequest } from '../api/chat';
import { useTranscripts } from '../api/conversations';
import { MessageKeys } from '../lib/message-keys';
import { replyOf } from '../lib/messages';
import { Reply } from '../lib/reply';
import type { Attempt } from '../lib/turn';

type OnStored = (attempt: Attempt) => void;

/** Follows one answer at a time from the server into the conversation. */
export function useAnswers() {
  const [reply] = useState(() => new Reply());
  const [keys] = useState(() => new MessageKeys());
  const transcripts = useTranscripts();

  async function store(attempt: Attempt, { conversationId }: ChatReceipt, onStored: OnStored) {
    attempt.isStored = true;
    attempt.conversationId = conversationId;
    await transcripts.addQuestion(conversationId, attempt.question.text);
    onStored(attempt);
  }

  function conclude({ conversationId }: Attempt, { messageId, source, cutOff }: ChatDone) {
    if (conversationId === null) return;
    const end = { id: messageId, source, ...(cutOff && { cutOff }) };
    transcripts.addReply(conversationId, replyOf(reply.all, end));
  }

  async function follow(attempt: Attempt, request: ChatRequest, onStored: OnStored): Promise<void> {
    let isWhole = false;
    for await (const it of chat(request, { key: keys.keyFor(request), signal: attempt.signal })) {
      if (it.event === 'conversation') await store(attempt, it.data, onStored);
      if (it.event === 'delta') reply.append(it.data.text);
      if (it.event === 'done') conclude(attempt, it.data);
      isWhole = it.event === 'done';
    }
    keys.forget();
    const refreshed = transcripts.refresh();
    if (!isWhole) await refreshed;
  }

  /** Stopped or failed. What has come of the answer stays; what was stopped is asked anew, not repeated. */
  function breakOff({ conversationId, isStored, signal }: Attempt): void {
    const isKept = conversationId !== null && reply.all !== '';
    if (isKept) transcripts.addReply(conversationId, replyOf(reply.all, { cutOff: true }));
    if (signal.aborted && isStored) keys.forget();
    if (conversationId !== null && (isKept || signal.aborted)) void transcripts.refreshList(conversationId);
    else void transcripts.refresh();
  }

  return { reply, follow, breakOff };
}
