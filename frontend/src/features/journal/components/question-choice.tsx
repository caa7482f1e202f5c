import * as words from '@anew/words/journal';
import { Checkbox } from '#shared/ui/checkbox';
import { useTodaysQuestion } from '../hooks/use-entries';
import type { Answered } from '../lib/entry-draft';
import { Question, QuestionState, Quotation } from './todays-question';

interface QuestionChoiceProps {
  answered: Answered | null;
  isPending: boolean;
  onChange: (answered: Answered | null) => void;
}

/** Lets the user answer the question or write freely. A draft keeps the question with which it was begun. */
export function QuestionChoice({ answered, isPending, onChange }: QuestionChoiceProps) {
  const { data: todays } = useTodaysQuestion();
  const wiring = { label: words.answersThis(), 'aria-disabled': isPending || undefined };
  if (answered && answered.id !== todays?.id) {
    return (
      <div>
        <Quotation label={words.yourQuestion()}>{answered.text}</Quotation>
        <Checkbox {...wiring} checked onChange={() => onChange(null)} />
      </div>
    );
  }
  if (!todays) return <QuestionState />;
  return (
    <div>
      <Question question={todays} />
      <Checkbox
        {...wiring}
        checked={answered !== null}
        onChange={(event) => onChange(event.target.checked ? { id: todays.id, text: todays.text } : null)}
      />
    </div>
  );
}
