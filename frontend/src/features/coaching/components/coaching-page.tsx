import * as words from '@anew/words/coaching';
import { useEffect, useRef, useState } from 'react';
import { Leavable } from '#shared/quick-exit/quick-exit';
import { Page } from '#shared/ui/page';
import { useChat } from '../hooks/use-chat';
import { useChoice } from '../hooks/use-choice';
import { useInputFocus } from '../hooks/use-input-focus';
import { clearMessageDraft } from '../hooks/use-message-draft';
import { useSettings } from '../hooks/use-settings';
import { useTypingRoom } from '../hooks/use-typing-room';
import { useView } from '../hooks/use-view';
import { composerStateOf } from '../lib/exchange';
import { type ChatSettings, requestOf } from '../lib/settings';
import { EntryNote, useEntryNote } from './about-coach';
import styles from './coaching.module.css';
import { Conversation } from './conversation';
import { Conversations } from './conversations';
import { Toolbar } from './toolbar';

/** The conversation in view, the answer that is coming, and the ways to leave a conversation. */
function useCoaching(userId: string, settings: ChatSettings) {
  const view = useView();
  const inView = useRef(view);
  const chat = useChat({
    requestFor: (question) => requestOf(question, settings, view.moduleSlug),
    onStored: ({ conversationId }, id) => {
      if (conversationId === null && inView.current.id === null) inView.current.becomes(id);
    },
    isInView: (id) => inView.current.id === id,
  });

  useEffect(() => {
    inView.current = view;
  });

  /**
   * Leaves the conversation without a way back to it: hiding is useless while the page still shows the conversation.
   */
  function leave(id: string) {
    if (view.id === id) view.startNew({ replace: true });
  }

  function forget(id: string) {
    if (chat.exchange?.conversationId === id) chat.stop();
    clearMessageDraft(userId, id);
    leave(id);
  }

  return { view, chat, leave, forget };
}

function Coaching({ userId }: { userId: string }) {
  const settings = useSettings(userId);
  const { view, chat, leave, forget } = useCoaching(userId, settings.settings);
  const [listOpen, setListOpen] = useState(false);
  const note = useEntryNote(userId);
  const input = useInputFocus(composerStateOf(chat.exchange, view.id, true));

  const choose = useChoice(view, input);

  useTypingRoom(input);

  const list = {
    activeId: view.id,
    onChosen: (id: string | null) => {
      if (id === null) view.startNew();
      choose({ id, isHeld: listOpen });
      setListOpen(false);
    },
    onDeleted: forget,
    onHidden: leave,
  };
  return (
    <Page title={words.title()}>
      <div className={styles.coaching}>
        <aside className={styles.side} aria-label={words.conversations()}>
          <Conversations {...list} id="conversations" />
        </aside>
        <div className={styles.main}>
          <Toolbar
            settings={settings}
            listOpen={listOpen}
            onListOpen={setListOpen}
            onFocus={() => choose((it) => (it?.isHeld ? { ...it, isHeld: false } : it))}
          >
            <Conversations {...list} id="conversations-drawer" />
          </Toolbar>
          {note.isShown && <EntryNote onSeen={note.putAway} />}
          <Conversation
            key={view.id ?? 'new'}
            userId={userId}
            view={view}
            chat={chat}
            input={input}
            isNoted={note.isShown}
          />
        </div>
      </div>
    </Page>
  );
}

export function CoachingPage({ userId }: { userId: string }) {
  return (
    <Leavable>
      <Coaching userId={userId} />
    </Leavable>
  );
}
