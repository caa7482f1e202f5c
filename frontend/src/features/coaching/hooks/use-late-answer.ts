import type { Conversation } from '@anew/contracts/coaching/views';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { conversationQuery, readConversation } from '#api/coaching-calls';
import { keepAnswer } from '#api/keep-answer';
import type { Exchange } from '../lib/exchange';
import { isAnswered } from '../lib/messages';

/** Milliseconds between the reads. The server has mostly stored what was stopped before the first. */
const WAITS_MS = [500, 2_000, 8_000];

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** While another answer is being written, the one that it is to replace stays on the server. */
function isStored({ messages }: Conversation, { question, answer }: Exchange): boolean {
  const last = messages.at(-1);
  const isNew = !question.again || last?.source === 'safety' || last?.content.startsWith(answer);
  return isAnswered(messages, question.text) && isNew === true;
}

/**
 * Reads the answer that was stopped here, or broke off, as the server has stored it. It may have replaced the answer,
 * because somebody in danger must find a number there.
 */
export function useLateAnswer() {
  const client = useQueryClient();
  const reading = useRef<AbortController | null>(null);
  const isHere = useRef(false);
  const stop = () => reading.current?.abort();

  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      stop();
    };
  }, []);

  async function read(id: string, ended: Exchange): Promise<void> {
    stop();
    // Leaving the page stops the answer, too. The next visit reads it.
    if (!isHere.current) return;
    const { signal } = (reading.current = new AbortController());
    const isOver = () => signal.aborted;
    for (const wait of WAITS_MS) {
      await pause(wait);
      if (isOver()) return;
      const found = await readConversation(id, signal).catch(() => null);
      if (isOver()) return;
      const isFound = found && isStored(found, ended);
      // After the first read, the answer from before is likely to stay: one without an end does not replace it.
      if (isFound || (found && ended.question.again && wait > 500))
        await keepAnswer(client, conversationQuery(id), found);
      if (isFound) return;
    }
  }

  return { read, stop };
}
