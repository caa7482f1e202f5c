import type { ChatDone, ChatEvent, Message } from '@anew/contracts/coaching/views';
import { newMessage, unanswered } from './messages';

/** What somebody wants an answer to. */
export interface Question {
  text: string;
  /** `null` begins a conversation. */
  conversationId: string | null;
  /** Its words stand in the composer until the server has them. */
  isTyped: boolean;
}

/**
 * `asking` until the server has the question, `answering` from then on, `stopping` once Stop was pressed. An exchange ends
 * as `done`, `stopped` or `failed`.
 */
export type Phase = 'asking' | 'answering' | 'stopping' | 'done' | 'stopped' | 'failed';

/** One question and what has become of it. */
export interface Exchange {
  question: Question;
  phase: Phase;
  /** Where the server has stored the question; before that, where it was asked. */
  conversationId: string | null;
  isStored: boolean;
  /** What has come of the answer. */
  answer: string;
  /** The server has taken back what it said first. */
  isReplaced: boolean;
  /** How the answer ended, where the stream has said so. */
  end: ChatDone | null;
  /** Why it failed, in words for the person. */
  problem: string | null;
}

/** What the stream says, and what becomes of the stream. */
export type ExchangeEvent =
  | ChatEvent
  | { event: 'stop' }
  /** The stream has ended without an error. */
  | { event: 'ended' }
  | { event: 'broke'; problem: string };

export function begin(question: Question): Exchange {
  return {
    question,
    phase: 'asking',
    conversationId: question.conversationId,
    isStored: false,
    answer: '',
    isReplaced: false,
    end: null,
    problem: null,
  };
}

export const isUnderWay = ({ phase }: Exchange): boolean =>
  phase === 'asking' || phase === 'answering' || phase === 'stopping';

function broken(exchange: Exchange, problem: string): Exchange {
  if (exchange.phase === 'stopping') return { ...exchange, phase: 'stopped' };
  return { ...exchange, phase: 'failed', problem };
}

/** The exchange after one more event. An exchange that has ended stays as it is. */
export function reduce(exchange: Exchange, it: ExchangeEvent): Exchange {
  if (!isUnderWay(exchange)) return exchange;
  switch (it.event) {
    case 'conversation': {
      const phase = exchange.phase === 'asking' ? 'answering' : exchange.phase;
      return { ...exchange, phase, isStored: true, conversationId: it.data.conversationId };
    }
    case 'delta':
      return { ...exchange, answer: exchange.answer + it.data.text };
    case 'replaced':
      return { ...exchange, answer: it.data.text, isReplaced: true };
    case 'done':
      return { ...exchange, phase: 'done', end: it.data };
    case 'stop':
      return { ...exchange, phase: 'stopping' };
    case 'ended':
      return { ...exchange, phase: 'done' };
    case 'broke':
      return broken(exchange, it.problem);
  }
}

/** What becomes of a question, event by event, until the stream is at its end. The next event waits for `onEvent`. */
export async function follow(
  question: Question,
  events: AsyncIterable<ExchangeEvent>,
  onEvent: (now: Exchange, it: ExchangeEvent) => Promise<void> | void,
): Promise<Exchange> {
  let exchange = begin(question);
  for await (const it of events) {
    exchange = reduce(exchange, it);
    await onEvent(exchange, it);
  }
  return exchange;
}

/** What goes into the transcript: the whole answer, or what had come before it was stopped or broke off. */
export function replyIn({ phase, isStored, answer, end }: Exchange): Message | null {
  if (phase === 'done' && end) {
    const { messageId, source, cutOff } = end;
    return newMessage('assistant', answer, { id: messageId, source, ...(cutOff && { cutOff }) });
  }
  const hasBegun = isStored && answer !== '';
  return hasBegun && phase !== 'done' ? newMessage('assistant', answer, { cutOff: true }) : null;
}

/** The words are still in the composer, so that is where it says what happened to them. */
export function isProblemOfComposer({ question, isStored }: Exchange): boolean {
  return question.isTyped && !isStored;
}

/** What stands after the last whole message. */
export type End =
  { kind: 'live' } | { kind: 'problem'; words: string; text: string } | { kind: 'unanswered'; text: string };

/** @param exchange the one of this conversation, if any */
export function endOf(messages: readonly Message[], exchange: Exchange | null): End | null {
  const waiting = unanswered(messages);
  if (exchange && isUnderWay(exchange)) return waiting || !exchange.isStored ? { kind: 'live' } : null;
  if (exchange?.problem && !isProblemOfComposer(exchange) && !isAnsweredElsewhere(exchange, messages))
    return { kind: 'problem', words: exchange.problem, text: exchange.question.text };
  return waiting && { kind: 'unanswered', text: waiting.content };
}

/** Nothing had come here, and yet an answer stands there: another tab or device has asked once more. */
function isAnsweredElsewhere({ isStored, answer }: Exchange, messages: readonly Message[]): boolean {
  return isStored && answer === '' && messages.length > 0 && unanswered(messages) === null;
}

/** `elsewhere`: an answer in another conversation is still coming. */
export type ComposerState = 'ready' | 'loading' | 'sending' | 'answering' | 'elsewhere';

export function composerStateOf(
  exchange: Exchange | null,
  conversationId: string | null,
  isLoaded: boolean,
): ComposerState {
  if (!exchange || !isUnderWay(exchange)) return isLoaded ? 'ready' : 'loading';
  if (exchange.conversationId !== conversationId) return 'elsewhere';
  return exchange.isStored ? 'answering' : 'sending';
}
