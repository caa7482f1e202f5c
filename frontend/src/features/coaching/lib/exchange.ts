import type { ChatDone, ChatEvent, Message } from '@anew/contracts/coaching/views';
import type { Attempt } from '#shared/lib/attempt';
import type { Problem } from './failure';
import { newMessage, unanswered } from './messages';

/** A question to the coach. */
export interface Question {
  text: string;
  /** `null` begins a conversation. */
  conversationId: string | null;
  /** The text stays in the composer until the server has stored it. */
  isTyped: boolean;
  /** The question has been asked before. A new answer replaces the one that it had. */
  again: boolean;
}

/** What an earlier attempt to ask a question has left, and what is done as asking goes on. */
export interface Asking {
  /** The last attempt, if one is stored. */
  attempt?: Attempt | undefined;
  onAttempt?: (attempt: Attempt) => void;
  /** Called once the server has stored the question. */
  onStored?: () => void;
}

/**
 * `asking` until the server has stored the question, `answering` from then on, `stopping` once Stop was pressed. An
 * exchange ends as `done`, `stopped` or `failed`.
 */
type Phase = 'asking' | 'answering' | 'stopping' | 'done' | 'stopped' | 'failed';

/** One question, and the state of its answer. */
export interface Exchange {
  question: Question;
  phase: Phase;
  /** The conversation in which the server has stored the question; before that, the one in which it was asked. */
  conversationId: string | null;
  isStored: boolean;
  /** The answer so far. */
  answer: string;
  /** The server has replaced its first answer. */
  isReplaced: boolean;
  /** The end of the answer, if the stream has reported it. */
  end: ChatDone | null;
  problem: Problem | null;
}

/** Events of the stream, and events about the stream. */
export type ExchangeEvent =
  | ChatEvent
  | { event: 'stop' }
  /** The stream has ended without an error. */
  | { event: 'ended' }
  | { event: 'broke'; problem: Problem };

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

function broken(exchange: Exchange, problem: Problem): Exchange {
  if (exchange.phase === 'stopping') return { ...exchange, phase: 'stopped' };
  return { ...exchange, phase: 'failed', problem };
}

/** Returns the exchange after one more event. An exchange that has ended does not change. */
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

/**
 * Follows a question event by event, until the stream ends. The next event waits for `onEvent`.
 * @returns the exchange at its end
 */
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

/**
 * The reply for the transcript: the whole answer, or the part that came before it was stopped or broke off. What the
 * server has put in its place is whole.
 */
export function replyIn({ phase, isStored, answer, isReplaced, end }: Exchange): Message | null {
  if (phase === 'done' && end) {
    const { messageId, ...about } = end;
    return newMessage('assistant', answer, { id: messageId, ...about });
  }
  const hasBegun = isStored && answer !== '';
  return hasBegun && phase !== 'done'
    ? newMessage('assistant', answer, isReplaced ? {} : { cutOff: true })
    : null;
}

/** The text is still in the composer, so the failure is shown there. */
export function isProblemOfComposer({ question, isStored }: Exchange): boolean {
  return question.isTyped && !isStored;
}

/** Element below the last whole message. */
export type End =
  | { kind: 'live' }
  | { kind: 'problem'; problem: Problem; text: string }
  | { kind: 'unanswered'; text: string };

/** @param exchange the exchange of this conversation, if there is one */
export function endOf(messages: readonly Message[], exchange: Exchange | null): End | null {
  const waiting = unanswered(messages);
  if (exchange && isUnderWay(exchange)) return waiting || !exchange.isStored ? { kind: 'live' } : null;
  if (exchange?.problem && !isProblemOfComposer(exchange) && !isAnsweredElsewhere(exchange, messages))
    return { kind: 'problem', problem: exchange.problem, text: exchange.question.text };
  return waiting && { kind: 'unanswered', text: waiting.content };
}

/** No answer came here, but there is one: another tab or device has asked again. */
function isAnsweredElsewhere(
  { question, isStored, answer }: Exchange,
  messages: readonly Message[],
): boolean {
  return !question.again && isStored && answer === '' && messages.length > 0 && unanswered(messages) === null;
}

/** `elsewhere` means that an answer in another conversation is still coming. */
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
