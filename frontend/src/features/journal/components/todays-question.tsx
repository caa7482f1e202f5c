import { MODULE_TITLES } from '@anew/contracts/content/module-slugs';
import type { DailyPrompt } from '@anew/contracts/content/views';
import { classNames } from '#shared/lib/class-names';
import { Checkbox } from '#shared/ui/checkbox';
import layout from '#shared/ui/layout.module.css';
import { Notice } from '#shared/ui/notice';
import { Spinner } from '#shared/ui/spinner';
import { TextButton } from '#shared/ui/text-button';
import { Unbroken } from '#shared/ui/unbroken';
import { useTodaysPrompt } from '../hooks/use-entries';
import type { Answered } from '../lib/entry-draft';
import styles from './journal.module.css';

/** A question, above what is written about it. */
export function Quotation({ label, children }: { label: string; children: string }) {
  return (
    <figure className={layout.tight}>
      <figcaption>{label}</figcaption>
      <blockquote className={classNames(layout.serif, styles.quotation)} dir="auto">
        <Unbroken>{children}</Unbroken>
      </blockquote>
    </figure>
  );
}

export function Question({ question }: { question: DailyPrompt }) {
  const { text, fromFocus, moduleSlug } = question;
  const from = fromFocus ? `, from your focus: ${MODULE_TITLES[moduleSlug]}` : '';
  return <Quotation label={`Today’s question${from}`}>{text}</Quotation>;
}

/** Shows that today's question is loading or did not load. Writing goes on without it. */
export function QuestionState() {
  const { data, isPending, isError, refetch } = useTodaysPrompt();
  if (isPending) return <Spinner label="Loading today’s question" />;
  if (!isError || data) return null;
  return (
    <Notice tone="warning" live action={<TextButton onClick={() => void refetch()}>Retry</TextButton>}>
      Today’s question did not load. You can write without it.
    </Notice>
  );
}

interface QuestionChoiceProps {
  answered: Answered | null;
  onChange: (answered: Answered | null) => void;
}

/** Lets the user answer the question or write freely. A draft keeps the question with which it was begun. */
export function QuestionChoice({ answered, onChange }: QuestionChoiceProps) {
  const { data: todays } = useTodaysPrompt();
  if (answered && answered.id !== todays?.id) {
    return (
      <div>
        <Quotation label="Your question">{answered.text}</Quotation>
        <Checkbox label="My entry answers this question" checked onChange={() => onChange(null)} />
      </div>
    );
  }
  if (!todays) return <QuestionState />;
  return (
    <div>
      <Question question={todays} />
      <Checkbox
        label="My entry answers this question"
        checked={answered !== null}
        onChange={(event) => onChange(event.target.checked ? { id: todays.id, text: todays.text } : null)}
      />
    </div>
  );
}
