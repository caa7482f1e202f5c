import { startTransition, useEffect, useRef, useState } from 'react';
import { Attempts } from '#shared/lib/attempt';
import { useToast } from '#shared/ui/toast/use-toast';
import { chat, type ChatRequest, type Sending } from '../api/chat';
import { useTranscripts } from '../api/conversations';
import { begin, follow, replyIn, type Exchange, type ExchangeEvent, type Question } from '../lib/exchange';
import { failureWords, NOT_SENT } from '../lib/failure';
import { LiveText } from '../lib/live-text';

interface ChatOptions {
  requestFor: (question: Question) => ChatRequest;
  /** The server has the question; the address may have to change. */
  onStored: (question: Question, conversationId: string) => void;
}

export interface Chat {
  /** The one under way, or what is to be said of the last one. */
  exchange: Exchange | null;
  /** What has come of the answer, drawn as fast as it can be read. */
  live: LiveText;
  /** Does nothing while another answer is on its way. `onStored` is told once the server has the question. */
  ask: (question: Question, onStored?: () => void) => void;
  stop: () => void;
}

/** What has changed in a transcript is drawn in the next task; only then may go what it takes the place of. */
const drawn = () => new Promise((resolve) => setTimeout(resolve));

/** What the person or a screen reader is yet to hear of an exchange that has ended. */
const remains = (exchange: Exchange) => exchange.phase === 'failed' || exchange.isReplaced;

/** The stream as events, its end too. */
async function* answerTo(request: ChatRequest, sending: Sending): AsyncGenerator<ExchangeEvent> {
  try {
    yield* chat(request, sending);
    yield { event: 'ended' };
  } catch (error) {
    if (sending.signal.aborted) yield { event: 'stop' };
    yield { event: 'broke', problem: failureWords(error) };
  }
}

/** Where an exchange leaves its words: in the transcript as far as it got, and then what the server has of it. */
function useSettling() {
  const transcripts = useTranscripts();
  const { toast } = useToast();
  return async (ended: Exchange): Promise<void> => {
    const { phase, conversationId, end } = ended;
    if (phase === 'failed') toast({ title: 'Error', description: NOT_SENT, variant: 'destructive' });
    const reply = replyIn(ended);
    if (reply && conversationId !== null) transcripts.addReply(conversationId, reply);
    // The server may not have stored yet what was stopped.
    const staysAsItIs = phase === 'stopped' || (phase === 'failed' && reply !== null);
    if (staysAsItIs && conversationId !== null) return void transcripts.refreshList(conversationId);
    const refreshed = transcripts.refresh();
    // Without a stream the answer stands only there.
    if (phase === 'done' && !end) await refreshed;
  };
}

/** Sends a question with a key of its own, which it keeps until it was answered or stopped: then it is asked anew. */
function useSending() {
  const [attempts] = useState(() => new Attempts());
  return async (
    question: Question,
    { request, signal }: { request: ChatRequest; signal: AbortSignal },
    onEvent: (now: Exchange, it: ExchangeEvent) => Promise<void> | void,
  ): Promise<Exchange> => {
    const key = attempts.keyFor('message', request);
    const ended = await follow(question, answerTo(request, { key, signal }), onEvent);
    if (ended.phase !== 'failed' && ended.isStored) attempts.forget('message');
    return ended;
  };
}

/** One question at a time. It goes on while another conversation is in view, and ends with the page. */
export function useChat(options: ChatOptions): Chat {
  const [exchange, setExchange] = useState<Exchange | null>(null);
  const [live] = useState(() => new LiveText());
  const transcripts = useTranscripts();
  const [send, settle] = [useSending(), useSettling()];
  const running = useRef<AbortController | null>(null);

  useEffect(() => () => running.current?.abort(), []);

  /** In a transition like a change of the address, so that one commit shows both. */
  const show = (next: Exchange | null) => startTransition(() => setExchange(next));

  async function store(stored: Exchange, id: string, onStored: (() => void) | undefined) {
    await transcripts.addQuestion(id, stored.question.text);
    onStored?.();
    show(stored);
    options.onStored(stored.question, id);
  }

  async function run(question: Question, signal: AbortSignal, onStored: (() => void) | undefined) {
    const request = options.requestFor(question);
    const ended = await send(question, { request, signal }, async (now, it) => {
      live.show(now.answer);
      if (it.event === 'conversation') await store(now, it.data.conversationId, onStored);
      if (it.event === 'replaced') show(now);
    });
    await settle(ended);
    await drawn();
    running.current = null;
    live.clear();
    // After the address has changed, however soon the answer was there.
    show(remains(ended) ? ended : null);
  }

  function ask(question: Question, onStored?: () => void) {
    if (running.current) return;
    running.current = new AbortController();
    setExchange(begin(question));
    void run(question, running.current.signal, onStored);
  }

  return { exchange, live, ask, stop: () => running.current?.abort() };
}
