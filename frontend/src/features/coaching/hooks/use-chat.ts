import * as words from '@anew/words/coaching';
import { startTransition, useEffect, useRef, useState } from 'react';
import { chat, type ChatRequest, type Sending } from '#api/chat';
import { type Attempt, attemptAt } from '#shared/lib/attempt';
import { whileSending } from '#shared/lib/sending';
import { useToast } from '#shared/ui/toast/use-toast';
import {
  type Asking,
  begin,
  type Exchange,
  type ExchangeEvent,
  follow,
  type Question,
  replyIn,
} from '../lib/exchange';
import { problemIn } from '../lib/failure';
import { LiveText } from '../lib/live-text';
import { useLateAnswer } from './use-late-answer';
import { useTranscripts } from './use-transcripts';

interface ChatOptions {
  requestFor: (question: Question) => ChatRequest;
  /** Called when the server has stored the question. The address may have to change then. */
  onStored: (question: Question, conversationId: string) => void;
  /** Tells whether this conversation is the one on the screen. */
  isInView: (conversationId: string | null) => boolean;
}

export interface Chat {
  /** The running exchange, or the last one while there is something to say about it. */
  exchange: Exchange | null;
  /** The answer so far, drawn no faster than it can be read. */
  live: LiveText;
  /** Asks a question, unless another answer is running. */
  ask: (question: Question, asking?: Asking) => void;
  stop: () => void;
}

/** Changes of a transcript are drawn in the next task. Only then may the live answer that they replace be removed. */
const drawn = () => new Promise((resolve) => setTimeout(resolve));

/** Tells whether there is still something to say about an exchange that has ended. */
const remains = (exchange: Exchange) => exchange.phase === 'failed' || exchange.isReplaced;

/** The answer as events, including how the stream ended. */
async function* answerTo(request: ChatRequest, sending: Sending): AsyncGenerator<ExchangeEvent> {
  try {
    yield* chat(request, sending);
    yield { event: 'ended' };
  } catch (error) {
    if (sending.signal.aborted) yield { event: 'stop' };
    yield { event: 'broke', problem: problemIn(error) };
  }
}

/** Puts an ended exchange into the transcript as far as it got, and then reads the server's version. */
function useSettling({ isInView }: ChatOptions, readLate: (id: string, ended: Exchange) => Promise<void>) {
  const transcripts = useTranscripts();
  const { toast } = useToast();
  return async (ended: Exchange): Promise<void> => {
    const { phase, conversationId, end } = ended;
    // In view, the failure stands next to the message.
    if (phase === 'failed' && !isInView(conversationId))
      toast({ title: words.errorTitle(), description: words.notSent(), variant: 'destructive' });
    const reply = replyIn(ended);
    if (reply && conversationId !== null) await transcripts.addReply(conversationId, reply);
    // Reading anew would show the landing page in place of the words that were not sent.
    if (ended.problem?.isSignedOut) return;
    // The server may not have stored a stopped answer yet.
    const staysAsItIs = phase === 'stopped' || (phase === 'failed' && reply !== null);
    if (staysAsItIs && conversationId !== null) {
      void transcripts.refreshList(conversationId);
      if (reply) void readLate(conversationId, ended);
      return;
    }
    const refreshed = transcripts.refresh();
    // Without a stream, the answer is only in the conversation that is read again.
    if (phase === 'done' && !end) await refreshed;
  };
}

/**
 * Sends a question with a key of its own. The key stays the same until the question was answered or stopped; after
 * that, asking again is a new request.
 */
function useSending() {
  const last = useRef<Attempt>(undefined);
  return async (
    question: Question,
    { request, signal, attempt, onAttempt }: Asking & { request: ChatRequest; signal: AbortSignal },
    onEvent: (now: Exchange, it: ExchangeEvent) => Promise<void> | void,
  ): Promise<Exchange> => {
    last.current = attemptAt(request, attempt ?? last.current);
    onAttempt?.(last.current);
    const { key } = last.current;
    const ended = await follow(question, answerTo(request, { key, signal }), onEvent);
    if (ended.phase !== 'failed' && ended.isStored) last.current = undefined;
    return ended;
  };
}

/** Puts a question that the server has stored into its transcript, and then into the address. */
function useStoring({ onStored }: ChatOptions) {
  const transcripts = useTranscripts();
  return async ({ question }: Exchange, id: string, show: () => void): Promise<void> => {
    await transcripts.addQuestion(id, question);
    show();
    onStored(question, id);
  };
}

/**
 * Asks one question at a time. The answer continues while another conversation is in view, and stops when the page is
 * left.
 */
export function useChat(options: ChatOptions): Chat {
  const [exchange, setExchange] = useState<Exchange | null>(null);
  const [live] = useState(() => new LiveText());
  const late = useLateAnswer();
  const [send, store, settle] = [useSending(), useStoring(options), useSettling(options, late.read)];
  const running = useRef<AbortController | null>(null);

  useEffect(() => () => running.current?.abort(), []);

  /** The change is shown in a transition, as a change of the address is, so that one commit shows both. */
  const show = (next: Exchange | null) => startTransition(() => setExchange(next));

  async function run(question: Question, signal: AbortSignal, asking: Asking) {
    const request = options.requestFor(question);
    const ended = await send(question, { ...asking, request, signal }, async (now, it) => {
      live.show(now.answer);
      if (it.event === 'conversation')
        await store(now, it.data.conversationId, () => {
          asking.onStored?.();
          show(now);
        });
      if (it.event === 'replaced') show(now);
    });
    await settle(ended);
    await drawn();
    running.current = null;
    live.clear();
    // The exchange is removed only after the address has changed, even if the answer was quick.
    show(remains(ended) ? ended : null);
  }

  function ask(question: Question, asking: Asking = {}) {
    if (running.current) return;
    late.stop();
    running.current = new AbortController();
    setExchange(begin(question));
    void whileSending(run(question, running.current.signal, asking));
  }

  return { exchange, live, ask, stop: () => running.current?.abort() };
}
