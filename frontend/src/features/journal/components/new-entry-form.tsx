import * as said from '@anew/words/journal-writing';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { classNames } from '#shared/lib/class-names';
import { appendTranscript, useDictation } from '#shared/lib/use-dictation';
import { Button } from '#shared/ui/button';
import { DictationButton } from '#shared/ui/dictation-button';
import layout from '#shared/ui/layout.module.css';
import { Notice } from '#shared/ui/notice';
import stack from '#shared/ui/stack.module.css';
import { TextArea } from '#shared/ui/text-area';
import type { NewEntryDraft } from '../hooks/use-entry-draft';
import type { ChosenPhoto } from '../hooks/use-photo';
import { usePublish } from '../hooks/use-publish';
import { type EntryDraft, isBlank } from '../lib/entry-draft';
import { tooLong } from '../lib/too-long';
import { DraftNote } from './draft-note';
import styles from './journal.module.css';
import { PhotoField } from './photo-field';
import { QuestionChoice } from './todays-question';
import { UnsentPhoto } from './unsent-photo';
import { VisibilityField, WhoReads } from './visibility-field';

export interface NewEntryFormProps {
  draft: NewEntryDraft;
  photo: ChosenPhoto;
  partner: string | null;
  focusWishes: number;
  onClose: () => void;
}

function useFocus(wishes: number) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (wishes > 0) field.current?.focus();
  }, [wishes]);
  return field;
}

export function NewEntryForm({ draft, photo, partner, focusWishes, onClose }: NewEntryFormProps) {
  const { value, change } = draft;
  const publishing = usePublish({ draft, photo, onPublished: onClose });
  const { publish, canPublish, isPending, failure } = publishing;
  const field = useFocus(focusWishes);
  const set = (part: Partial<EntryDraft>) => change((before) => ({ ...before, ...part }));
  const dictation = useDictation({
    failure: { title: said.notHeard(), description: said.notHeardText() },
    onTranscript: (heard) =>
      change((before) => ({ ...before, content: appendTranscript(before.content, heard) })),
  });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    dictation.stop();
    publish();
  }

  if (publishing.withoutPhoto) {
    return (
      <UnsentPhoto
        {...publishing}
        photo={photo}
        onSend={publishing.sendAgain}
        onClose={publishing.leaveWithoutPhoto}
      />
    );
  }
  return (
    <form onSubmit={submit} className={classNames(stack.stack, styles.writing)}>
      <QuestionChoice answered={value.prompt} onChange={(prompt) => set({ prompt })} />
      <TextArea
        ref={field}
        label={said.whatIsOnYourMind()}
        value={value.content}
        error={tooLong(value)}
        readOnly={isPending}
        dir="auto"
        onChange={(event) => set({ content: event.target.value })}
      />
      <DraftNote keptOn={isBlank(value) ? null : draft.keptOn} />
      <DictationButton dictation={dictation} disabled={isPending} compact />
      <PhotoField photo={photo} isPending={isPending} part={publishing.part} />
      <VisibilityField
        visibility={value.visibility}
        partner={partner}
        onChange={(visibility) => set({ visibility })}
      />
      <div className={classNames(layout.close, styles.last)} data-dock>
        {failure && (
          <Notice tone="danger" title={said.notSaved()}>
            {failure}
          </Notice>
        )}
        <WhoReads visibility={value.visibility} partner={partner} />
        <div className={stack.actions}>
          <Button type="submit" disabled={!canPublish} pending={isPending} pendingLabel={said.publishing()}>
            {said.publish()}
          </Button>
          <Button variant="secondary" onClick={onClose} disabled={isPending}>
            {said.cancel()}
          </Button>
        </div>
      </div>
    </form>
  );
}
