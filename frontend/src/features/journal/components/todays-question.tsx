import { MODULE_TITLES } from '@anew/contracts/content/module-slugs';
import type { DailyPrompt } from '@anew/contracts/content/views';
import * as words from '@anew/words/journal';
import { classNames } from '#shared/lib/class-names';
import { passFocusOn } from '#shared/ui/heading-focus';
import layout from '#shared/ui/layout.module.css';
import { Notice } from '#shared/ui/notice';
import { Spinner } from '#shared/ui/spinner';
import { TextButton } from '#shared/ui/text-button';
import { Unbroken } from '#shared/ui/unbroken';
import { useTodaysQuestion } from '../hooks/use-entries';
import styles from './journal.module.css';

/** A question, above what is written about it. */
export function Quotation({ label, children }: { label: string; children: string }) {
  return (
    <figure className={layout.tight}>
      <figcaption>{label}</figcaption>
      <blockquote className={classNames(layout.serif, styles.quotation)} dir="auto" data-not-ours>
        <Unbroken>{children}</Unbroken>
      </blockquote>
    </figure>
  );
}

export function Question({ question }: { question: DailyPrompt }) {
  const { text, fromFocus, moduleSlug } = question;
  const label = fromFocus
    ? words.todaysQuestionFromFocus({ module: MODULE_TITLES[moduleSlug] })
    : words.todaysQuestion();
  return <Quotation label={label}>{text}</Quotation>;
}

/** Shows that today's question is loading or did not load. Writing goes on without it. */
export function QuestionState() {
  const { data, isPending, isError, refetch } = useTodaysQuestion();
  if (isPending) return <Spinner label={words.loadingQuestion()} />;
  if (!isError || data) return null;
  return (
    <Notice
      tone="warning"
      live
      action={
        <TextButton ref={passFocusOn} onClick={() => void refetch()}>
          {words.retryButton()}
        </TextButton>
      }
    >
      {words.questionNotLoaded()}
    </Notice>
  );
}
