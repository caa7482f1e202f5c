import { startTransition, useEffect, useRef, useState } from 'react';
import { useToast } from '../../../shared/ui/toast/use-toast';
import type { ChatRequest } from '../api/chat';
import { failureWords, NOT_SENT } from '../lib/failure';
import type { Reply } from '../lib/reply';
import { attemptOf, failureOf, type Attempt, type Failure, type Question, type Turn } from '../lib/turn';
import { useAnswers } from './use-answers';

interface ChatOptions {
  requestFor: (question: Question) => ChatRequest;
  onStored: (question: Question, conversationId: string) => void;
}

export interface Chat {
  turn: Turn | null;
  failure: Failure | null;
  reply: Reply;
  /** Does nothing while another answer is on its way. */
  ask: (question: Question) => void;
  stop: () => void;
}

/** What has changed in a conversation is drawn in the next task; only then may go what it takes the place of. */
const drawn = () => new Promise((resolve) => setTimeout(resolve));

/** One question at a time. It goes on while another conversation is in view, and ends with the page. */
export function useChat(options: ChatOptions): Chat {
  const [turn, setTurn] = useState<Turn | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const { reply, follow, breakOff } = useAnswers();
  const { toast } = useToast();
  const running = useRef<AbortController | null>(null);
  const latest = useRef(options);

  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => () => running.current?.abort(), []);

  function stored({ question, conversationId }: Attempt) {
    if (conversationId === null) return;
    question.onStored?.();
    // The address changes in a transition too, and one commit then shows both.
    startTransition(() => setTurn({ conversationId, phase: 'answering' }));
    latest.current.onStored(question, conversationId);
  }

  function fail(attempt: Attempt, error: unknown) {
    breakOff(attempt);
    if (attempt.signal.aborted) return;
    toast({ title: 'Error', description: NOT_SENT, variant: 'destructive' });
    setFailure(failureOf(attempt, failureWords(error)));
  }

  async function run(attempt: Attempt) {
    try {
      await follow(attempt, latest.current.requestFor(attempt.question), stored);
    } catch (error) {
      fail(attempt, error);
    }
    await drawn();
    running.current = null;
    reply.clear();
    // After the address has changed, however soon the answer was there.
    startTransition(() => setTurn(null));
  }

  function ask(question: Question) {
    if (running.current) return;
    running.current = new AbortController();
    setFailure(null);
    setTurn({ conversationId: question.conversationId, phase: 'sending' });
    void run(attemptOf(question, running.current.signal));
  }

  return { turn, failure, reply, ask, stop: () => running.current?.abort() };
}
