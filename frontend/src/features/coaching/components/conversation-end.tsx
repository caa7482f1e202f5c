import type { Message } from '@anew/contracts/coaching/views';
import { unanswered } from '../lib/messages';
import type { Reply } from '../lib/reply';
import type { Failure, Turn } from '../lib/turn';
import { LiveAnswer } from './live-answer';
import { NoAnswerYet, ProblemLine } from './problem-line';

interface ConversationEndProps {
  messages: readonly Message[];
  turn: Turn | null;
  failure: Failure | null;
  reply: Reply;
  onAsk: (text: string) => void;
}

/** After the last whole message: the answer that is coming, or why none does. */
export function ConversationEnd({ messages, turn, failure, reply, onAsk }: ConversationEndProps) {
  const waiting = unanswered(messages);
  if (turn) return turn.phase === 'sending' || waiting ? <LiveAnswer reply={reply} /> : null;
  if (failure && !failure.inComposer) {
    return <ProblemLine words={failure.words} onRetry={() => onAsk(failure.question.text)} />;
  }
  return waiting && <NoAnswerYet onRetry={() => onAsk(waiting.content)} />;
}
