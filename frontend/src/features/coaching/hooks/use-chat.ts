import { startTransition, useEffect, useRef, useState } from 'react';
import { useToast } from '../../../shared/ui/toast/use-toast';
import { chat, MessageKeys, type ChatRequest } from '../api/chat';
import { useTranscripts } from '../api/conversations';
import { begin, reduce, replyIn, type Exchange, type ExchangeEvent, type Question } from '../lib/exchange';
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

/** Where an exchange leaves its words: in the transcript as far as it got, and then what the server has of it. */
function useSettling() {
  const transcripts = useTranscripts();
  return async (exchange: Exchange): Promise<void> => {
    const { phase, conversationId, end } = exchange;
    const reply = replyIn(exchange);
    if (reply && conversationId !== null) transcripts.addReply(conversationId, reply);
    // The server may not have stored yet what was stopped.
    const staysAsItIs = phase === 'stopped' || (phase === 'failed' && reply !== null);
    if (staysAsItIs && conversationId !== null) return void transcripts.refreshList(conversationId);
    const refreshed = transcripts.refresh();
    // Without a stream the answer stands only there.
    if (phase === 'done' && !end) await refreshed;
  };
}

/** One question at a time. It goes on while another conversation is in view, and ends with the page. */
export function useChat(options: ChatOptions): Chat {
  const [exchange, setExchange] = useState<Exchange | null>(null);
  const [live] = useState(() => new LiveText());
  const [keys] = useState(() => new MessageKeys());
  const transcripts = useTranscripts();
  const settle = useSettling();
  const { toast } = useToast();
  const running = useRef<AbortController | null>(null);
  const latest = useRef(options);

  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => () => running.current?.abort(), []);

  /** In a transition like a change of the address, so that one commit shows both. */
  const show = (next: Exchange | null) => startTransition(() => setExchange(next));

  async function store(stored: Exchange, onStored: (() => void) | undefined) {
    const { question, conversationId } = stored;
    if (conversationId === null) return;
    await transcripts.addQuestion(conversationId, question.text);
    onStored?.();
    show(stored);
    latest.current.onStored(question, conversationId);
  }

  function finish(ended: Exchange) {
    running.current = null;
    live.clear();
    // After the address has changed, however soon the answer was there.
    show(remains(ended) ? ended : null);
  }

  async function run(question: Question, signal: AbortSignal, onStored?: () => void) {
    let current = begin(question);
    const take = (it: ExchangeEvent) => {
      current = reduce(current, it);
      live.show(current.answer);
      if (it.event === 'replaced' || it.event === 'stop') show(current);
    };
    signal.addEventListener('abort', () => take({ event: 'stop' }));
    const request = latest.current.requestFor(question);
    try {
      for await (const it of chat(request, { key: keys.keyFor(request), signal })) {
        take(it);
        if (it.event === 'conversation') await store(current, onStored);
      }
      take({ event: 'ended' });
    } catch (error) {
      take({ event: 'broke', problem: failureWords(error) });
    }
    // What failed is asked again with its key; what was answered or stopped is asked anew.
    if (current.phase !== 'failed' && current.isStored) keys.forget();
    if (current.phase === 'failed') toast({ title: 'Error', description: NOT_SENT, variant: 'destructive' });
    await settle(current);
    await drawn();
    finish(current);
  }

  function ask(question: Question, onStored?: () => void) {
    if (running.current) return;
    running.current = new AbortController();
    setExchange(begin(question));
    void run(question, running.current.signal, onStored);
  }

  return { exchange, live, ask, stop: () => running.current?.abort() };
}
