import * as words from '@anew/words/journal-writing';
import type { Ref } from 'react';
import { Button } from '#shared/ui/button';
import { Notice } from '#shared/ui/notice';
import stack from '#shared/ui/stack.module.css';
import { TextArea } from '#shared/ui/text-area';
import type { EntryWords } from '../lib/entry-draft';
import { tooLong } from '../lib/too-long';
import { WhoReads } from './visibility-field';

interface WordsFieldProps {
  field: Ref<HTMLTextAreaElement>;
  label: string;
  written: EntryWords;
  isPending: boolean;
  onChange: (part: Pick<EntryWords, 'content'>) => void;
}

/** What is written. It can be read, and not changed, while it is on its way. */
export function WordsField({ field, label, written, isPending, onChange }: WordsFieldProps) {
  return (
    <TextArea
      ref={field}
      label={label}
      value={written.content}
      error={tooLong(written)}
      readOnly={isPending}
      dir="auto"
      onChange={(event) => onChange({ content: event.target.value })}
    />
  );
}

interface FormEndProps {
  written: EntryWords;
  partner: string | null;
  failure: { title: string; description: string } | null;
  submit: string;
  pendingLabel: string;
  canSubmit: boolean;
  isPending: boolean;
  onCancel: () => void;
}

/** Ends a form: what went wrong, who will read it, and the ways on. */
export function FormEnd(props: FormEndProps) {
  const { written, partner, failure, submit, pendingLabel, canSubmit, isPending, onCancel } = props;
  return (
    <>
      {failure && (
        <Notice tone="danger" title={failure.title}>
          {failure.description}
        </Notice>
      )}
      <WhoReads visibility={written.visibility} partner={partner} />
      <div className={stack.actions}>
        <Button type="submit" disabled={!canSubmit} pending={isPending} pendingLabel={pendingLabel}>
          {submit}
        </Button>
        <Button variant="secondary" onClick={onCancel} disabled={isPending}>
          {words.cancel()}
        </Button>
      </div>
    </>
  );
}
