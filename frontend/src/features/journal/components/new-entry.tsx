import * as words from '@anew/words/journal';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#shared/ui/button';
import { Card } from '#shared/ui/card';
import { ConfirmDialog } from '#shared/ui/confirm-dialog';
import stack from '#shared/ui/stack.module.css';
import { useBegunWithQuestion } from '../hooks/use-begun-with-question';
import { useTodaysQuestion } from '../hooks/use-entries';
import { type NewEntryDraft, useEntryDraft } from '../hooks/use-entry-draft';
import { usePhoto } from '../hooks/use-photo';
import { useWriting, type Writing } from '../hooks/use-writing';
import { isBlank } from '../lib/entry-draft';
import { Question, QuestionState } from './todays-question';
import { newEntryForm } from './writing-parts';

interface ClosedProps {
  draft: NewEntryDraft;
  writing: Writing;
  onDiscard: () => void;
}

function useFocusAfterClosing(wasClosed: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (wasClosed) button.current?.focus();
  }, [wasClosed]);
  return button;
}

function Unfinished({ writing, onDiscard }: ClosedProps) {
  const button = useFocusAfterClosing(writing.wasClosed);
  const [asking, setAsking] = useState(false);
  return (
    <div className={stack.stack}>
      <p>{words.begun()}</p>
      <div className={stack.actions}>
        <Button ref={button} onClick={writing.open}>
          {words.continueButton()}
        </Button>
        <Button variant="quiet" onClick={() => setAsking(true)}>
          {words.discardButton()}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title={words.discardTitle()}
        description={words.discardText()}
        confirm={words.discardButton()}
        cancel={words.keepButton()}
        onConfirm={onDiscard}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}

function Invitation({ draft, writing }: ClosedProps) {
  const button = useFocusAfterClosing(writing.wasClosed);
  const { data: question } = useTodaysQuestion();

  function answer() {
    draft.change((before) => ({
      ...before,
      prompt: question ? { id: question.id, text: question.text } : null,
    }));
    writing.open();
  }

  function writeFreely() {
    draft.change((before) => ({ ...before, prompt: null }));
    writing.open();
  }

  return (
    <div className={stack.stack}>
      {question ? <Question question={question} /> : <QuestionState />}
      <div className={stack.actions}>
        <Button ref={button} onClick={writeFreely}>
          {words.writeButton()}
        </Button>
        {question && (
          <Button variant="secondary" onClick={answer}>
            {words.answerButton()}
          </Button>
        )}
      </div>
    </div>
  );
}

export function NewEntry({ userId, partner }: { userId: string; partner: string | null }) {
  const draft = useEntryDraft(userId);
  useBegunWithQuestion(draft);
  const photo = usePhoto();
  const writing = useWriting(!isBlank(draft.value));
  // The form gives the focus to its field, which must be there by then.
  const open = () => void newEntryForm.preload().then(writing.open);

  function discard() {
    draft.forget();
    photo.reset();
  }

  const Closed = isBlank(draft.value) ? Invitation : Unfinished;
  return (
    <Card title={words.newEntry()} className="screen-only">
      {writing.isOpen ? (
        <newEntryForm.Component
          draft={draft}
          photo={photo}
          partner={partner}
          focusWishes={writing.wishes}
          onClose={writing.close}
        />
      ) : (
        <Closed draft={draft} writing={{ ...writing, open }} onDiscard={discard} />
      )}
    </Card>
  );
}
