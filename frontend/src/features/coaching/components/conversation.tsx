import type { Message } from '@anew/contracts/coaching/views';
import * as words from '@anew/words/coaching';
import { useEffect } from 'react';
import { isMissing } from '#shared/api/http-error';
import { classNames } from '#shared/lib/class-names';
import { Button } from '#shared/ui/button';
import layout from '#shared/ui/layout.module.css';
import { useAsking } from '../hooks/use-asking';
import type { Chat } from '../hooks/use-chat';
import { useConversation } from '../hooks/use-conversations';
import { useFollow } from '../hooks/use-follow';
import { focusInput, type Input } from '../hooks/use-input-focus';
import { clearMessageDraft, useBeginning, useMessageDraft } from '../hooks/use-message-draft';
import type { View } from '../hooks/use-view';
import { composerStateOf, endOf, isProblemOfComposer } from '../lib/exchange';
import { Disclaimer } from './about-coach';
import page from './coaching.module.css';
import { Composer } from './composer';
import styles from './conversation.module.css';
import { AnswerStatus, ConversationEnd } from './conversation-end';
import { Glyph } from './glyph';
import { NotFound, NotLoaded } from './not-loaded';
import { Transcript } from './transcript';
import { ExamplePrompts, ModuleChip, Welcome } from './welcome';

interface ConversationProps {
  userId: string;
  view: View;
  chat: Chat;
  input: Input;
  /** Whether the note above says what the coach is. */
  isNoted: boolean;
}

const NONE: readonly Message[] = [];

/** The conversation in view: its messages, the answer that is coming, and the ways to ask. */
function useTalk({ userId, view, chat }: ConversationProps) {
  const query = useConversation(view.id);
  const draft = useMessageDraft(userId, view.id);
  useBeginning(draft);
  const messages = query.data?.messages ?? NONE;
  const isLoaded = view.id === null || query.data !== undefined;
  const exchange = chat.exchange?.conversationId === view.id ? chat.exchange : null;
  const follow = useFollow(messages.length > 0);
  const asking = useAsking({ chat, conversationId: view.id, messages, draft, onAsk: follow.toAnswer });
  const state = composerStateOf(chat.exchange, view.id, isLoaded);
  return {
    query,
    draft,
    messages,
    isLoaded,
    exchange,
    follow,
    asking,
    state,
    isNew: view.id === null && state !== 'sending' && state !== 'answering',
    problem: exchange && isProblemOfComposer(exchange) ? exchange.problem : null,
  };
}

type Talk = ReturnType<typeof useTalk>;

/** Stays at the lower edge of the window, over the end of a long conversation. */
function Dock({ talk, chat, input }: Pick<ConversationProps, 'chat' | 'input'> & { talk: Talk }) {
  const { draft, exchange, follow, asking, state, isNew, problem } = talk;

  function jump() {
    follow.toEnd();
    focusInput(input);
  }

  return (
    <div className={isNew ? layout.close : styles.dock} data-dock>
      <AnswerStatus exchange={exchange} />
      {follow.isAway && (
        <Button variant="secondary" className={styles.jump} onClick={jump}>
          <Glyph name="down" />
          <span className={page.word}>{words.jumpToLatest()}</span>
        </Button>
      )}
      <Composer
        draft={draft}
        input={input}
        state={state}
        problem={problem}
        onSend={asking.send}
        onStop={chat.stop}
      />
    </div>
  );
}

/** Must be mounted again, with a key of its own, for each conversation. */
export function Conversation(props: ConversationProps) {
  const { userId, view, chat, input, isNoted } = props;
  const talk = useTalk(props);
  const { query, draft, messages, exchange, asking, isNew } = talk;
  const { column } = talk.follow;
  const isGone = isMissing(query.error);
  const { forget } = draft;
  const isBusy = talk.state !== 'ready' && talk.state !== 'loading';

  // It was deleted in another tab or on another device, where its draft could not be removed.
  useEffect(() => {
    if (!isGone || view.id === null) return;
    clearMessageDraft(userId, view.id);
    forget();
  }, [isGone, userId, view.id, forget]);

  function fill(text: string) {
    draft.change(text);
    input.current?.focus();
  }

  if (isGone) return <NotFound />;
  return (
    <div ref={column} className={classNames(page.conversation, isBusy && styles.busy)}>
      {view.moduleSlug && <ModuleChip slug={view.moduleSlug} onDismiss={view.dismissModule} />}
      {!isNoted && <Disclaimer />}
      {!talk.isLoaded && <NotLoaded isError={query.isError} onRetry={() => void query.refetch()} />}
      {isNew && <Welcome />}
      {query.data && messages.length > 0 && (
        <Transcript title={query.data.title} messages={messages} onRetry={asking.retry} />
      )}
      <ConversationEnd end={endOf(messages, exchange)} live={chat.live} onAsk={asking.again} />
      <Dock talk={talk} chat={chat} input={input} />
      {isNew && <ExamplePrompts moduleSlug={view.moduleSlug} onChoose={fill} />}
    </div>
  );
}
