import type { Message } from '@anew/contracts/coaching/views';
import { isMissing } from '../../../shared/api/http-error';
import { classNames } from '../../../shared/lib/class-names';
import layout from '../../../shared/ui/layout.module.css';
import { useConversation } from '../api/conversations';
import { useAsking } from '../hooks/use-asking';
import type { Chat } from '../hooks/use-chat';
import { useFollow } from '../hooks/use-follow';
import { focusInput, type Input } from '../hooks/use-input-focus';
import { useMessageDraft } from '../hooks/use-message-draft';
import type { View } from '../hooks/use-view';
import type { Failure, Turn } from '../lib/turn';
import styles from './coaching.module.css';
import { Composer, type ComposerState } from './composer';
import { ConversationEnd } from './conversation-end';
import { Disclaimer } from './disclaimer';
import { ExamplePrompts, Welcome } from './example-prompts';
import { JumpToLatest } from './jump-to-latest';
import { AnswerStatus } from './live-answer';
import { ModuleChip } from './module-chip';
import { NotLoaded, NotFound } from './not-loaded';
import { Transcript } from './transcript';

interface ConversationProps {
  userId: string;
  view: View;
  chat: Chat;
  input: Input;
}

const NONE: readonly Message[] = [];

interface Here {
  turn: Turn | null;
  failure: Failure | null;
  state: ComposerState;
}

/** What of all that goes on belongs to the conversation in view. */
function hereOf({ turn, failure }: Chat, id: string | null, isLoaded: boolean): Here {
  const own = turn?.conversationId === id ? turn : null;
  const idle = isLoaded ? 'ready' : 'loading';
  return {
    turn: own,
    failure: failure?.conversationId === id ? failure : null,
    state: own?.phase ?? (turn ? 'elsewhere' : idle),
  };
}

/** Shown anew, with a key of its own, for each conversation. */
export function Conversation({ userId, view, chat, input }: ConversationProps) {
  const query = useConversation(view.id);
  const draft = useMessageDraft(userId, view.id);
  const messages = query.data?.messages ?? NONE;
  const isLoaded = view.id === null || query.data !== undefined;
  const { turn, failure, state } = hereOf(chat, view.id, isLoaded);
  const { column, isAway, toEnd } = useFollow(messages.length > 0);
  const isNew = view.id === null && !turn;
  const asking = useAsking({ chat, conversationId: view.id, messages, draft, onAsk: toEnd });

  function fill(text: string) {
    draft.change(text);
    input.current?.focus();
  }

  if (isMissing(query.error)) return <NotFound />;
  return (
    <div ref={column} className={classNames(styles.conversation, chat.turn && styles.busy)}>
      {view.moduleSlug && <ModuleChip slug={view.moduleSlug} onDismiss={view.dismissModule} />}
      {!isLoaded && <NotLoaded isError={query.isError} onRetry={() => void query.refetch()} />}
      {isNew && <Welcome />}
      {messages.length > 0 && <Transcript messages={messages} onRetry={asking.retry} />}
      <ConversationEnd
        messages={messages}
        turn={turn}
        failure={failure}
        reply={chat.reply}
        onAsk={asking.again}
      />
      <div className={isNew ? layout.close : styles.dock}>
        <AnswerStatus isWaiting={turn !== null} />
        <JumpToLatest
          isShown={isAway}
          onJump={() => {
            toEnd();
            focusInput(input);
          }}
        />
        <Composer
          draft={draft}
          input={input}
          state={state}
          problem={failure?.inComposer ? failure.words : null}
          onSend={asking.send}
          onStop={chat.stop}
        />
        <Disclaimer />
      </div>
      {isNew && <ExamplePrompts moduleSlug={view.moduleSlug} onChoose={fill} />}
    </div>
  );
}
