import * as words from '@anew/words/journal-writing';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { classNames } from '#shared/lib/class-names';
import { appendTranscript, useDictation } from '#shared/lib/use-dictation';
import { DictationButton } from '#shared/ui/dictation-button';
import { passFocusOn } from '#shared/ui/heading-focus';
import layout from '#shared/ui/layout.module.css';
import stack from '#shared/ui/stack.module.css';
import type { NewEntryDraft } from '../hooks/use-entry-draft';
import type { ChosenPhoto } from '../hooks/use-photo';
import { usePublish } from '../hooks/use-publish';
import { type EntryDraft, isBlank } from '../lib/entry-draft';
import { DraftNote } from './draft-note';
import { FormEnd, WordsField } from './form-parts';
import styles from './journal.module.css';
import { PhotoField } from './photo-field';
import { QuestionChoice } from './question-choice';
import { UnsentPhoto } from './unsent-photo';
import { VisibilityField } from './visibility-field';

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

function useEntryDictation({ change }: NewEntryDraft) {
  return useDictation({
    failure: { title: words.notHeard(), description: words.notHeardText() },
    onTranscript: (heard) =>
      change((before) => ({ ...before, content: appendTranscript(before.content, heard) })),
  });
}

type FormProps = NewEntryFormProps & { publishing: ReturnType<typeof usePublish> };

function Form({ draft, photo, partner, focusWishes, onClose, publishing }: FormProps) {
  const { value, change, keptOn } = draft;
  const { publish, canPublish, isPending, failure, part } = publishing;
  const field = useFocus(focusWishes);
  /** What is on its way is not changed by hand. */
  const set = (changed: Partial<EntryDraft>) => {
    if (!isPending) change((before) => ({ ...before, ...changed }));
  };
  const dictation = useEntryDictation(draft);
  const label = words.whatIsOnYourMind();

  function submit(event: SubmitEvent) {
    event.preventDefault();
    dictation.stop();
    publish();
  }

  return (
    <form ref={passFocusOn} onSubmit={submit} className={classNames(stack.stack, styles.writing)}>
      <QuestionChoice answered={value.prompt} isPending={isPending} onChange={(prompt) => set({ prompt })} />
      <WordsField field={field} label={label} written={value} isPending={isPending} onChange={set} />
      <VisibilityField visibility={value.visibility} partner={partner} isPending={isPending} onChange={set} />
      <DraftNote keptOn={isBlank(value) ? null : keptOn} />
      <DictationButton dictation={dictation} disabled={isPending} compact />
      <PhotoField photo={photo} isPending={isPending} part={part} />
      <div className={classNames(layout.close, styles.last)} data-dock>
        <FormEnd
          written={value}
          partner={partner}
          failure={failure}
          submit={words.publish()}
          pendingLabel={words.publishing()}
          canSubmit={canPublish}
          isPending={isPending}
          onCancel={onClose}
        />
      </div>
    </form>
  );
}

export function NewEntryForm(props: NewEntryFormProps) {
  const { draft, photo, onClose } = props;
  const publishing = usePublish({ draft, photo, onPublished: onClose });
  if (!publishing.withoutPhoto) return <Form {...props} publishing={publishing} />;
  return (
    <UnsentPhoto
      {...publishing}
      failure={publishing.photoFailure}
      photo={photo}
      onSend={publishing.sendAgain}
      onClose={publishing.leaveWithoutPhoto}
    />
  );
}
